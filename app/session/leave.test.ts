import { beforeEach, expect, test, vi } from 'vitest'

const went: string[] = []
let leave: typeof import('./leave')
beforeEach(async () => {
  went.length = 0
  vi.stubGlobal('location', { assign: (way: string) => went.push(way) })
  // A page is left once: each test has one of its own.
  vi.resetModules()
  leave = await import('./leave')
})

test('whoever signs out goes to the front page, though a token was refused before the answer came', async () => {
  let answer: (way: '/' | null) => void = () => undefined
  const left = leave.leaveBy(() => new Promise((resolve) => (answer = resolve)))
  leave.goTo('/auth')
  expect([leave.isLeaving(), went]).toEqual([true, []])
  answer('/')
  await left
  leave.goTo('/auth')
  expect(went).toEqual(['/'])
})

test('signed out already, they still go there', async () => {
  leave.goTo('/auth')
  await leave.leaveBy(() => Promise.resolve('/'))
  expect(went).toEqual(['/auth', '/'])
})

test('where signing out came to nothing, the page stays, or goes where it had to go meanwhile', async () => {
  await leave.leaveBy(() => Promise.resolve(null))
  expect([leave.isLeaving(), went]).toEqual([false, []])
  await leave.leaveBy(async () => {
    leave.goTo('/auth')
    return null
  })
  expect(went).toEqual(['/auth'])
})

test('asked twice, it is done once', async () => {
  const end = vi.fn<() => Promise<'/'>>(() => Promise.resolve('/'))
  await Promise.all([leave.leaveBy(end), leave.leaveBy(end)])
  expect(end).toHaveBeenCalledTimes(1)
})
