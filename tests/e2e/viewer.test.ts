import { expect, test } from 'vitest'
import type { SourcedFact } from '../../core/records/fact'
import { fact, launchesBrowser, opened, snapshotOf } from './shared-page'

launchesBrowser()

/** Somebody whose record answers all that a clinician asks first. */
const answering: readonly SourcedFact[] = [
  fact({ type: 'allergy', name: 'Penicillin', reaction: 'rash', severity: 'severe' }),
  fact({ type: 'diagnosis', name: 'Hypertension' }),
  fact({ type: 'medication', name: 'Metformin', value: '850', unit: 'mg', frequency: 'twice daily' }),
  fact({
    type: 'lab',
    name: 'Potassium',
    value: '5.9',
    unit: 'mmol/L',
    refLow: 3.5,
    refHigh: 5.1,
    flag: 'H',
  }),
  fact({
    type: 'lab',
    name: 'Potassium',
    value: '4.8',
    unit: 'mmol/L',
    date: '2026-06-01',
    refLow: 3.5,
    refHigh: 5.1,
    flag: 'N',
  }), // before
]

test.each([390, 1280])(
  'at %i px a clinician’s first questions are answered, without a tap',
  async (width) => {
    const { page, close } = await opened(snapshotOf(answering), width)
    const row = (text: string) => page.locator('.grid .f', { hasText: text })
    const said = async (text: string) => (await row(text).first().innerText()).replace(/\s+/g, ' ')
    expect(await said('Penicillin')).toMatch(/Penicillin.*reaction: rash.*severity: Severe/i)
    expect(await said('Hypertension')).toMatch(/Hypertension/)
    expect(await said('Metformin')).toMatch(/Metformin 850 mg.*twice daily.*since Oct 1, 2026/)
    expect(await said('Potassium')).toMatch(
      /5\.9 mmol\/L ↑ High.*above 3\.5–5\.1.*before: 4\.8 mmol\/L on Jun 1, 2026/,
    )
    for (const name of ['Penicillin', 'Hypertension', 'Metformin', 'Potassium'])
      expect(await said(name)).toMatch(/not confirmed.*Imaging report · .*Lakeside Clinic.*Oct 1, 2026/)
    const head = await page.locator('main').innerText()
    expect(head).toMatch(/Dana Example.*56 years old/)
    expect(head).toMatch(/newest document Oct 1, 2026/)
    expect(head).toMatch(/0 of \d statements confirmed by the patient/)
    expect(head).toMatch(/expires Nov 29, 2026/)
    // In the order in which they are asked for, and before the summary.
    const titles = await page.locator('h2').allInnerTexts()
    expect(titles.slice(0, 4)).toEqual([
      'Allergies',
      'Active problems',
      'Current medications',
      'Out of range, last 12 months',
    ]) // then the rest
    await close()
  },
)
