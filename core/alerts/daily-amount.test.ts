import { expect, test } from 'vitest'
import { takenOf } from '../curation/intake'
import { readDirections } from '../extraction/medications/directions'
import { dailyAmount } from './daily-amount'
import { raiseAlerts } from './raise'
import { drug, record } from './testing/items'
import { reasonText } from './words'

/** A drug with the directions of its page, as the record has it. */
function prescribed(name: string, amount: string, words: string) {
  const [value = '', unit = ''] = amount.split(' ')
  const { dosage, frequency } = readDirections(words)
  const item = drug(name, { value, unit, ...(frequency === null ? {} : { frequency }) })
  const taken = takenOf({ value, unit, dosage }, { quote: `${name} ${words}` })
  return { item: { ...item, detail: { ...item.detail, ...taken } }, dosage }
}

/** Between what and what a day's amount lies, in milligrams; `?` where the page does not say the upper one. */
test.each([
  ['1000 mg', '1000 mg tablet, take 2 tablets three times a day', '6000'],
  ['1000 mg', '1000 mg, take 2 tablets three times a day', '6000'],
  ['1000 mg', 'טבליות 1000 מ"ג, ליטול 2 טבליות 3 פעמים ביום', '6000'],
  ['500 mg', '2 tablets of 500 mg twice daily', '2000'],
  ['500 mg', '2 x 500 mg twice daily', '2000'],
  ['20 mg', '2 capsules (20 mg each) daily', '40'],
  ['500 mg', '500 mg/tablet 2 tablets daily', '1000'],
  ['5 mg', '5 mg tablet take half a tablet daily', '2.5'],
  ['500 mg', '500 mg take 2 in the morning and 1 at night', '1500'],
  // The amount is what it comes to: it is not counted again.
  ['1000 mg', '1000 mg (2 x 500 mg tablets) 3 times a day', '3000'],
  ['1000 mg', '1000 mg (two 500 mg tablets) twice daily', '2000'],
  ['1000 mg', '1000 mg (2 tablets) twice daily', '2000'],
  ['1 g', '1 g = 2 tablets 4 times a day', '4000'],
  ['500 mg', '500 mg tablets, 2 tablets (1000 mg) twice daily', '2000'],
  ['1500 mg', '1500 mg daily in 3 divided doses', '1500'],
  ['1000 mg', '1000 mg twice daily', '2000'],
  ['1000 mg', '1000 mg tablet 1 tablet three times a day', '3000'],
  // A range, up to its upper end; no more than the most that the page allows.
  ['500 mg', '500 mg take 1-2 tablets every 6 hours', '2000-4000'],
  ['500 mg', '500 mg take 1-2 tablets every 4 hours, max 8 tablets a day', '3000-4000'],
  ['500 mg', '500 mg take 2 tablets every 4 hours as needed, max 8 tablets a day', '1000-4000'],
  ['1000 mg', '1000 mg every 4 hours, up to 4 times a day', '4000'],
  // As needed: one intake at least.
  ['500 mg', '500 mg take 2 tablets every 4 hours as needed', '1000'],
  // Steps: the greatest.
  ['40 mg', '40 mg daily for 5 days then 20 mg daily', '40'],
  // So much of a liquid.
  ['250 mg', '250 mg/5 mL, take 10 mL three times a day', '1500'],
  ['24 mg', '24 mg/mL 10 mL q6h', '960'],
  ['250 mg', '250 mg/5 mL take 1 tablespoon twice daily', '1500'],
  ['250 mg', '250 mg/5 mL three times a day', null],
  // Either each holds it or all of them do: the words say neither.
  ['1000 mg', '1000 mg 2 tablets 3 times a day', '3000-6000?'],
  ['1000 mg', '1000 מ"ג, 2 טבליות 3 פעמים ביום', '3000-6000?'],
  ['500 mg', '2 tablets 500 mg twice daily', '1000-2000?'],
  ['1000 mg', 'take 2 tablets twice daily', '2000-4000?'],
  ['1000 mg', 'take half a tablet daily', '500-1000?'],
  // Another number was not understood.
  ['5 mg', '5 mg tablets, take 7.5 mg daily', '-7.5?'],
  // No weight.
  ['100 IU', '100 IU take 2 daily', null],
])('%s of %j: %s a day', (amount, words, told) => {
  const { item, dosage } = prescribed('Metformin', amount, words)
  const bounds = dailyAmount(item.detail, dosage)
  const { least, most } = bounds ?? { least: null, most: 0 }
  const range = least === most ? `${most}` : `${least ?? ''}-${most}`
  expect(bounds && `${range}${bounds.isSaid ? '' : '?'}`).toBe(told)
})

test.each([
  ['twice daily', '2000'],
  ['2 tablets twice daily', '2000-4000?'],
  ['2 טבליות פעמיים ביום', '2000-4000?'],
])('as a person wrote it: 1000 mg %s', (frequency, told) => {
  const { detail } = drug('Metformin', { value: '1000', frequency })
  const bounds = dailyAmount(detail, null)
  const { least, most, isSaid } = bounds ?? { least: null, most: null, isSaid: false }
  expect(least === most ? `${most}` : `${least}-${most}${isSaid ? '' : '?'}`).toBe(told)
})

test.each([
  ['1000 mg', '1000 mg tablet, take 2 tablets three times a day', 'critical', 'doseTaken', '6000\u00a0mg'],
  [
    '1000 mg',
    '1000 mg tablet, take 2-3 tablets three times a day',
    'critical',
    'doseAtLeast',
    '6000\u00a0mg',
  ],
  ['1000 mg', '1000 mg tablet, take 1-2 tablets three times a day', 'warning', 'doseUpTo', '6000\u00a0mg'],
  ['1000 mg', '1000 mg 2 tablets 3 times a day', 'warning', 'doseUnclear', null],
  ['1000 mg', '1000 mg tablets, take 2000 mg twice daily', 'warning', 'doseUnclear', null],
  ['1000 mg', '1000 mg tablets, take 1500 mg twice daily', null, null, null],
  ['2000 mg', '2000 mg twice daily', 'critical', 'doseMaximum', '4000\u00a0mg'],
  ['1000 mg', '1000 mg (2 x 500 mg tablets) 3 times a day', null, null, null],
  ['1000 mg', '1000 mg 2 tablets daily', null, null, null],
  ['500 mg', '500 mg tablets, take 2 tablets three times a day', null, null, null],
])('metformin %s of %j is told as %s: %s', (amount, words, severity, text, daily) => {
  const { item, dosage } = prescribed('Metformin', amount, words)
  const [raised] = raiseAlerts({ ...record(item), dosages: { [item.id]: dosage } })
  expect([raised?.severity ?? null, raised?.reason.text ?? null]).toEqual([severity, text])
  if (!raised) return
  for (const locale of ['en', 'he'] as const) {
    const told = reasonText(locale, raised.reason)
    expect(told).not.toMatch(/\{/)
    expect(daily === null ? !/[46]000\u00a0mg/.test(told) : told.includes(daily)).toBe(true)
    if (text !== 'doseMaximum') expect(told).toContain(words)
  }
})

test('of a liquid the alert names what so much of it holds', () => {
  const words = '500 mg/5 mL, take 20 mL three times a day'
  const { item, dosage } = prescribed('Metformin', '500 mg', words)
  const [raised] = raiseAlerts({ ...record(item), dosages: { [item.id]: dosage } })
  expect(raised && reasonText('en', raised.reason)).toContain(
    `Metformin 500\u00a0mg/5\u00a0mL (“${words}”, on May\u00a01,\u00a02026), which comes to 6000\u00a0mg a day`,
  )
})
