import { renderToString } from 'react-dom/server'
import { beforeAll, expect, test } from 'vitest'
import { readDirections } from '#core/extraction/medications/directions'
import { takingText } from '#core/i18n/dosage'
import { locales, type Locale } from '#core/i18n/locale'
import { loadMessages } from '../../messages'
import { SpeechProvider } from '../i18n'
import { blank, type FactView } from './fact-view'
import { FactAmount } from './fact-amount'
import { FactLine } from './fact-line'
import { NamesProvider } from './names'

beforeAll(() => Promise.all(locales.map((locale) => loadMessages(locale))))

function textsOf(printed: string, locale: Locale): readonly string[] {
  const fact: FactView = {
    ...blank,
    key: 'fact',
    type: 'medication',
    name: 'Prednisone',
    concept: 'medication:prednisone',
    value: '20',
    unit: 'mg',
    intake: { as: 'words', text: printed },
    status: 'active',
    unsure: false,
    codes: {},
  }
  const taking = takingText(locale, { ...readDirections(printed), value: '20', unit: 'mg' })
  const names = { concepts: {}, reactions: {}, taking: { fact: { beside: null, directions: taking } } }
  return [<FactAmount key="amount" fact={fact} lined />, <FactLine key="line" fact={fact} />].map((part) =>
    renderToString(
      <SpeechProvider locale={locale} timeZone="UTC">
        <NamesProvider names={names}>{part}</NamesProvider>
      </SpeechProvider>,
    )
      .replace(/<[^>]*>|[\u2068\u2069]/g, '')
      .replaceAll('\u00a0', ' '),
  )
}

const steps = '2 tablets daily for 3 days then 1 tablet daily'

test('a row tells steps in plain words below its amount, which tells nothing of them twice', () => {
  expect(textsOf(steps, 'en')).toEqual([
    '20 mg',
    '2 tablets, once a day, by mouth, for 3 days, then 1 tablet, once a day',
  ])
  expect(textsOf(steps, 'he')).toEqual([
    '20 mg',
    '2 טבליות, פעם ביום, דרך הפה, במשך 3 ימים, ואז טבליה אחת, פעם ביום',
  ])
})

test('what was not all understood stands in the page’s own words, once', () => {
  const printed = '2 tablets twice daily zorp 7'
  expect(textsOf(printed, 'en')).toEqual(['20 mg', `oral, twice daily, directions as printed: “${printed}”`])
})
