import { addressee, copiedTo } from '../../language/clinicians'
import {
  branch,
  company,
  companyEnd,
  genericWord,
  hebrewGeneric,
  hebrewInstitution,
  hebrewTitle,
  englishTitle,
  facilityAbove,
  facilityLabel,
  fieldAlone,
  inPlace,
  notInstitution,
  numbered,
  oftenTaken,
  ofTitles,
  institutionPart,
  personTitle,
  referredFrom,
  specialised,
  surnameFirst,
  institutionWord,
  titleWord,
  wantedInstitution,
} from '../../language/institutions'
import { isAddress, isFurniture, isTelephone } from '../furniture'
import { across, bottom, median } from '../geometry'
import { matchConcept } from '../../vocabulary/match'
import { birthBeside } from '../../language/patients'
import { matchHeading } from '../headings'
import { union, type Word } from '../page'
import type { Box } from '../../records/place'
import { hasDigit, plain } from '../script'
import { isSimilar } from '../similar'
import type { Category, Fact, Line } from '../types'
import { depthOf, type FactSource } from './source'

interface Candidate { readonly text: string; readonly box: Box; readonly score: number } // prettier-ignore

/** Who made the document: its letterhead, or where the page names it. Never the addressee. */
export function facilityOf(source: FactSource, category: Category): Fact<string> | null {
  const { lines, height } = source
  const candidates: Candidate[] = []
  const addressee = addresseeAt(lines)
  lines.forEach((line, index) => {
    const depth = depthOf(line, lines)
    const labelled = labelledFacility(line) ?? underLabel(line, lines[index + 1] ?? null)
    if (labelled) candidates.push({ ...labelled, score: 3.4 })
    const foot = depth > 0.88
    if ((depth > 0.3 && !foot) || (addressee !== null && index >= addressee && !foot)) return
    if (copiedTo.test(plain(line.text))) return
    const headed = isHeaded(line, lines[index + 1] ?? null, index)
    for (const cell of line.cells.filter(({ text }) => !referredFrom.test(text))) {
      for (const whole of pieces(cell.words)) {
        const piece = wholeName(withoutTitle(beforeAddress(whole)), lines[index - 1] ?? null)
        const score =
          rate(piece, {
            depth,
            index,
            height,
            foot,
            headed,
            below: lines[index + 1] ?? null,
            spoken: index === 0 && isSpokenOf(piece, line, lines),
          }) + wantedScore(piece, category)
        if (score > 0)
          candidates.push({
            text: piece.map((word) => word.text).join(' '),
            box: union(piece.map((word) => word.box)),
            score,
          })
      }
    }
  })
  const best = candidates.sort((a, b) => b.score - a.score)[0]
  if (!best || best.score < 1.6) return null
  return { value: tidy(best.text), confidence: Math.min(0.98, 0.35 + 0.12 * best.score), box: best.box }
}

/** What kind of institution such a document comes from; a department says it of its house. */
function wantedScore(piece: readonly Word[], category: Category): number {
  const read = plain(piece.map((word) => word.text).join(' '))
  return wantedInstitution[category]?.test(read) && !institutionPart.test(read) ? 0.9 : 0
}

/** "Riverbend Medical Center | 400 River Parkway": the parts between separators, noise at their ends taken off. */
function pieces(words: readonly Word[]): Word[][] {
  const out: Word[][] = [[]]
  // A colon or a sign by itself is the frame's, or a rule's.
  for (const word of words.filter(({ text }) => !/^[=_~:"'{}<>]{1,2}$/.test(text))) {
    if (/^[|•·–—-]$/.test(word.text)) out.push([])
    else out[out.length - 1]!.push(word)
  }
  return out
    .map((piece) => piece.slice(0, piece.findIndex(({ text }) => companyEnd.test(text)) + 1 || piece.length))
    .map((piece) => {
      const solid = (word: Word) => /[\p{L}\p{N}]{2}/u.test(word.text)
      const found = piece.findIndex(solid)
      const first = isSplitCapital(piece[found - 1], piece[found]) ? found - 1 : found
      const last = piece.length - [...piece].reverse().findIndex(solid)
      return first < 0 ? [] : piece.slice(first, last)
    })
    .filter((piece) => piece.length > 0)
}

/** A large first letter is set apart from its word at times: "F airhaven". */
const isSplitCapital = (letter: Word | undefined, word: Word | undefined): boolean =>
  /^[B-HJ-Z]$/.test(letter?.text ?? '') && /^\p{Ll}{3}/u.test(word?.text ?? '')

/** "Aurelia Laboratory, 31 Crescent Row": the part before the first comma where an address follows it. */
function beforeAddress(words: readonly Word[]): readonly Word[] {
  const comma = words.findIndex((word) => word.text.endsWith(','))
  if (comma < 0 || comma === words.length - 1) return words
  const parts = [words.slice(0, comma + 1), words.slice(comma + 1)]
  const named = (part: readonly Word[]) => {
    const read = plain(part.map((word) => word.text).join(' '))
    return (
      (institutionWord.test(read) || hebrewInstitution.test(read)) &&
      !part.every((word) => genericWord.test(word.text))
    )
  }
  // "Medical Imaging, Nelson": a department and its town.
  if (parts[0]!.every((word) => genericWord.test(word.text))) return parts[0]!
  return parts.every((part) => named(part)) ? words : (parts.find((part) => named(part)) ?? words)
}

/** "ED Provider Note Silverbrook Emergency Center": the document's title beside the institution's name is no part of it. */
function withoutTitle(words: readonly Word[]): readonly Word[] {
  const at = words.findIndex((word) => titleWord.test(word.text))
  if (at < 0) return words
  // "Laboratory results from Cypress Plains Laboratory"
  const from = /^(?:from|by|at)$/.test(words[at + 1]?.text ?? '') ? 1 : 0
  const named = (part: readonly Word[]) =>
    part.length >= 2 && institutionWord.test(plain(part.map((word) => word.text).join(' ')))
  const [before, after] = [words.slice(0, at), words.slice(at + 1 + from)]
  const own = before.some((word) => !genericWord.test(word.text) && !ofTitles.test(word.text))
  return named(after) ? after : named(before) && own ? before : words
}

const isGeneric = (words: readonly Word[]) =>
  words.every((word) => genericWord.test(word.text)) ||
  hebrewGeneric.test(words.map((word) => word.text).join(' '))

/** A name of general words only ("Imaging Centre") has its own word on the line above, in the same place. */
function wholeName(words: readonly Word[], above: Line | null): readonly Word[] {
  if (!above || words.length === 0 || !isGeneric(words)) return words
  const box = union(words.map((word) => word.box))
  const cell = above.cells.find((other) => across(other.box, box) > 0)
  // A hospital over its department has a name of its own.
  if (cell && (institutionWord.test(plain(cell.text)) || hebrewInstitution.test(plain(cell.text))))
    return words
  const near = cell && box[1] - bottom(cell.box) < 1.5 * Math.max(box[3], cell.box[3])
  return near && cell.words.length <= 5 && !hasDigit(cell.text) ? [...cell.words, ...words] : words
}

/** Small letters where a name has capitals, or a verb. */
function isSentence(words: readonly Word[]): boolean {
  const long = words.filter(({ text }) => /^\p{L}{4}/u.test(text))
  const small = long.filter(({ text }) => /^\p{Ll}/u.test(text))
  return (
    small.length > 0.5 * long.length ||
    words.some(({ text }) => /^(?:are|is|be|should|this|your)$/i.test(text))
  )
}

/** Over its address or its telephone stands who made the page, whatever it is called. */
const isHeaded = (line: Line, below: Line | null, index: number): boolean =>
  index <= 2 &&
  // A number beside a birth is the patient's.
  !line.cells.some(({ text }) => birthBeside.test(text)) &&
  (line.cells.length > 1
    ? line.cells.some(({ text }) => reaches(text))
    : line.words.length <= 7 && below !== null && reaches(below.text))

const reaches = (text: string): boolean => isAddress(text) || isTelephone(text)

interface Standing {
  readonly depth: number
  readonly index: number
  readonly height: number
  readonly foot: boolean
  readonly headed: boolean
  readonly below: Line | null
  /** The page calls it an institution elsewhere. */
  readonly spoken: boolean
}

/** "SHEVILIM" in the letterhead, and "taken at the clinic SHEVILIM" below: a name of its own, whatever it means. */
function isSpokenOf(words: readonly Word[], line: Line, lines: readonly Line[]): boolean {
  const name = plain(words.map(({ text }) => text).join(' '))
  if (words.length > 3 || name.length < 4) return false
  const said = lines.filter((other) => other !== line).map(({ text }) => plain(text))
  return said.some((text) => {
    const at = ` ${text} `.indexOf(` ${name} `)
    const before = at < 0 ? '' : (/\S+$/.exec(text.slice(0, at).trimEnd())?.[0] ?? '')
    return institutionWord.test(before) || hebrewInstitution.test(before.replace(inPlace, ''))
  })
}

function rate(
  words: readonly Word[],
  { depth, index, height, foot, headed, below, spoken }: Standing,
): number {
  const text = words.map((word) => word.text).join(' ')
  const read = plain(text)
  const letters = read.replace(/[^\p{L}]/gu, '').length
  if (
    letters < 4 ||
    words.every((word) => genericWord.test(word.text)) ||
    words.length > 9 ||
    isAddress(text) ||
    isTelephone(text) ||
    /:/.test(read) ||
    personTitle.test(read)
  )
    return 0
  const misread = read
    .split(/[^a-z]+/)
    .some(
      (word) =>
        word.length > 6 &&
        ['hospital', 'laboratory', 'laboratories', 'pharmacy', 'medical', 'radiology', 'diagnostics'].some(
          (known) => isSimilar(word, known),
        ),
    )
  const named =
    spoken ||
    institutionWord.test(read) ||
    hebrewInstitution.test(read) ||
    misread ||
    [read, index <= 1 ? plain(below?.text ?? '') : ''].some((text) => company.test(text))
  if (isFurniture(text) || (hasDigit(read) && (!named || numbered.test(read)))) return 0
  if (matchHeading(text) && !named && !headed) return 0
  // A person, or an illness, made no page.
  if (!named && (surnameFirst.test(text) || matchConcept('diagnosis', text)?.score === 1)) return 0
  // A sentence, or the rest of one, is no name.
  // Nor does a drug with its directions.
  if (oftenTaken.test(read)) return 0
  if (isSentence(words) || /[=_{}<>]|^\d+,|\p{L}{4}\. \p{Lu}/u.test(text)) return 0
  if (hebrewTitle.test(read) || englishTitle.test(read)) return 0
  // "Lab Results", "Past Hospital Visits": what ends in such a word is a title.
  if (notInstitution.test(plain(words.at(-1)?.text ?? ''))) return 0
  const size = median(words.map((word) => word.box[3])) / height
  const practice = !named && (headed || (index <= 1 && specialised.test(text)))
  let score =
    Math.min(2.2, size) +
    (named || practice ? 2 : 0) +
    Math.max(0, 1 - 0.12 * index) -
    (foot ? (company.test(read) ? 0.4 : 1.2) : 0)
  const part = words.every(({ text: word }) => genericWord.test(word) || branch.test(word))
  if (part || institutionPart.test(read) || fieldAlone.test(text)) score -= 1.5
  if (notInstitution.test(read)) score -= named ? 1.2 : 3
  if (!named && !practice) score -= depth > 0.12 ? 2.5 : 1.3
  if (median(words.map((word) => Math.round(word.confidence * 100))) < 50) score -= 1
  return score
}

function labelledFacility(line: Line): { text: string; box: Box } | null {
  for (const cell of line.cells) {
    const match = facilityLabel.exec(cell.text)
    const text = match?.[1]?.split(/\s[|–-]\s|,\s(?:\d|\p{Lu}\p{L}+ \p{Lu}{2}$)/u)[0]?.trim() ?? ''
    const named = institutionWord.test(plain(text)) || hebrewInstitution.test(plain(text))
    if (text !== '' && (named || specialised.test(text))) return { text, box: cell.box }
  }
  return null
}

/** "PROCESSED AT :", and the name in the line below. */
function underLabel(line: Line, below: Line | null): { text: string; box: Box } | null {
  const label = line.cells.find(({ text }) => facilityAbove.test(text))
  const cell = label && below?.cells.find((other) => across(other.box, label.box) > 0)
  return cell && cell.words.length <= 5 && /^\p{Lu}/u.test(cell.text) && !hasDigit(cell.text) ? cell : null
}

/** In a letter the addressee stands between the date and "Dear …": a person first, then the institution. */
function addresseeAt(lines: readonly Line[]): number | null {
  const dear = lines.findIndex((line) => addressee.test(plain(line.text)))
  if (dear < 0) return null
  if (!plain(lines[dear]!.text).startsWith('dear')) return dear
  const at = lines.slice(0, dear).findIndex((line, index) => index > 0 && personTitle.test(plain(line.text)))
  return at < 0 ? dear : at
}

const tidy = (text: string) =>
  text
    .replace(/^([B-HJ-Z]) (?=\p{Ll}{3})/u, '$1')
    // The sign beside the name, taken for letters.
    .replace(/^(?:[^\s(]{1,3}\)|(?!d[eo]|l[ae]|el|al|st)\p{Ll}{1,2})\s+(?=\p{L})/u, '')
    .replace(/^[^\p{L}\p{N}"]+|[^\p{L}\p{N}.)"']+$/gu, '')
    .trim()
