import { expect, test } from 'vitest'
import { locales } from '../../../core/i18n/locale'
import { judge, readCases } from './judge'

const cases = (['turns', 'kinds', 'held'] as const).flatMap((file) =>
  locales.flatMap((locale) =>
    readCases(import.meta.dirname, file, locale).map((asked) => ({
      locale,
      asked,
      said: asked.turns.join(' >> '),
    })),
  ),
)

test.each(cases)('$said', async ({ asked, locale }) => {
  const { rightIntent, wrong, unsourced, reading, answer } = await judge(asked, locale)
  expect({ rightIntent, wrong, unsourced, understood: reading.intent, answer }).toMatchObject({
    rightIntent: true,
    wrong: [],
    unsourced: [],
  })
})
