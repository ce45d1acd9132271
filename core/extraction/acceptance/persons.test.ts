import { expect, test } from 'vitest'
import { readDocument } from '../../document/read'
import { decide } from '../decision'
import { extract } from '../extract'
import { pageOfText } from '../testing/page-of-text'

/** Each fact's name and what becomes of it, with why where there is more to say. */
const decisions = (...lines: readonly string[]): string[] =>
  extract(readDocument(pageOfText(lines))).map((entity) => {
    const { decision, reason } = decide(entity)
    return [entity.name, decision, ...(reason === null ? [] : [reason])].join(' ')
  })

test.each([
  [['Gallstones are found in one of ten adults and hurt in few.'], 'Gallstones'],
  [['The trial compared an appendectomy with antibiotics alone.'], 'Appendectomy'],
  [['שלום רב,', 'אפילפסיה שכיחה בילדים ובקשישים.'], 'Epilepsy'],
])('%j: tied to nobody, %s waits', (lines, name) => {
  const said = decisions(...lines).filter((one) => one.startsWith(name))
  expect(said).toEqual([`${name} pending uncertain_person`])
})

test.each([
  [['Dear Doctor,', 'He has epilepsy and lives alone.'], 'Epilepsy'],
  [['Dear Doctor,', 'Epilepsy since childhood.'], 'Epilepsy'],
  [['Dear Doctor,', 'Appendectomy 2011.'], 'Appendectomy'],
  [['Dear Doctor,', 'BACKGROUND Epilepsy, gout'], 'Epilepsy'],
  [['Diagnoses', 'Epilepsy'], 'Epilepsy'],
  [['Dear Ms Stone,', 'Thank you for coming. You have gallstones.'], 'Gallstones'],
  [['שלום רב,', 'המטופל סובל מאפילפסיה.'], 'Epilepsy'],
])('%j: tied by the person, a day, a measure or a heading, %s is taken in', (lines, name) => {
  expect(decisions(...lines)).toContain(`${name} accepted`)
})

test('what the page ties to the person elsewhere is taken in', () => {
  const said = decisions('Epilepsy day care, floor 2', '', 'Diagnoses', 'Epilepsy')
  expect(said).toEqual(['Epilepsy accepted'])
})

test('how often a drug is to be taken is told to one person', () => {
  expect(decisions('Ramipril 5 mg once daily')).toEqual(['Ramipril accepted'])
  expect(decisions('Ramipril 5 mg')).toEqual(['Ramipril accepted'])
  expect(decisions('Ramipril lowers the pressure of the blood')).not.toContain('Ramipril accepted')
})

test('whoever is asked sees its sentence, as far as it stands in its line', () => {
  const lines = ['Dear Doctor,', 'Thank you. Gallstones are found in one of ten adults', 'and hurt in few.']
  const [found] = extract(readDocument(pageOfText(lines)))
  expect(found?.evidence.quote).toBe('Gallstones are found in one of ten adults')
})
