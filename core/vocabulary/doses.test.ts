import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { isPlausibleDose } from './doses'
import { entriesOf } from './load'

const drugs = new Map(entriesOf('medication').map(({ concept }) => [concept.name, concept]))
const cases = readFileSync(new URL('./cases/doses.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => line.split('|').map((part) => part.trim()))

test.each(cases)('%s %s, each day: %s; plausible: %s', (name = '', amount, daily, plausible) => {
  const drug = drugs.get(name)
  if (!drug) throw new Error(`no drug is called ${name}`)
  expect(isPlausibleDose(drug, Number(amount), daily === 'yes')).toBe(plausible === 'yes')
})
