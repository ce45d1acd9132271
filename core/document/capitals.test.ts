import { expect, test } from 'vitest'
import { withCapitals } from './capitals'
import type { Word } from './page'

// line as read | as printed
const lines = `
Anti-CCP lgG 4 U/mL | Anti-CCP IgG 4 U/mL
lnsulin 12 mIU/L | Insulin 12 mIU/L
allergic. lodine contrast: itching | allergic. Iodine contrast: itching
takes lodine 400 mg | takes lodine 400 mg
lisinopril 10 mg | lisinopril 10 mg
lung bases clear. left lobe | lung bases clear. left lobe
5 lbs lost | 5 lbs lost
`
test.each(
  lines
    .trim()
    .split('\n')
    .map((line) => line.split(' | ')),
)('%s', (read = '', printed) => {
  const words = read.split(' ').map((text): Word => ({ text, box: [0, 0, 1, 1], confidence: 1, line: 1 }))
  expect(
    withCapitals(words)
      .map(({ text }) => text)
      .join(' '),
  ).toBe(printed)
})
