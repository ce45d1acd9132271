import { describe, expect, it } from 'vitest'
import { cleaned } from './clean'
import { made } from './testing/made'

describe('cleaned', () => {
  it.each([
    ['HbAlc', 'HbA1c'],
    ['A1c', 'A1c'],
    ['HbA1lc', 'HbA1c'],
    ['HbAl1c', 'HbA1c'],
    ['g8h', 'q8h'],
    ['10°9/L', '10^9/L'],
    ['10M12/L', '10^12/L'],
    ['x1079/L', 'x10^9/L'],
    ['1073/uL', '10^3/uL'],
    ['1079', '1079'],
    ['109/L', '109/L'],
    ['G/I', 'G/l'],
    ['kU/I', 'kU/l'],
    ['U/L', 'U/L'],
    ['I/II', 'I/II'],
    ['mlU/L', 'mIU/L'],
    ['mlU', 'mIU'],
    ['ml', 'ml'],
    ['Il', 'II'],
    ['I', 'I'],
  ])('%s → %s', (text, as) => {
    expect(cleaned(made(text, 0)).text).toBe(as)
  })
})
