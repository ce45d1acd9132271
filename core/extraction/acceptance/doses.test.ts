import { expect, test } from 'vitest'
import { typed } from '../../../tests/support/page'
import type { Word } from '../../document/page'
import { readDocument } from '../../document/read'
import { decide } from '../decision'
import { extract } from '../extract'

/** What becomes of the drugs of a page, some words of which are changed as an engine would have read them. */
const drugs = (text: string, change: (word: Word) => Word = (word) => word) =>
  extract(readDocument({ ...typed(text), words: typed(text).words.map(change) }))
    .filter(({ type }) => type === 'medication')
    .map((drug) => `${drug.name} ${drug.value} ${drug.unit}: ${decide(drug).decision}`)

test.each([
  ['a dose is one piece of print', 'Medications\nPrazosin 3 mg twice daily\nBisoprolol 5 mg daily', 'Prazosin 3 mg: accepted'], // prettier-ignore
  ['a number that counts the rows is no dose', 'Medications\n1    Prazosin      twice daily\n2    Bisoprolol    daily', 'Prazosin null null: accepted'], // prettier-ignore
  ['a number and a unit of two columns are none that enters', 'Medications\nPrazosin     3             mg\nBisoprolol   5             mg', 'Prazosin 3 mg: review'], // prettier-ignore
  [
    'a half that was read as a sign of hundredths is no dose',
    'Medications\nBisoprolol 5 tablets 1% daily\nPrazosin 3 mg',
    'Bisoprolol 1 %: review',
  ],
])('%s', (_, text, drug) => {
  expect(drugs(text)).toContain(drug)
})

const page = [
  'Medications',
  'Acetaminophen 560 mg 1 tablet daily by mouth',
  'Prazosin 3 mg 1 tablet daily by mouth',
  'Epinephrine 0.15 mg one injection as needed',
].join('\n')
const read =
  (text: string, change: (word: Word) => Partial<Word>) =>
  (word: Word): Word =>
    word.text === text ? { ...word, ...change(word) } : word

test.each<[string, string, (word: Word) => Partial<Word>, string]>([
  ['as surely as numbers are', '560', () => ({ confidence: 0.95 }), 'Acetaminophen 560 mg: accepted'],
  ['no room', '0.15', () => ({ text: '0.1' }), 'Epinephrine 0.1 mg: accepted'],
  ['several figures, read less surely', '560', () => ({ confidence: 0.874 }), 'Acetaminophen 560 mg: review'],
  ['a round number, read less surely', '3', () => ({ confidence: 0.8 }), 'Prazosin 3 mg: accepted'],
  ['a round number that nobody confirmed', '3', () => ({ confidence: 0.66 }), 'Prazosin 3 mg: review'],
  ['a number that the reader doubts', '3', () => ({ doubt: 'digits' }), 'Prazosin 3 mg: review'],
  ['room for one figure more', '0.15', lastFigureLost, 'Epinephrine 0.1 mg: review'],
  ['a box wider than its figures', '3', widened, 'Prazosin 3 mg: review'],
])('a dose of which not every figure was surely read: %s', (_, text, change, drug) => {
  expect(drugs(page, read(text, change))).toContain(drug)
})

function widened({ box: [x, y, width] }: Word): Partial<Word> {
  return { box: [x, y, width + 5, 12] }
}

function lastFigureLost({ box: [x, y, width, height] }: Word): Partial<Word> {
  return { text: '0.1', box: [x, y, width - 12, height] }
}
