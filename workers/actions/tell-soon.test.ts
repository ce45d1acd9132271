import { expect, test } from 'vitest'
import { tellSoon } from './tell-soon'

/** A teller whose pauses end when the test says so. */
function teller() {
  let told = 0
  let go = () => {}
  return {
    told: () => told,
    tell: async () => void (told += 1),
    pause: () => new Promise<void>((resolve) => (go = resolve)),
    goOn: async () => {
      const step = () => new Promise((resolve) => setTimeout(resolve))
      await step()
      go()
      await step()
    },
  }
}

test('the first word goes at once; what comes meanwhile is told once, after a pause', async () => {
  const { told, tell, pause, goOn } = teller()
  const telling = tellSoon('dana', tell, pause)
  expect(told()).toBe(1)
  for (let view = 0; view < 50; view += 1) expect(tellSoon('dana', tell, pause)).toBeNull()
  expect(told()).toBe(1)
  await goOn()
  expect(told()).toBe(2)
  await goOn()
  await telling
  expect(told()).toBe(2)
})

test('each is told for themselves', async () => {
  const { told, tell, pause } = teller()
  void tellSoon('one', tell, pause)
  void tellSoon('two', tell, pause)
  expect(told()).toBe(2)
})

test('a word that failed stands in nobody’s way', async () => {
  const { told, tell, pause } = teller()
  await expect(tellSoon('noa', () => Promise.reject(new Error('the hub is away')), pause)).rejects.toThrow(
    'the hub is away',
  )
  void tellSoon('noa', tell, pause)
  expect(told()).toBe(1)
})
