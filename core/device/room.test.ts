import { expect, it, test } from 'vitest'
import { copyBounds, isOld, makeRoom, otherwiseKept, parseEntries, type Entry } from './room'

const entry = (n: number, bytes = 1): Entry => ({ key: `/file/${n}`, at: n, bytes })
const most = { entries: 3, bytes: 100, bytesOfOne: 60 }
const keys = (entries: readonly Entry[] = []) => entries.map(({ key }) => key)

it('holds at most 200 entries of 50 MB together', () => {
  expect(copyBounds).toMatchObject({ entries: 200, bytes: 50 * 1024 * 1024 })
})
it('lets the oldest go for one too many', () => {
  const room = makeRoom([entry(2), entry(1), entry(3)], entry(4), most)
  expect([keys(room?.stays), keys(room?.goes)]).toEqual([['/file/4', '/file/3', '/file/2'], ['/file/1']])
})
it('lets as many of the oldest go as it takes for what is large', () => {
  const room = makeRoom([entry(1, 10), entry(2, 50), entry(3, 40)], entry(4, 60), most)
  expect([keys(room?.stays), keys(room?.goes)]).toEqual([
    ['/file/4', '/file/3'],
    ['/file/2', '/file/1'],
  ])
})
it('gives the same page its own place', () => {
  const room = makeRoom([entry(1), entry(2), entry(3)], { ...entry(1), at: 9 }, most)
  expect([keys(room?.stays), keys(room?.goes)]).toEqual([['/file/1', '/file/3', '/file/2'], []])
})
it('keeps nothing that is too large by itself, and gives it nobody’s place', () => {
  expect(makeRoom([entry(1)], entry(2, 61), most)).toBeNull()
})
it('keeps a page anew after a minute', () => {
  expect(isOld(undefined, 0)).toBe(true)
  expect([isOld(entry(0), 59_999), isOld(entry(0), 60_000)]).toEqual([false, true])
})

test('for a page that is not kept as it was asked for there are the others of its path, newest first', () => {
  const held = ['/labs?tab=a', '/labs', '/labsother'].map((key, at) => ({ key, at, bytes: 1 }))
  expect(otherwiseKept(held, '/labs?tab=b')).toEqual(['/labs', '/labs?tab=a'])
  // Never itself: what is named and is not there would be asked for without end.
  expect(otherwiseKept(held, '/labs')).toEqual(['/labs?tab=a'])
  expect(otherwiseKept(held, '/home')).toEqual([])
})

test('of what is written down, what has its shape is read', () => {
  expect(parseEntries('[{"key":"/home","at":1,"bytes":2},{"key":3}]')).toEqual([
    { key: '/home', at: 1, bytes: 2 },
  ])
})
