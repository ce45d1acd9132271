import {
  branch,
  company,
  degreeFirst,
  department,
  englishTitle,
  fieldAlone,
  genericWord,
  hebrewGenericName,
  hebrewInstitution,
  hebrewTitle,
  institutionPart,
  institutionWord,
  neverInstitution,
  notInstitution,
  numbered,
  oftenTaken,
  ofTitles,
  personTitle,
  placeLine,
  slogan,
  specialised,
  spelledInstitutions,
  surnameFirst,
  titleWord,
} from '../../language/institutions'
import { birthBeside } from '../../language/patients'
import { matchConcept } from '../../vocabulary/match'
import { findDates } from '../dates'
import { isAddress, isFurniture, isTelephone } from '../furniture'
import { across, bottom, median } from '../geometry'
import { matchHeading } from '../headings'
import { union, type Word } from '../page'
import { hasDigit, plain } from '../script'
import { isSimilar } from '../similar'
import type { Cell, Line } from '../types'
import { isLabel } from './labels'

/** A verb, or small letters where a name has capitals; a sign in large type may be without them. */
function isSentence(words: readonly Word[], size: number): boolean {
  if (words.some(({ text }) => verb.test(text))) return true
  const long = words.filter(({ text }) => /^\p{L}{4}/u.test(text))
  // "SMS hospital": what a house is may be written small behind its name.
  const house = words.slice(0, -1).every(({ text }) => /^\p{Lu}/u.test(text)) && isGeneral(words.at(-1)!)
  const small = (house ? long.slice(0, -1) : long).filter(({ text }) => /^\p{Ll}/u.test(text))
  return small.length > 0.5 * long.length && (size < large || words.length > 3)
}

const verb = /^(?:are|is|be|should|this|your|not|any|if|we|our|you)$/i

/** So many times the height of the page's text is the type of a sign. */
const large = 2

/** Over its address or its telephone stands who made the page, whatever it is called. */
export const isHeaded = (line: Line, above: Line | null, below: Line | null, index: number): boolean =>
  index <= 2 &&
  // Under a label stands its value.
  !/[:：]$/.test(above?.text ?? '') &&
  // A number or a day beside a name is the patient's.
  !line.cells.some(({ text }) => birthBeside.test(text) || findDates(text, 'dmy').length > 0) &&
  (line.cells.length > 1
    ? line.cells.some(({ text }) => reaches(text))
    : line.words.length <= 7 && below !== null && reaches(below.text))

/** "MERIDIAN" over "Holdings Ltd": the rest of a name says that it is a company. */
const isOverCompany = (words: readonly Word[], below: Line | null): boolean =>
  (below?.cells ?? []).some(
    ({ box, text }) =>
      company.test(plain(text)) &&
      !institutionWord.test(plain(text)) &&
      across(union(words.map((word) => word.box)), box) > 0,
  )

const reaches = (text: string): boolean => isAddress(text) || isTelephone(text)

/** "Care Clinic" over the lines of its address, of which one is a telephone: general words may be a name. */
export const isOverAddress = (line: Line, below: readonly Line[]): boolean =>
  line.cells.length === 1 &&
  line.words.length > 1 &&
  below
    .slice(0, 4)
    .some(
      (other, index, rest) =>
        reaches(other.text) &&
        rest
          .slice(0, index + 1)
          .every((one, at) => one.box[1] - bottom((rest[at - 1] ?? line).box) < one.box[3]),
    )

/** A doctor's name over an address or a telephone at the very head: a practice that has no other name. */
export const isPractice = ({ cells }: Line, index: number, below: readonly Line[]): boolean =>
  index === 0 &&
  cells.length === 1 &&
  cells[0]!.words.length <= 5 &&
  personTitle.test(plain(cells[0]!.text)) &&
  below.slice(0, 3).some(({ text }) => reaches(text))

/** "Dr. A. Weiss     Care Clinic" at the very head: a doctor's, so general words may be a name. */
export const isBesideDoctor = ({ cells }: Line, index: number): boolean =>
  index === 0 &&
  cells.length > 1 &&
  cells.some(({ text }) => personTitle.test(plain(text))) &&
  cells.some(({ text, words }) => words.length > 1 && institutionWord.test(plain(text)))

/** A house by its kind and a name of its own, and neither a part of one nor the title of a page. */
export const isHouse = (text: string): boolean => {
  const read = plain(text)
  return (
    (institutionWord.test(read) || hebrewInstitution.test(read)) &&
    !institutionPart.test(read) &&
    !notInstitution.test(read) &&
    !hebrewTitle.test(read) &&
    !neverInstitution.test(read) &&
    text.split(' ').length > 1 &&
    text.split(' ').length <= 7 &&
    !text
      .split(' ')
      .every((word) => genericWord.test(word) || branch.test(word) || hebrewGenericName.test(word))
  )
}

/** "ALLERGY | Sulpha drugs": beside a heading of what somebody has or takes stands nobody's name. */
export const tellsOfIllness = (label: Cell | undefined): boolean =>
  label !== undefined &&
  /^(?:allergies|medications|diagnoses|history)/.test(matchHeading(label.text)?.kind ?? '')

export interface Standing {
  readonly depth: number
  readonly index: number
  readonly height: number
  readonly foot: boolean
  readonly headed: boolean
  readonly below: Line | null
  /** Over an address and a telephone. */
  readonly over: boolean
  /** The page calls it an institution elsewhere. */
  readonly spoken: boolean
  /** Its web or mail address is called so. */
  readonly webbed: boolean
}

/** A general word, a sign written onto it: "Radiology&". */
const isGeneral = ({ text }: Word): boolean => {
  const word = text.replace(/(?<=\p{L})&$/u, '')
  return genericWord.test(word) || branch.test(word)
}

/** "SILC)": the rest of what stood in brackets; or all of it, which is no house. */
const isBroken = (text: string): boolean =>
  text.includes(')') && (!text.includes('(') || (/^\([^()]*\)$/.test(text) && !isHouse(text.slice(1, -1))))

/** "Discharge Summary Orthopedics", "Discharge Summa ry": the title of a page, its last word in two parts at times. */
const isTitled = (words: readonly Word[]): boolean =>
  words.some(
    ({ text }, at) =>
      ofTitles.test(text) &&
      [1, 2].some((parts) =>
        titleWord.test(
          words
            .slice(at + 1, at + 1 + parts)
            .map((w) => w.text)
            .join(''),
        ),
      ),
  )

/** From that on what only its place tells of was read. */
const fair = 65

export function rate(
  words: readonly Word[],
  { depth, index, height, foot, headed, over, below, spoken, webbed }: Standing,
): number {
  const text = words.map((word) => word.text).join(' ')
  const read = plain(text)
  const letters = read.replace(/[^\p{L}]/gu, '').length
  if (
    letters < 4 ||
    (!over && words.every((word) => genericWord.test(word.text))) ||
    hebrewGenericName.test(read) ||
    words.every((word) => branch.test(word.text)) ||
    words.length > 9 ||
    isAddress(text) ||
    isTelephone(text) ||
    /:/.test(read) ||
    personTitle.test(read) ||
    degreeFirst.test(read) ||
    read.startsWith('for ') ||
    placeLine.test(read) ||
    neverInstitution.test(read) ||
    slogan.test(text) ||
    isBroken(text) ||
    (!webbed && /^\p{Ll}{1,3}\s|^\p{Ll}{1,5}$/u.test(text)) ||
    isLabel(text)
  )
    return 0
  const misread = read
    .split(/[^a-z]+/)
    .some((word) => word.length > 6 && spelledInstitutions.some((known) => isSimilar(word, known)))
  const named =
    spoken ||
    webbed ||
    institutionWord.test(read) ||
    hebrewInstitution.test(read) ||
    misread ||
    company.test(read) ||
    (index <= 1 && isOverCompany(words, below))
  if (isFurniture(text) || (hasDigit(read) && (!named || numbered.test(read)))) return 0
  if (matchHeading(text) && !named && !headed) return 0
  // "Female   22 years": a detail of the patient.
  if (!named && birthBeside.test(text)) return 0
  // A person, an illness or a study made no page.
  const other = (['diagnosis', 'imaging'] as const).some((type) => matchConcept(type, text)?.score === 1)
  if ((!named && surnameFirst.test(text)) || (!spoken && !webbed && other)) return 0
  // A sentence, or the rest of one, is no name.
  // Nor does a drug with its directions.
  if (oftenTaken.test(read)) return 0
  const size = median(words.map((word) => word.box[3])) / height
  if (isSentence(words, size) || /[=_{}<>]|^\d+,|\p{L}{4}\. \p{Lu}/u.test(text)) return 0
  if (hebrewTitle.test(read) || englishTitle.test(read)) return 0
  // "Lab Results", "Past Hospital Visits": what ends in such a word is a title.
  const last = words.findLast(({ text }) => /\p{L}{3}/u.test(text))
  if (notInstitution.test(plain(last?.text ?? ''))) return 0
  const surety = median(words.map((word) => Math.round(word.confidence * 100)))
  const practice =
    !named && ((headed && surety >= fair && letters > 4) || (index <= 1 && specialised.test(text)))
  if (!named && !practice && surety < fair) return 0
  let score =
    Math.min(2.2, size) +
    (named || practice ? 2 : 0) +
    Math.max(0, 1 - 0.12 * index) +
    (webbed ? 1.2 : 0) -
    (foot ? (company.test(read) ? 0.4 : 1.2) : 0)
  const part = words.every((word) => isGeneral(word))
  if ((part && !over) || institutionPart.test(read) || fieldAlone.test(text)) score -= 1.5
  if (department.test(read)) score -= 2
  if (notInstitution.test(read)) score -= named ? 1.2 : 3
  if (isTitled(words)) score -= 3
  if (!named && !practice) score -= depth > 0.12 ? 2.5 : 1.3
  // What was hardly read is a name only where the page says it elsewhere, too.
  if (surety < 50) score -= webbed ? 0 : foot ? 3 : 1
  return score
}
