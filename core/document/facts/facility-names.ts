import {
  branch,
  companyEnd,
  genericWord,
  hebrewGeneric,
  hebrewInstitution,
  institutionWord,
  kindWord,
  latinInHebrew,
  officeBefore,
  ofTitles,
  personTitle,
  spelledInstitutions,
  titleWord,
  unitOf,
} from '../../language/institutions'
import { normaliseWord } from '../../vocabulary/normalise'
import { isOrdinary } from '../../vocabulary/ordinary'
import { across, bottom, median } from '../geometry'
import { union, type Word } from '../page'
import { hasDigit, plain } from '../script'
import { isSimilar } from '../similar'
import type { Line } from '../types'

/** What parts the names of a line: a bar, a dash, a bullet however it was read. */
const separator = /^(?:[|•·–—-]|[^\p{L}\p{N}&'"()=_~:<>{}.,/+#…*]{1,2})$/u

/** "Riverbend Medical Center | 400 River Parkway": the parts between separators, noise at their ends taken off. */
function pieces(words: readonly Word[]): Word[][] {
  const out: Word[][] = [[]]
  const bars = words.filter(({ text }) => text === 'I').length
  // A colon or a sign by itself is the frame's, or a rule's.
  for (const word of words.filter(({ text }) => !/^[=_~:"'{}<>]{1,2}$/.test(text))) {
    if (separator.test(word.text) || (word.text === 'I' && bars > 1)) out.push([])
    // "Lounge (VRX Health Care Pvt. Ltd.)": the company in brackets.
    else if (word.text.startsWith('(') && words.length > 6) out.push([word])
    else out[out.length - 1]!.push(word)
  }
  return out
    .map((piece) => surelyRead(joinLetters(piece)))
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

const joined = (words: readonly Word[], text: string): Word => ({
  ...words[0]!,
  text,
  box: union(words.map(({ box }) => box)),
  confidence: median(words.map(({ confidence }) => confidence)),
})

/** "H o s p i t a l", "LAB ORATORY", "hos sp ita 1": letters set apart, and a word of institutions in parts. */
function joinLetters(words: readonly Word[]): readonly Word[] {
  const text = words.map((word) => word.text).join('')
  if (words.length > 2 && words.every((word) => /^\p{L}$/u.test(word.text))) return [joined(words, text)]
  const whole = words.length > 1 ? spelled(text) : null
  if (whole) return [joined(words, whole)]
  const at = words.findIndex(
    (word, index) =>
      index > 0 &&
      isLetters(word) &&
      isLetters(words[index - 1]!) &&
      isOneWord(words[index - 1]!.text, word.text),
  )
  if (at < 0) return words
  const pair = words.slice(at - 1, at + 1)
  return [
    ...words.slice(0, at - 1),
    joined(pair, pair.map((word) => word.text).join('')),
    ...words.slice(at + 1),
  ]
}

/** A word of institutions in two parts, or any known word whose parts are none: "GEN ERAL". */
const isOneWord = (first: string, rest: string): boolean =>
  spelled(first + rest) !== null ||
  (/^\p{L}{2,}$/u.test(rest) &&
    isOrdinary(normaliseWord(first + rest)) &&
    ![first, rest].some((part) => isOrdinary(normaliseWord(part)) || part.length > 5))

/** No stop or speck by itself; an "l" may be read as a 1. */
const isLetters = ({ text }: Word): boolean => /[\p{L}1]/u.test(text)

/** "Hosnital", "Medica!": a word of institutions with a letter misread. */
function wellSpelled(word: Word): Word {
  const poorly = word.confidence < 0.6 || /\p{L}!/u.test(word.text)
  const known = poorly && !institutionWord.test(plain(word.text)) ? spelled(word.text) : null
  if (!known || branch.test(word.text) || hasDigit(word.text)) return word
  const upper = word.text === word.text.toUpperCase()
  return {
    ...word,
    text: upper ? known.toUpperCase() : `${known.slice(0, 1).toUpperCase()}${known.slice(1)}`,
  }
}

/** The word of institutions that letters spell, but for one of them. */
function spelled(text: string): string | null {
  const read = plain(text).replaceAll('1', 'l').replaceAll('0', 'o')
  return spelledInstitutions.find((known) => known.length > 6 && isSimilar(read, known)) ?? null
}

/** Below this a word was not read; from that on it was. */
const [unread, sure] = [0.4, 0.8]

/** "All India Institute of … Guwahati": of a name that was read well a word that was not is told as a gap. */
function surelyRead(words: readonly Word[]): readonly Word[] {
  const hebrew = words.filter(({ text }) => /[\u05d0-\u05ea]{2}/.test(text)).length > 1
  const known = words.filter(({ confidence, text }) => confidence >= sure && /\p{L}{2}/u.test(text)).length
  if (!hebrew && known < 3) return words
  const isUnread = ({ confidence, text }: Word): boolean =>
    (known > 2 && confidence < unread && !hasDigit(text)) || (hebrew && isForeign(text, confidence))
  const read = words.map((word) => (isUnread(word) ? { ...word, text: '…' } : word))
  const out = read.filter(({ text }, index) => text !== '…' || read[index - 1]?.text !== '…')
  return out.slice(out[0]!.text === '…' ? 1 : 0, out.at(-1)!.text === '…' ? -1 : undefined)
}

/** A Hebrew word of a name, taken for a few Latin letters; an abbreviation is in capitals and read well. */
const isForeign = (text: string, confidence: number): boolean =>
  /^[a-z]{1,4}$/i.test(text) &&
  !latinInHebrew.test(text) &&
  (text !== text.toUpperCase() || confidence < 0.75)

/** "oll Bellarine Pathology": a sign before a name, read as a short word and hardly. */
const withoutSign = (words: readonly Word[]): readonly Word[] => {
  const [first, next] = words
  const isSign = /^\p{Ll}{1,3}$/u.test(first?.text ?? '') && (first?.confidence ?? 1) < sure
  return isSign && /^\p{Lu}\p{Ll}{2}/u.test(next?.text ?? '') ? words.slice(1) : words
}

/** A large first letter is set apart from its word at times: "F airhaven". */
const isSplitCapital = (letter: Word | undefined, word: Word | undefined): boolean =>
  /^[B-HJ-Z]$/.test(letter?.text ?? '') && /^\p{Ll}{3}/u.test(word?.text ?? '')

/** "Aurelia Laboratory, 31 Crescent Row": the part before the first comma where an address follows it. */
function beforeAddress(whole: readonly Word[]): readonly Word[] {
  // "Kestrel Diagnostics, the logo and all marks are …": what goes on with a small word is said of the name.
  const said = whole.findIndex(({ text }, at) => /^the$/.test(text) && whole[at - 1]?.text.endsWith(','))
  const words = said > 0 ? whole.slice(0, said) : whole
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
  // "Clinical Laboratory Rua do Poco 41, …": general words, and the street behind them.
  const general = words.findIndex(({ text }) => !genericWord.test(text) && !branch.test(text))
  if (general > 1 && hasDigit(parts[0]!.at(-1)!.text)) return words.slice(0, general)
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
  const own = before.some(({ text }) => !genericWord.test(text) && !branch.test(text) && !ofTitles.test(text))
  return named(after) ? after : named(before) && own ? before : words
}

const isGeneric = (words: readonly Word[]) =>
  words.every(
    ({ text }, index) =>
      genericWord.test(text) || branch.test(text) || (index < words.length - 1 && kindWord.test(text)),
  ) || hebrewGeneric.test(words.map((word) => word.text).join(' '))

/** Over how many lines a name and the rest of it may be parted by what stands beside them. */
const apart = 3

/** A name of general words only ("Imaging Centre") has its own word above it, as what follows "Hospital &" has the rest. */
function wholeName(words: readonly Word[], above: readonly Line[]): readonly Word[] {
  if (words.length === 0) return words
  const box = union(words.map((word) => word.box))
  const cell = above
    .slice(-apart)
    .toReversed()
    .flatMap(({ cells }) => cells)
    .find((other) => across(other.box, box) > 0 && /\p{L}{3}/u.test(other.text))
  if (!cell) return words
  const joins = words.length <= 3 && /\s(?:&|and)$/i.test(cell.text)
  if (!isGeneric(words) && !joins) return words
  // A hospital over its department has a name of its own.
  if (!joins && (institutionWord.test(plain(cell.text)) || hebrewInstitution.test(plain(cell.text))))
    return words
  const near = box[1] - bottom(cell.box) < 1.5 * Math.max(box[3], cell.box[3])
  const named =
    cell.words.length <= 5 && !cell.text.startsWith('(') && !hasDigit(cell.text) && !cell.text.endsWith(':')
  return near && named
    ? [
        ...cell.words.filter(({ text, confidence }) => /[\p{L}&]/u.test(text) && confidence >= unread),
        ...words,
      ]
    : words
}

/** "A unit of Trident Diagnostics": the company behind an institution. */
const withoutUnit = (words: readonly Word[]) =>
  unitOf.test(words.map(({ text }) => text).join(' ')) ? words.slice(3) : words

/** What of a cell may be a name. */
export const namesIn = (words: readonly Word[], above: readonly Line[]): (readonly Word[])[] =>
  pieces(withoutSign(withoutUnit(words)).map(wellSpelled)).map((whole, at, all) => {
    const name = withoutTitle(beforeAddress(whole))
    return isGeneric(name) && isOwnName(all[at - 1]) ? [...all[at - 1]!, ...name] : wholeName(name, above)
  })

/** "Negev Smile - dental medicine": a name of its own right before general words. */
const isOwnName = (words: readonly Word[] | undefined): boolean => {
  const text = words?.map((word) => word.text).join(' ') ?? ''
  return (
    text !== '' &&
    words!.length <= 3 &&
    !hasDigit(text) &&
    !institutionWord.test(plain(text)) &&
    !hebrewInstitution.test(plain(text)) &&
    !personTitle.test(plain(text))
  )
}

export const tidy = (text: string) =>
  text
    .replace(officeBefore, '')
    .replace(/^([B-HJ-Z]) (?=\p{Ll}{3})/u, '$1')
    // The sign beside the name, taken for letters.
    .replace(/^(?:[^\s(]{1,3}\)|(?!d[eo]|l[ae]|el|al|st)\p{Ll}{1,2})\s+(?=\p{L})/u, '')
    .replace(/^[^\p{L}\p{N}"]+|[^\p{L}\p{N}.)"']+$|(?<=\p{Script=Hebrew})\.$/gu, '')
    .trim()
