import { renderToString } from 'react-dom/server'
import { beforeAll, expect, test } from 'vitest'
import { loadTalk } from '../../messages'
import { SpeechProvider } from '../i18n'
import { AnswerSection } from './answer-section'

beforeAll(() => loadTalk('he'))

const valueOf = (value: string): string => {
  const items = [{ label: 'Ibuprofen', value, status: null, flag: null, note: '', sources: [] }]
  const text = renderToString(
    <SpeechProvider locale="he" timeZone="UTC">
      <AnswerSection
        section={{ type: 'data_list', title: 'תרופות', items }}
        summary=""
        sources={[]}
        onSource={() => undefined}
        onOpen={() => undefined}
      />
    </SpeechProvider>,
  )
  return /tabular">(.*?)<\/span>/.exec(text.replaceAll('<!-- -->', ''))?.[1] ?? ''
}

test.each([
  ['400 mg, 3 פעמים ביום', '<bdi dir="ltr">400 mg</bdi>, <bdi dir="rtl">3 פעמים ביום</bdi>'],
  [
    '\u20681000 mg\u2069 · 2 טבליות, 3 פעמים ביום',
    '<bdi dir="rtl">\u20681000 mg\u2069 · 2 טבליות</bdi>, <bdi dir="rtl">3 פעמים ביום</bdi>',
  ],
  [
    '\u20685 mg\u2069 · כפי שהודפס: ”\u20682 in the morning, 1 at night\u2069“, פעמיים ביום',
    '<bdi dir="rtl">\u20685 mg\u2069 · כפי שהודפס: ”\u20682 in the morning, 1 at night\u2069“</bdi>, <bdi dir="rtl">פעמיים ביום</bdi>',
  ],
  ['בערב', '<bdi dir="rtl">בערב</bdi>'],
  ['Negative, not detected', '<bdi dir="ltr">Negative, not detected</bdi>'],
])('in Hebrew %j stands in parts of one direction each', (value, told) => {
  expect(valueOf(value)).toBe(told)
})
