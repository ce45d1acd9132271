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
 | disc herniation | L4-5 | none
 | disc herniation | L5 | none
 | deep vein thrombosis | LLE | left
 | ankle sprain | , R | right
 | carpal tunnel syndrome | , bilat | bilateral
 | knee pain | (L) | left
 | knee pain | , left hip pain | none
 | cataract | , right eye. Glaucoma | right
 | hammertoe | , left second toe | left
 | obesity | , right patellar fracture | none
 | hysterectomy | , bilateral femoral bypass | none
 | rotator cuff tear | , left shoulder pain | none
 | cataract | OS | left
 | glaucoma | OU | bilateral
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
