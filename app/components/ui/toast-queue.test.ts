import { describe, expect, it } from 'vitest'
import { toastDuration, toastReducer, type Toast, type ToastQueue } from './toast-queue'

const well = (id: number): Toast => ({ id, title: `well ${id}` })
const wrong = (id: number, title = `wrong ${id}`): Toast => ({ id, title, variant: 'destructive' })
const say = (queue: ToastQueue, toast: Toast) => toastReducer(queue, { type: 'say', toast })
const order = (...toasts: Toast[]) => toasts.reduce(say, []).map(({ id }) => id)

describe('toastReducer', () => {
  it.each([
    ['the newest of what went well', [well(1), well(2), well(3)], [3]],
    ['each of what went wrong, in turn', [wrong(1), wrong(2)], [1, 2]],
    ['what went wrong before what went well', [well(1), wrong(2), well(3)], [2, 3]],
    ['nothing twice', [wrong(1, 'same'), wrong(2, 'same')], [1]],
  ])('shows %s', (_name, toasts, shown) => expect(order(...toasts)).toEqual(shown))

  it('takes away what is done', () => {
    expect(toastReducer([wrong(1), wrong(2)], { type: 'done', id: 1 })).toEqual([wrong(2)])
    expect(toastReducer([wrong(2)], { type: 'done', id: 1 })).toEqual([wrong(2)])
  })
})

it.each([
  [[well(1)], 5000],
  [[wrong(1), well(2)], 3000],
])('%j', (queue, ms) => expect(toastDuration(queue)).toBe(ms))
