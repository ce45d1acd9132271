import { describe, expect, it } from 'vitest'
import { toastDuration, toastReducer, type Toast, type ToastQueue } from './toast-queue'

const done = (id: number, title = 'Done', over: Partial<Toast> = {}): Toast => ({ id, title, ...over })
const refused = (id: number, title = 'No', over: Partial<Toast> = {}): Toast => ({
  id,
  title,
  variant: 'destructive',
  ...over,
})
const say = (queue: ToastQueue, toast: Toast) => toastReducer(queue, { type: 'say', toast })
const told = (...toasts: Toast[]) => toasts.reduce(say, []).map(({ id }) => id)

describe('what is told', () => {
  it('goes well: the newest alone', () => expect(told(done(1, 'One'), done(2, 'Two'))).toEqual([2]))
  it('goes wrong: the newest first, none lost', () =>
    expect(told(refused(1, 'One'), refused(2, 'Two'))).toEqual([2, 1]))
  it('goes well after something else went wrong: does not wait behind it', () =>
    expect(told(refused(1), done(2))).toEqual([2, 1]))
  it('goes well in the end: takes its own refusal away', () =>
    expect(told(refused(1, 'No', { about: 'upload a' }), refused(2, 'Nor', { about: 'upload b' }), done(3, 'Yes', { about: 'upload a' }))).toEqual([3, 2])) // prettier-ignore
  it('is said twice: told once, in front', () =>
    expect(told(refused(1, 'No'), refused(2, 'Other'), refused(3, 'No'))).toEqual([3, 2]))
  it('comes by itself: takes no place of what can be taken back, and is not lost', () => {
    expect(told(done(1, 'Rejected'), done(2, 'Found', { waits: true }))).toEqual([1, 2])
    expect(told(done(1, 'Rejected'), done(2, 'Found', { waits: true }), done(3, 'Undone'))).toEqual([3, 2])
    expect(told(refused(1), done(2, 'Found', { waits: true }))).toEqual([2, 1])
    expect(
      told(done(1, 'Found', { waits: true, about: 'read' }), done(2, 'More', { waits: true, about: 'read' })),
    ).toEqual([2])
  })
  it('is news of a screen: over on the next, while what waits behind it or is to be undone stays', () => {
    const found = done(2, 'Found', { waits: true, passes: true })
    const moved = (...queue: Toast[]) => toastReducer(queue, { type: 'moved' }).map(({ id }) => id)
    expect(moved(found, refused(1))).toEqual([1])
    expect(moved(done(3, 'Rejected'), found)).toEqual([3, 2])
    expect(moved(done(4, 'Due', { waits: true }))).toEqual([4])
  })
  it('is dismissed: the next one is shown', () =>
    expect(toastReducer([done(2), refused(1)], { type: 'done', id: 2 }).map(({ id }) => id)).toEqual([1]))
})

it('what went wrong stays until it is dismissed', () => {
  expect(toastDuration(refused(1))).toBe(Number.POSITIVE_INFINITY)
  expect(toastDuration(done(1))).toBe(5000)
})
it('what can be taken back leaves time for it', () =>
  expect(toastDuration(done(1, 'Done', { action: { label: 'Undo', run: () => undefined } }))).toBe(10_000))
