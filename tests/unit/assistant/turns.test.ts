import { expect, test } from 'vitest'
import { locales } from '../../../core/i18n/locale'
import { judge, readCases } from './judge'

/** `other` is asked of another person's record: what holds of one record alone is no rule. */
const cases = (['turns', 'kinds', 'held', 'other'] as const).flatMap((file) =>
  locales.flatMap((locale) =>
    readCases(import.meta.dirname, file, locale).map((asked) => ({
      locale,
      asked,
      whose: file === 'other' ? file : ('sample' as const),
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
