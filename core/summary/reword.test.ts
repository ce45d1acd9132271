import { describe, expect, test } from 'vitest'
import { audiences } from '../records/summary-kinds'
import { piecesOf } from './markdown'
import { mask, reworded, templatesOf, unmask } from './reword'
import { madeRecord } from './testing/made-records'
import { toldOf } from './testing/told-of'
import { writeSummary } from './write'

const bold = (name: string) => `\u0001${name}\u0002`
const takes = `Your record says that you take ${bold('Metformin')}: 850 mg; twice a day; last on paper 01/03/2026.`
const masked = mask(takes)

test('names, amounts and days are out of sight of whoever words a sentence anew', () => {
  expect(masked).toEqual({
    template: 'Your record says that you take {1}: {2}; {3}; {4}.',
    parts: [bold('Metformin'), '850 mg', 'twice a day', 'last on paper 01/03/2026'],
  })
  expect(mask('A page of 01/03/2026 says that you have no known drug allergies.')).toBeNull()
})

test('another wording keeps them to the letter', () => {
  expect(masked && unmask('You take {1} ({2}, {3}), as your record has it: {4}.', masked, 'en')).toBe(
    `You take ${bold('Metformin')} (850 mg, twice a day), as your record has it: last on paper 01/03/2026.`,
  )
})

test.each([
  ['a place is missing', 'You take {1}: {2}; {3}.'],
  ['a place stands twice', 'You take {1}: {2}; {3}; {4}, {4}.'],
  ['places changed', 'You take {1}: {3}; {2}; {4}.'],
  ['a number came in', 'You take 2 of {1}: {2}; {3}; {4}.'],
  ['a name came in', 'For your diabetes you take {1}: {2}; {3}; {4}.'],
  ['it says the opposite', 'You do not take {1}: {2}; {3}; {4}.'],
  ['it says that it is over', 'You used to take {1}: {2}; {3}; {4}.'],
  ['it advises', 'You should take {1}: {2}; {3}; {4}.'],
  ['it doubts', 'You may take {1}: {2}; {3}; {4}.'],
  ['it is another language', 'אתה נוטל {1}: {2}; {3}; {4}.'],
  ['it is markup', 'You take <b>{1}</b>: {2}; {3}; {4}.'],
  ['it goes on', `You take {1}: {2}; {3}; {4}. ${'And so on and on. '.repeat(6)}`],
])('%s: the sentence stays as it was', (_why, wording) => {
  expect(masked && unmask(wording, masked, 'en')).toBeNull()
})

test.each([
  ['Your record lists', 'Your mother has {1}.'],
  ['Your record lists', 'You have severe {1}.'],
  ['Your record lists', 'You have had {1} since childhood.'],
  ['Your record names an allergy to', 'You have a mild allergy to {1}.'],
  ['Your record says that you take', 'You refuse {1}.'],
  ['Your record says that you take', 'Your record says that you have {1}.'],
])(
  'a word that the sentence has not, nor any that means the same: %s … is not told as: %s',
  (beginning, wording) => {
    const one = mask(`${beginning} ${bold('Asthma')}.`)
    expect(one && unmask(wording, one, 'en')).toBeNull()
  },
)

test.each([
  ['en', 'Your record lists', 'You have {1}, as your record says.'],
  ['en', 'Your record names an allergy to', 'Your documents list an allergy to {1}.'],
  ['en', 'Your record says that you take', 'According to your documents you are taking {1}.'],
  ['he', 'לפי התיק אתם נוטלים', 'בתיק כתוב שאתם לוקחים {1}.'],
] as const)('in %s, %s … may be told as: %s', (locale, beginning, wording) => {
  const one = mask(`${beginning} ${bold('Asthma')}.`)
  expect(one && unmask(wording, one, locale)).toContain('Asthma')
})

test('a sentence in Hebrew is held to its words, too', () => {
  const one = mask(`בתיק מופיע: ${bold('Asthma')}.`)
  expect(one && unmask('אמא שלכם חולה ב {1}.', one, 'he')).toBeNull()
  expect(one && unmask('בתיק שלכם כתוב {1}.', one, 'he')).toContain('Asthma')
})

test('what is no longer so stays no longer so', () => {
  const stopped = mask(
    `Your record says that you no longer take ${bold('Warfarin')}: stopped; on 01/03/2026.`,
  )
  expect(stopped && unmask('You still take {1}: {2}; {3}.', stopped, 'en')).toBeNull()
  expect(stopped && unmask('You no longer take {1} ({2}, {3}).', stopped, 'en')).toContain('no longer take')
})

describe.each(['en', 'he'] as const)('in %s, of made records', (locale) => {
  const summaries = Array.from({ length: 40 }, (_, seed) => {
    const { sourced, verdicts } = madeRecord(seed)
    return audiences.map((audience) =>
      writeSummary(toldOf(sourced, verdicts), {
        discipline: 'overall',
        audience,
        locale,
        today: '2026-02-01',
      }),
    )
  }).flat()

  test('the same words give the same summary', () => {
    for (const written of summaries) {
      const same = new Map(templatesOf(written).map((template) => [template, template]))
      expect(reworded(written, same, locale)).toEqual(written)
    }
  })

  test('no template shows a name or a number of the record', () => {
    for (const written of summaries) {
      const names = written.sections.flatMap(({ sentences }) =>
        sentences.flatMap(({ text }) => piecesOf(text).flatMap((piece) => (piece.strong ? piece.text : []))),
      )
      for (const template of templatesOf(written)) {
        expect(template.replace(/\{\d+\}/g, '')).not.toMatch(/\p{N}/u)
        for (const name of names) expect(template).not.toContain(name)
      }
    }
  })

  test('answers of any kind leave every name, number and source where it was', () => {
    const told = (text: string) => [
      ...piecesOf(text).flatMap((piece) => (piece.strong ? piece.text : [])),
      ...(text.match(/\d+(?:[.,/]\d+)*/g) ?? []),
    ]
    for (const written of summaries) {
      const wild = new Map(
        templatesOf(written).map((template) => [template, `${template} Take 3 of Warfarin.`]),
      )
      const after = reworded(written, wild, locale)
      expect(after.sections.flatMap(({ sentences }) => sentences.flatMap(({ text }) => told(text)))).toEqual(
        written.sections.flatMap(({ sentences }) => sentences.flatMap(({ text }) => told(text))),
      )
    }
  })
})
