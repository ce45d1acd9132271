import { directingWord, doseInShort, formBefore, howOften } from '../../language/passages'
import {
  actHeadings,
  billTitle,
  billed,
  hints,
  ofAnything,
  operationTitle,
  payerTitle,
  sentenceWord,
  spelledTitles,
  titles,
  visitHeadings,
  type NamedKind as Kind,
} from '../../language/categories'
import { bookletTitle } from '../../language/booklets'
import { median } from '../geometry'
import { plain } from '../script'
import { isSimilar } from '../similar'
import type { Category, Fact, Line } from '../types'
import { depthOf, isEmergency, wordsOfRows, type FactSource } from './source'

/** Which of the six kinds a document is, by title, labels and what it holds. */
export function categoryOf(source: FactSource): Fact<Category> {
  const scores = new Map<Kind, number>()
  let titleLine: Line | null = null
  let titleScore = 0
  const titled = new Set<Kind>()
  const add = (kind: Kind, weight: number) => scores.set(kind, (scores.get(kind) ?? 0) + weight)
  for (const line of source.lines) {
    const depth = depthOf(line, source.lines)
    if (depth > 0.4) continue
    for (const cell of line.cells) {
      // A title that the patient's details follow in the same line, or its day.
      const title = cell.text.split(/[.|]\s|\s\(|,?\s\d{1,4}[./-]\d/)[0] ?? ''
      if (title.split(' ').length > 10 || /:\s*\S/.test(title) || sentenceWord.test(title)) continue
      if (cell === line.cells[0] && goesOn(line, source)) continue
      const kind = titles.find(([, pattern]) => pattern.test(plain(title)))?.[0] ?? misread(title)
      if (!kind) continue
      // "Blood and urine tests, 10 Feb" further down on a visit's summary heads a part of it.
      if (depth >= 0.25 && titled.size > 0 && !titled.has(kind)) continue
      const size = median(cell.words.map((word) => word.box[3])) / source.height
      const weight =
        (depth < 0.25 ? 3.2 : 1.6) * (line.cells.length === 1 ? 1 : 0.7) * Math.min(1.4, Math.max(0.8, size))
      add(kind, weight)
      if (depth < 0.25) titled.add(kind)
      if (weight > titleScore) [titleLine, titleScore] = [line, weight]
    }
  }
  const text = plain0(source.lines)
  for (const [kind, pattern, weight] of hints) if (pattern.test(text)) add(kind, weight)
  for (const [kind, weight] of shape(source)) add(kind, weight)
  // A discharge summary lists drugs, and is no prescription for it.
  if (titled.has('discharge') && !titled.has('prescription')) scores.delete('prescription')
  const ranked = [...scores].sort((a, b) => b[1] - a[1])
  const [best, second] = [ranked[0], ranked[1]]
  const isHeadedBy = (title: RegExp, depth: number): boolean =>
    source.lines.some((line) => isTitled(line, title) && depthOf(line, source.lines) < depth)
  // What is charged for below its title may look like one.
  const bill = source.lines.findIndex(
    (line) => isTitled(line, billTitle) && depthOf(line, source.lines) < 0.3,
  )
  const isBill = bill >= 0 && !(titleLine && source.lines.indexOf(titleLine) <= bill)
  const isNone =
    best !== undefined &&
    (isBill ||
      (titleLine === null &&
        (billed.test(text) ||
          isHeadedBy(operationTitle, best[0] === 'imaging' ? Infinity : 0.15) ||
          isHeadedBy(bookletTitle, 0.25))))
  if (isNone || isHeadedBy(payerTitle, 0.25)) return { value: 'other', confidence: 0.7, box: null }
  if (!best || best[1] < 1.5) return { value: 'other', confidence: best ? 0.5 : 0.8, box: null }
  const margin = best[1] - (second?.[1] ?? 0)
  return {
    // Who is sent home from an emergency department is discharged, whatever the page is called.
    value: best[0] === 'consultation' && isEmergency(source) ? 'discharge' : best[0],
    confidence: Math.min(0.99, 0.5 + 0.5 * (1 - Math.exp(-margin / 1.8))),
    box: titleLine?.box ?? null,
  }
}

/** A line that goes on with the sentence of the one above: "... a film was taken. A | CT scan of the head on arrival". */
function goesOn(line: Line, { lines }: FactSource): boolean {
  const above = lines[lines.indexOf(line) - 1]
  return above !== undefined && above.words.length > 9 && /[\p{Ll},]$/u.test(above.text)
}

/** "DISCH ARGE SUMNMARY": a title as it was read. */
const misread = (title: string): Kind | null => {
  const letters = plain(title).replace(/[^\p{L}]/gu, '')
  return letters.length < 9
    ? null
    : (spelledTitles.find(([, known]) => isSimilar(letters, known))?.[0] ?? null)
}

/** An operation's report has findings and no picture, a bill drugs and tests that it tells nothing of. */
const isTitled = ({ cells }: Line, title: RegExp) =>
  cells.some(({ words, text }) => words.length <= 8 && title.test(plain(text)))

const plain0 = (lines: readonly Line[]) => lines.map((line) => plain(line.text)).join('\n')

/** What the parts of the page say. */
function shape(source: FactSource): [Kind, number][] {
  const out: [Kind, number][] = []
  // A bill has names and numbers, too, but neither units nor ranges.
  const results = source.results.filter(({ rows }) =>
    rows.some(({ unit, range, low, high, flag }) => unit ?? range ?? low ?? high ?? flag),
  )
  const resultRows = new Set(results.flatMap(({ rows }) => rows.map(({ name }) => name.words[0]))).size
  const bodyRows = source.lines.length
  // A letter may show results: the more of it is told in sentences, the less they say.
  const told = source.lines.filter((line) => line.words.length > 9 && !line.table).length / bodyRows
  if (resultRows >= 2) out.push(['lab', Math.min(3.5, 0.8 + 5 * (resultRows / bodyRows)) * (1 - told)])
  const drugRows = source.records
    .filter(({ kind }) => kind === 'drugs')
    .reduce((sum, { rows }) => sum + rows.length, 0)
  if (drugRows > 0) out.push(['prescription', Math.min(2.5, 0.6 + 4 * (drugRows / bodyRows))])
  const kinds = new Set(source.sections.map((section) => section.kind))
  const linesIn = (test: (kind: string) => boolean) =>
    source.sections
      .filter((section) => test(section.kind))
      .reduce((sum, section) => sum + section.lines.length, 0)
  const found = source.sections.some(
    ({ kind, heading }) => kind === 'findings' && !ofAnything.test(heading?.text ?? ''),
  )
  if (found) out.push(['imaging', kinds.has('impression') ? 2 : 1])
  if (kinds.has('indication')) out.push(['imaging', 0.5])
  if (kinds.has('technique')) out.push(['imaging', 0.8])
  // Who was seen or operated on has findings, too, and no report of a study asks for two of these.
  const visited = visitHeadings.filter((one) =>
    source.sections.some(({ heading }) => one.test(heading?.text ?? '')),
  )
  if (visited.length >= 2) out.push(['imaging', visited.length > 2 ? -4.5 : -2.5])
  // Of who was seen, results are told, too.
  if (visited.length > 2) out.push(['lab', -2.5])
  // The report of an operation or of another act says how it was made bearable and done.
  const acted = source.sections.filter(({ heading }) => actHeadings.test(heading?.text ?? '')).length
  if (acted > 0 && visited.length < 2) out.push(['imaging', acted > 1 ? -4 : -2])
  if (visited.length >= 3) out.push(['prescription', visited.length > 3 ? -2.4 : -1.6])
  if (kinds.has('medications-discharge')) out.push(['discharge', 1])
  if (kinds.has('course') && (kinds.has('medications-discharge') || kinds.has('recommendations')))
    out.push(['discharge', 0.6])
  if (kinds.has('examination') && kinds.has('history')) out.push(['consultation', 0.4], ['discharge', 0.4])
  // What was found, what it is called and what is to be done: somebody was seen.
  if (kinds.has('diagnoses') && kinds.has('examination') && kinds.has('recommendations'))
    out.push(['consultation', 0.6])
  if (kinds.has('reason')) out.push(['consultation', 0.5])
  if (linesIn((kind) => kind.startsWith('medications')) > 0.5 * bodyRows) out.push(['prescription', 1.5])
  const rows = wordsOfRows(source)
  // A page of nothing but directions is a prescription without its title.
  const directed = source.lines.filter(
    ({ text, words }) =>
      directingWord.test(text) ||
      formBefore.test(text) ||
      (words.length < 13 && !rows.has(words[0]!) && howOften.test(plain(text))),
  ).length
  if (directed > 1 && directed >= 0.15 * bodyRows) out.push(['prescription', 1.6])
  // Doses, each with how often in short, are one, too.
  const doses = source.lines.filter(({ text }) => doseInShort.test(text)).length
  if (doses > 2 && doses >= 0.35 * bodyRows) out.push(['prescription', 1.6])
  return out
}
