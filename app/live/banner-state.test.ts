import { describe, expect, it } from 'vitest'
import type { FileRecord } from '#core/records/file'
import { followFiles, headOf, stillGone, type BannerFile, type BannerItem } from './banner-state'

const file = (id: string, state: FileRecord['processing_state'], recent = false): BannerFile => ({
  id,
  display_name: `${id}.jpg`,
  processing_state: state,
  processing_pct: 10,
  last_error: null,
  error_code: null,
  recent,
})
const shown = (items: readonly BannerItem[]) => items.map(({ file, phase }) => `${file.id} ${phase}`)
const none = new Set<string>()

describe('followFiles', () => {
  it('begins with what is being read and what ended just now', () => {
    const files = [
      file('a', 'queued'),
      file('b', 'succeeded', true),
      file('c', 'failed', true),
      file('d', 'succeeded'),
      file('e', 'failed'),
    ]
    expect(shown(followFiles(null, files, none))).toEqual(['a processing', 'b completed', 'c failed'])
  })

  it('follows a file to its end, and forgets it then', () => {
    const first = followFiles(null, [file('a', 'running')], none)
    const second = followFiles(first, [file('a', 'succeeded', true)], none)
    expect(shown(second)).toEqual(['a completed'])
    expect(followFiles(second, [file('a', 'succeeded', true)], new Set(['a']))).toEqual([])
  })

  it('takes up a file again that is retried after it was dismissed', () => {
    expect(shown(followFiles([], [file('a', 'queued')], new Set(['a'])))).toEqual(['a processing'])
  })

  it('forgets that a file was dismissed once it is read again', () => {
    const gone = new Set(['a', 'b'])
    expect(stillGone(gone, [file('a', 'failed'), file('b', 'succeeded')])).toBe(gone)
    expect([...stillGone(gone, [file('a', 'running'), file('b', 'failed')])]).toEqual(['b'])
  })

  it('does not start to follow what ended unseen', () => {
    expect(followFiles([], [file('a', 'succeeded', true)], none)).toEqual([])
  })

  it('drops a file that was deleted', () => {
    expect(followFiles(followFiles(null, [file('a', 'running')], none), [], none)).toEqual([])
  })

  it('follows ten files at most', () => {
    const many = Array.from({ length: 14 }, (_, n) => file(String(n), 'queued'))
    expect(followFiles(null, many, none)).toHaveLength(10)
  })
})

describe('headOf', () => {
  it.each([
    [['succeeded', 'failed', 'running', 'queued'], '2'],
    // What waits stands at nothing; what is read moves.
    [['queued', 'running', 'running'], '1'],
    [['failed', 'queued', 'queued'], '1'],
    [['succeeded', 'failed'], '1'],
    [['succeeded', 'succeeded'], '0'],
    [[], undefined],
  ] as const)('%j', (states, id) => {
    const items = followFiles(
      null,
      states.map((state, n) => file(String(n), state, true)),
      none,
    )
    expect(headOf(items)?.file.id).toBe(id)
  })
})
