import { describe, expect, it } from 'vitest'
import { eachOf, sendingReducer, type Sending } from './sending'

const file = new File(['x'], 'a.jpg')

describe('sendingReducer', () => {
  const added = sendingReducer([], {
    type: 'add',
    added: [
      { key: 1, id: 'a', file },
      { key: 2, id: 'b', file },
    ],
  })

  it('lists what was chosen', () => {
    expect(added.map(({ key, state }) => [key, state])).toEqual([
      [1, 'waiting'],
      [2, 'waiting'],
    ])
  })

  it('changes one and leaves the others', () => {
    const next = sendingReducer(added, { type: 'update', key: 2, change: { state: 'failed', reason: 'No.' } })
    expect(next).toEqual([
      added[0],
      { ...added[1], state: 'failed', reason: 'No.' } satisfies Partial<Sending>,
    ])
  })

  it('forgets one', () => {
    expect(sendingReducer(added, { type: 'remove', key: 1 })).toEqual([added[1]])
  })
})

describe('eachOf', () => {
  it('does all, never more than a few at once', async () => {
    let running = 0
    let most = 0
    const done: number[] = []
    await eachOf([1, 2, 3, 4, 5], 2, async (n) => {
      running += 1
      most = Math.max(most, running)
      await new Promise((resolve) => setTimeout(resolve, 5 - n))
      running -= 1
      done.push(n)
    })
    expect(done.sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5])
    expect(most).toBe(2)
  })
})
