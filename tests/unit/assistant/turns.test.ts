import { expect, test } from 'vitest'
import { locales } from '../../../core/i18n/locale'
import { judge, readCases } from './judge'

/** Asked of other people's records, too: what holds of one record alone is no rule. */
const files = [
  ['turns', 'sample'],
  ['kinds', 'sample'],
  ['held', 'sample'],
  ['other-person', 'other'],
  ['third-person', 'third'],
  ['fourth-person', 'fourth'],
  ['sixth-person', 'sixth'],
  ['seventh-person', 'seventh'],
  ['eighth-person', 'eighth'],
  ['tenth-person', 'tenth'],
  ['eleventh-person', 'eleventh'],
] as const

const cases = files.flatMap(([file, whose]) =>
  locales.flatMap((locale) =>
    readCases(import.meta.dirname, file, locale).map((asked) => ({
      locale,
      asked,
      whose,
      said: asked.turns.join(' >> '),
    })),
  ),
)

test.each(cases)('$said', async ({ asked, locale, whose }) => {
  const { rightIntent, wrong, unsourced, reading, answer } = await judge(asked, locale, whose)
  expect({ rightIntent, wrong, unsourced, understood: reading.intent, answer }).toMatchObject({
    rightIntent: true,
    wrong: [],
    unsourced: [],
  })
})
