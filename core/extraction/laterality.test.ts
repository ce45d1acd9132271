import { expect, test } from 'vitest'
import { lateralityOf } from './laterality'

// words before | the mention | words after | side
const cases = `
 | tinnitus | and left knee pain | none
 | otitis media | of the left ear | left
left | knee pain | and tinnitus | left
 | cataract | left and right | bilateral
 | carotid stenosis | right and left | bilateral
 | hearing loss | with right facial weakness | none
 | דלקת אוזניים | מימין | right
 | טחורים | עם כאב בברך שמאל | none
`
test.each(
  cases
    .trim()
    .split('\n')
    .map((row) => row.split('|').map((part) => part.trim()) as [string, string, string, string]),
)('%s [%s] %s: %s', (before, mention, after, side) => {
  const text = `${before} ${mention} ${after}`
  const start = before.length + 1
  expect(lateralityOf(text, { start, end: start + mention.length }) ?? 'none').toBe(side)
})
