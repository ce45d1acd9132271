import { expect, test } from 'vitest'
import { typed } from '../../../tests/support/page'
import { decide } from '../../extraction/decision'
import { extract } from '../../extraction/extract'
import { readDocument } from '../read'

const told = (text: string) =>
  extract(readDocument(typed(text))).flatMap((entity) =>
    entity.type === 'lab' ? [`${entity.name} ${entity.value} ${decide(entity).decision}`] : [],
  )

/** A sheet whose numbers stand a line below their names, `apart` from them and `beyond` from the next name. */
const sheet = (apart: string, beyond: string) => `
TEST NAME                        RESULT     REFERENCE INTERVALS              UNITS

HOMOCYSTEINE - PLASMA
                                 9.18       Diet: 15 - 65                    umol/L
${beyond}FREE T3 - SERUM
${apart}                                 2.8        2.1 to 4.4                       pg/mL
${beyond}FREE T4 - SERUM
${apart}                                 1.0        0.8 - 1.8                        ng/dL
${beyond}CA 125 - SERUM
${apart}                                 10.0       Normal: < 35                     U/mL
`

test('a number whose name would stand below it alone is asked about: it may be of the name above', () => {
  expect(
    told(sheet('\n', '')).filter((fact) => /^Free T4 2.8 accepted|^Free T3 9.18 accepted/.test(fact)),
  ).toEqual([])
})

test('names above their numbers are those of the numbers', () => {
  const facts = told(sheet('', '\n'))
  expect(facts).toContain('Free T3 2.8 accepted')
  expect(facts).toContain('Free T4 1.0 accepted')
})
