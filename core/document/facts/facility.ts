import { addressee, copiedTo } from '../../language/clinicians'
import {
  anothersBlock,
  answered,
  blockTitle,
  company,
  companyEnd,
  doorNumber,
  genericWord,
  institutionPart,
  institutionWord,
  personTitle,
  referredFrom,
  wantedInstitution,
} from '../../language/institutions'
import { across, bottom, median, overlap, right } from '../geometry'
import { union, type Word } from '../page'
import type { Box } from '../../records/place'
import { plain } from '../script'
import { isSimilar } from '../similar'
import type { Category, Cell, Fact, Line } from '../types'
import {
  agreesWithWeb,
  capital,
  isSpokenOf,
  kindOfWeb,
  nameOfWeb,
  spelledElsewhere,
  webNames,
  withOwnName,
  type WebName,
} from './facility-evidence'
import { labelledFacility, ownTests, underLabel, underReferrer, type Named } from './facility-labels'
import { namesIn, tidy } from './facility-names'
import {
  isBesideDoctor,
  isHeaded,
  isHouse,
  isOverAddress,
  isPractice,
  rate,
  tellsOfIllness,
} from './facility-rate'
import { depthOf, wordsOfRows, type FactSource } from './source'

interface Candidate extends Named {
  readonly score: number
  /** How well it was read, 0..1. */
  readonly surety: number
  /** How well its worst word was read, 0..1. */
  readonly worst: number
}

/** Below this nobody is named. */
const enough = 1.6
/** What a label says is as good as a letterhead. */
const ofLabel = 3.4
/** The small print of who developed a test tells who did it where no letterhead does. */
const ofTests = 1.9
/** A doctor's own name is that of the practice where nothing else is. */
const ofPractice = 1.65
/** A web address names who made the page where no letterhead was read; told twice, it is surer. */
const [ofWeb, ofBareWeb, repeated] = [2, 1.7, 0.4]

/** Who made the document: its letterhead, or where the page names it. Never the addressee. */
export function facilityOf(source: FactSource, category: Category): Fact<string> | null {
  const { lines, height } = source
  const web = webNames(lines.filter((line) => isEdge(depthOf(line, lines))))
  const addressee = addresseeAt(lines)
  const page = lines.flatMap(({ words }) => words)
  const rows = wordsOfRows(source)
  const candidates = lines.flatMap((line, index): Candidate[] => {
    const depth = depthOf(line, lines)
    const [above, below] = [lines.slice(0, index), lines.slice(index + 1, index + 5)]
    const labelled =
      labelledFacility(line, below[0] ?? null) ??
      underLabel(line, below) ??
      (category === 'consultation' ? underReferrer(line, below) : null)
    const told = labelled
      ? [
          {
            ...labelled,
            score: ofLabel + (labelled.more ?? 0) + (agreesWithWeb(labelled.text, web) ? 1 : 0),
            ...suretyOf(line.words),
          },
        ]
      : []
    const tested = told.length > 0 ? null : ownTests(line, below[0] ?? null)
    if (tested) return [{ ...tested, score: ofTests, ...suretyOf(line.words) }]
    // A house over its address and its telephone at the end of a page, whatever stands under it.
    const foot = depth > 0.88 || (depth > 0.6 && isHouse(line.text) && isOverAddress(line, below))
    if (line.words.some((word) => rows.has(word))) return told
    if (isPractice(line, index, below))
      return [...told, { text: line.text, box: line.box, score: ofPractice, ...suretyOf(line.words) }]
    if ((depth > 0.3 && !foot) || (addressee !== null && index >= addressee && !foot)) return told
    if (copiedTo.test(plain(line.text)) || isRow(line)) return told
    const headed = isHeaded(line, above.at(-1) ?? null, below[0] ?? null, index)
    const over = depth < 0.12 && (isOverAddress(line, below) || isBesideDoctor(line, index))
    const houses = (index < 6 ? above : above.slice(-1))
      .flatMap(({ cells }) => cells)
      .filter(({ text }) => isHouse(text))
    const pieces = line.cells
      .filter(
        (cell, at) =>
          !doorNumber.test(cell.text) &&
          !handle.test(cell.text) &&
          !answered.test(cell.text) &&
          !isAnothers(cell, line.cells.slice(0, at).findLast(isRead) ?? beneathOf(cell, above.at(-1))) &&
          !isAnothers(cell, before(cell, lines.slice(Math.max(0, index - 2), index + 3))) &&
          !isOfAnother(cell, above) &&
          !tellsOfIllness(line.cells[at - 1]),
      )
      .flatMap(({ words }) => namesIn(words, above))
      .map((piece) => spelledElsewhere(piece, page))
    const rated = pieces.map((piece): Candidate => {
      const text = piece.map((word) => word.text).join(' ')
      const spoken = index < 3 && isSpokenOf(text, line, lines)
      const webbed = agreesWithWeb(text, web)
      const standing = { depth, index, height, foot, headed, over, below: below[0] ?? null, spoken, webbed }
      const score =
        rate(piece, standing) +
        (houses.some((house) => isOver(house, piece)) ? 0 : wantedScore(piece, category))
      return { text, box: union(piece.map((word) => word.box)), score, ...suretyOf(piece) }
    })
    return [...told, ...rated]
  })
  const ofAddresses = web.flatMap((name): Candidate[] => {
    const text = nameOfWeb(name, lines)
    if (text === null)
      return name.times > 1
        ? [{ text: capital(name.name), box: name.box, score: ofBareWeb, surety: 0, worst: 0 }]
        : []
    return [{ text, box: name.box, score: ofWeb + repeated * (name.times - 1), surety: 0, worst: 0 }]
  })
  const best = [...candidates, ...ofAddresses].sort((a, b) => b.score - a.score)[0]
  if (!best || best.score < enough) return null
  const { text, box } = withOwnWord(fullest(bestRead(best, candidates), candidates, web), lines)
  return {
    value: tidy(withOwnName(kindOfWeb(text, web), web)),
    confidence: Math.min(0.98, 0.35 + 0.12 * best.score),
    box,
  }
}

/** A hospital over its laboratory, in letters that are no smaller: the part is not wanted more than its house. */
const isOver = (house: Cell, part: readonly Word[]): boolean =>
  // "HOSPITAL &" goes on.
  !/\s(?:&|and)$/i.test(house.text) &&
  across(house.box, union(part.map(({ box }) => box))) > 0 &&
  median(house.words.map(({ box }) => box[3])) >= 0.9 * median(part.map(({ box }) => box[3]))

function suretyOf(words: readonly Word[]): Pick<Candidate, 'surety' | 'worst'> {
  const each = words.map(({ confidence }) => confidence)
  return { surety: median(each), worst: Math.min(...each) }
}

/** Below this a name was read poorly: the same name elsewhere may have been read better. */
const poor = 0.6
/** From that on it was read well. */
const sure = 0.8

/** "ARIAT VELANKANN Health" in the sign and "ANNAI VELANKANNI HEALTH CITY" at the foot: of one name, the reading that was surer. */
function bestRead(best: Candidate, candidates: readonly Candidate[]): Candidate {
  if (best.worst >= poor) return best
  const wordsOf = (text: string) => plain(text).match(/\p{L}{3,}/gu) ?? []
  const own = wordsOf(best.text)
  return (
    candidates
      .filter(({ score }) => score > 0)
      .filter(({ surety, worst }) =>
        best.surety < poor ? surety > best.surety : surety >= sure && worst > best.worst,
      )
      .filter(({ text }) => {
        const words = wordsOf(text)
        const same = own.filter((word) => words.some((other) => isSimilar(other, word)))
        return same.length > 1 && 3 * same.length >= 2 * own.length
      })
      .toSorted((a, b) => b.surety - a.surety)[0] ?? best
  )
}

/** A line of so many cells that were read is the head of a table, or a row of it. */
const manyCells = 6
const isRow = ({ cells }: Line): boolean =>
  cells.filter(({ words, text }) => suretyOf(words).surety >= poor && /\p{L}{3}|\d/u.test(text)).length >=
  manyCells

/** "sterling" in the sign and "Sterling Accuris Laboratory" elsewhere: the name that says what the house is. */
function fullest(best: Candidate, candidates: readonly Candidate[], web: readonly WebName[]): Candidate {
  const own = `${plain(best.text)} `
  if (institutionWord.test(own)) return best
  // One word of the sign that begins the web name, and the whole name elsewhere.
  const webbed = (text: string): boolean => best.score > ofLabel && agreesWithWeb(text, web)
  const whole = candidates.find(
    ({ text, score, surety }) =>
      score > 0 &&
      surety >= sure &&
      !companyEnd.test(text.split(' ').at(-1)!.replace(/,$/, '')) &&
      webbed(text) &&
      webbed(best.text) &&
      ` ${plain(text)} `.includes(` ${own}`) &&
      plain(text) !== own.trim(),
  )
  if (whole) return whole
  return (
    candidates.find(
      ({ text, score, surety }) =>
        score > 0 &&
        surety >= sure &&
        !company.test(plain(text)) &&
        plain(text).startsWith(own) &&
        institutionWord.test(plain(text)),
    ) ?? best
  )
}

/**
 * "Institute of Medical Sciences" in the sign, whose own word was not read, and "Orme Institute of Medical Sciences (a unit of …)"
 * at the foot: with the word before it, where it was read well.
 */
function withOwnWord<T extends Named>(best: T, lines: readonly Line[]): T {
  const words = best.text.split(' ')
  if (words.length < 3 || !genericWord.test(words[0] ?? '')) return best
  const own = plain(best.text)
  const whole = lines
    .flatMap(({ cells }) => cells)
    .flatMap((cell) => {
      const at = cell.words.findIndex((_, from) =>
        plain(
          cell.words
            .slice(from)
            .map(({ text }) => text)
            .join(' '),
        ).startsWith(own),
      )
      const before = cell.words.slice(0, Math.max(at, 0))
      return before.length === 1 && isOwn(before[0]!) ? [`${before[0]!.text} ${best.text}`] : []
    })
  return whole[0] === undefined ? best : { ...best, text: whole[0] }
}

const isOwn = ({ text, confidence }: Word): boolean =>
  confidence >= sure &&
  /^\p{Lu}\p{L}{2,}$/u.test(text) &&
  !genericWord.test(text) &&
  !/^(?:the|at|to|from|visit)$/i.test(text)

/** The name of a page in a social network: "/theKestrelHospitals". */
const handle = /^[/@]\p{L}/u

/** At its head or its foot a page tells where its maker is found. */
const isEdge = (depth: number): boolean => depth < 0.2 || depth > 0.85

/** Who referred, who ordered and where the sample was taken made no page, their label before them or over them. */
const isAnothers = ({ text }: Cell, label: Cell | null): boolean =>
  referredFrom.test(text) || (label !== null && referredFrom.test(`${label.text.replace(/[\s:]+$/, '')}: `))

/** "Client Information" over the client's number, name and address. */
function isOfAnother({ box }: Cell, above: readonly Line[]): boolean {
  const title = above
    .flatMap(({ cells }) => cells)
    .findLast((other) => Math.abs(other.box[0] - box[0]) < box[3] && blockTitle.test(other.text))
  return title !== undefined && anothersBlock.test(title.text)
}

/** No dash or colon by itself. */
const isRead = ({ text }: Cell): boolean => /[\p{L}\p{N}]/u.test(text)

const isBeside = (a: Box, b: Box): boolean =>
  overlap(a[1], bottom(a), b[1], bottom(b)) > 0.3 * Math.min(a[3], b[3])

/** The label before a cell, in what was taken for another line of a page that is bent. */
const before = ({ box }: Cell, near: readonly Line[]): Cell | null =>
  near
    .flatMap(({ cells }) => cells)
    .filter((other) => isRead(other) && right(other.box) <= box[0] && isBeside(other.box, box))
    .toSorted((a, b) => b.box[0] - a.box[0])[0] ?? null

/** The label of its own over a cell. */
const beneathOf = ({ box }: Cell, above: Line | undefined): Cell | null =>
  above?.cells.find((other) => other.text.endsWith(':') && Math.abs(other.box[0] - box[0]) < box[3]) ?? null

/** What kind of institution such a document comes from; a department says it of its house. */
function wantedScore(piece: readonly Word[], category: Category): number {
  const read = plain(piece.map((word) => word.text).join(' '))
  return wantedInstitution[category]?.test(read) && !institutionPart.test(read) ? 0.9 : 0
}

/** In a letter the addressee stands between the date and "Dear …": a person first, then the institution. */
function addresseeAt(lines: readonly Line[]): number | null {
  const dear = lines.findIndex((line) => addressee.test(plain(line.text)))
  if (dear < 0) return null
  if (!plain(lines[dear]!.text).startsWith('dear')) return dear
  const at = lines.slice(0, dear).findIndex((line, index) => index > 0 && personTitle.test(plain(line.text)))
  return at < 0 ? dear : at
}
