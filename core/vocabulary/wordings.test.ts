import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { ConceptType } from './concept'
import { matchConcept } from './match'

const cases = readFileSync(new URL('./cases/wordings.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => line.split('|').map((part) => part.trim()))

test.each(cases)('%s "%s": %s, %s', (type = '', wording = '', name, code) => {
  const concept = matchConcept(type as ConceptType, wording)?.concept
  const [codes = []] = Object.values(concept?.codes ?? {})
  expect([concept?.name ?? 'nothing', codes[0] ?? 'none']).toEqual([name, code])
})
