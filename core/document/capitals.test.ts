import { expect, test } from 'vitest'
import { withCapitals, withInitials } from './capitals'
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

test.each([
  ['U rea', 3, 'Urea'],
  ['N ormal', 3, 'Normal'],
  ['U rea', 9, 'U rea'],
  ['T wave', 3, 'T wave'],
  ['E coli', 3, 'E coli'],
])('%s, %d apart: %s', (read, gap, printed) => {
  const [first = '', rest = ''] = read.split(' ')
  const words = [first, rest].map((text, at): Word => ({
    text,
    box: [at * (10 + gap), 0, 10, 20],
    confidence: 1,
    line: 1,
  }))
  expect(
    withInitials(words)
      .map(({ text }) => text)
      .join(' '),
  ).toBe(printed)
})
