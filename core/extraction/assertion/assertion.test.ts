import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { tokenise } from '../../vocabulary/match'
import type { Passage } from '../passage'
import { assertionOf } from './assert'

const rows = readFileSync(new URL('./assertion.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter((row) => row.includes('|') && !row.startsWith('#'))
  .flatMap((row) => {
    const [marked = '', wanted = ''] = row.split('|').map((field) => field.trim())
    const event = wanted.endsWith('!')
    const count = (marked.match(/\[/g) ?? []).length
    return Array.from({ length: count }, (_, index) => ({
      marked,
      index,
      event,
      wanted: wanted.replace('!', '').trim(),
    }))
  })

/** The text without its brackets, and the range of the bracket asked for. */
function unmark(marked: string, index: number): { text: string; start: number; end: number } {
  const plain = (part: string) => part.replace(/[[\]]/g, '')
  const opens = [...marked.matchAll(/\[([^\]]*)\]/g)][index]
  const start = plain(marked.slice(0, opens?.index)).length
  return { text: plain(marked), start, end: start + (opens?.[1] ?? '').length }
}

describe('what a text says of a mention', () => {
  test.each(rows.map((row) => [`${row.marked} (${row.index + 1})`, row] as const))('%s', (_name, row) => {
    const { text, start, end } = unmark(row.marked, row.index)
    const passage: Passage = {
      kind: 'course',
      section: 0,
      item: false,
      words: [],
      text,
      starts: [],
      tokens: tokenise(text),
      lines: [],
    }
    expect(assertionOf(passage, { start, end }, row.event).assertion).toBe(row.wanted)
  })
})
