import { expect, test } from 'vitest'
import { onlyOnceFound } from '../../language/drugs'

// the text before a drug | whether the drug waits for something to be found
const cases = `
If HbA1c stays above 7.5 increase | yes
Should the pressure remain over 140/90, add | yes
If the potassium falls below 3.5, restart the | yes
אם HbA1c מעל 7.5 להעלות | yes
במידה ולחץ הדם עדיין גבוה להוסיף | yes
We increased | no
If the pain persists take | no
The pressure was above 140, we added | no
If HbA1c stays above 7.5 call us. She takes | no
נוטלת כי הסוכר מעל 200 | no
`
  .trim()
  .split('\n')
  .map((row) => row.split(' | '))

test.each(cases)('%s [drug]: %s', (before, waits) => {
  expect(onlyOnceFound.test(`${before} `)).toBe(waits === 'yes')
})
