import { overPressure } from '../language/particles'
import { questionWords } from '../language/questions'
import type { Token } from '../vocabulary/normalise'
import { findJoined, findWords, follow, within } from './sign-words'
import { findPhrase, phrasesOf, type Phrase } from './words'

/** Signs that several words of a sentence make together, whoever has them. */

const has = (tokens: readonly Token[], ...lists: Parameters<typeof findWords>[1][]): boolean =>
  lists.some((list) => findWords(tokens, list) !== null)

interface Together {
  /** Of each one is told. */
  readonly parts: readonly (readonly Phrase[])[]
  readonly unless: readonly Phrase[]
}

type Rows = 'together' | 'soon' | 'figures' | 'despair'

const known = new Map<Rows, readonly Together[]>()

function togetherRows(list: Rows): readonly Together[] {
  const rows = known.get(list) ?? parsedRows(list)
  known.set(list, rows)
  return rows
}

const parsedRows = (list: Rows): readonly Together[] =>
  questionWords.flatMap((words) =>
    words[list]
      .split('\n')
      .filter((line) => line.includes('='))
      .map((line) => {
        const [told = '', unless = ''] = line.split('/')
        return { parts: told.split('=').map(phrasesOf), unless: phrasesOf(unless) }
      }),
  )

/** Words between what fails and how it does: "my chest feels like an elephant is on it". */
const togetherNear = 6

/** Things that are a sign together, in any order; not what a picture or a page says of them. */
export const isTogether = (tokens: readonly Token[], list: Rows = 'together'): boolean =>
  !has(tokens, 'studied') && standsIn(tokens, list)

const standsIn = (tokens: readonly Token[], list: Rows): boolean =>
  togetherRows(list).some(({ parts, unless }) => isNear(tokens, parts) && findPhrase(tokens, unless) === null)

/** "I wrote letters to my kids to say goodbye": a wish to die that is told by hints, as people tell of it. */
export const isDespair = (tokens: readonly Token[]): boolean => standsIn(tokens, 'despair')

/** Places of the words of a sign that is a figure of speech, by what it is said to come from: "my heart stopped when I saw the bill". */
export const figuresIn = (tokens: readonly Token[]): readonly number[] =>
  togetherRows('figures').flatMap(({ parts, unless }) =>
    isNear(tokens, parts) && findPhrase(tokens, unless) === null
      ? (findPhrase(tokens, parts[0] ?? []) ?? [])
      : [],
  )

/** Whether something of each part stands near something of the part before it, by other words. */
function isNear(tokens: readonly Token[], [first = [], ...others]: Together['parts']): boolean {
  let places = findPhrase(tokens, first) ?? []
  for (const part of others) {
    const beside = findPhrase(tokens, part) ?? []
    places = beside.filter((at) => places.some((one) => one !== at && Math.abs(one - at) <= togetherNear))
  }
  return places.length > 0
}

/** Veins, or oneself, by one's own hand; not in the kitchen. */
export const isCut = (tokens: readonly Token[]): boolean => {
  const cut = findWords(tokens, 'cutting')
  const meant = [...(findWords(tokens, 'vessels') ?? []), ...(findWords(tokens, 'self') ?? [])]
  return follow(cut, meant) && !has(tokens, 'everyday')
}

/** Blood, or black, with the stool; a test for it is none. */
const isBowelBleeding = (tokens: readonly Token[]): boolean =>
  has(tokens, 'bowel') && has(tokens, 'bleeding', 'black') && !has(tokens, 'bowelTests')

/** Blood, or what looks like the coffee that old blood looks like, that is vomited. */
const isBloodVomited = (tokens: readonly Token[]): boolean =>
  has(tokens, 'vomited') &&
  (has(tokens, 'oldBlood') || (has(tokens, 'bleeding') && !has(tokens, 'bowelTests')))

/** A fall or a blow to the head, with confusion, vomiting or a drug that lets blood flow. */
function isHeadInjury(tokens: readonly Token[]): boolean {
  const hurt = (has(tokens, 'head') && has(tokens, 'blow')) || findJoined(tokens, 'fell') !== null
  return hurt && has(tokens, 'unwell', 'afterBlow')
}

/** Below is a level that needs help (mg/dL, ADA 2026: level 2 below 54); above, one with ketoacidosis near. */
const sugarBelow = 54
const sugarAbove = 350
/** What home meters show; a number outside is no reading. */
const [lowestShown, highestShown] = [20, 700]

/** Words between the sugar and its number: "right now it is". */
const readingNear = 5

const isFarOff = (value: number): boolean => value < sugarBelow || value > sugarAbove

/** Below is low (mg/dL, ADA 2026: level 1 below 70); above, ketones are looked for. */
const [sugarLow, sugarHigh] = [70, 240]
const isOff = (value: number): boolean => value < sugarLow || value >= sugarHigh

/** "Sugar is 41, I'm shaking": a number beside the word, and how it feels; or "my sugar is 41" of this moment. */
function isSugarFarOff(tokens: readonly Token[], text: string, isFar = isFarOff): boolean {
  const named = [...(findWords(tokens, 'sugar') ?? []), ...(findWords(tokens, 'meter') ?? [])]
  if (named.length === 0) return false
  if (has(tokens, 'unwell') && named.some((from) => readingsAfter(tokens, from).some(isFar))) return true
  if (has(tokens, 'notNow') && !has(tokens, 'urgent', 'lasting')) return false
  if (findJoined(tokens, 'sugarShown') !== null) return false
  return tokens.some((token, at) => {
    const beside = named.some((from) => within(at)(from) || (at > from && at - from <= readingNear))
    const value = Number(token.norm)
    if (!beside || !isNumber(token) || isDated(text, token) || isCounted(tokens, at) || isOfMonth(tokens, at))
      return false
    return value >= lowestShown && value <= highestShown && isFar(value)
  })
}

/** "My chest feels tight", in whatever words and order; not what a picture of the chest says. */
const isChestOppressed = (tokens: readonly Token[]): boolean =>
  (follow(findWords(tokens, 'chest'), findWords(tokens, 'oppressed')) ||
    follow(findWords(tokens, 'oppressed'), findWords(tokens, 'chest'))) &&
  !has(tokens, 'studied', 'chestElse')

/** "195 over 125": above what is a crisis of pressure (ACC/AHA 2017: above 180, or above 120). */
const pressures = new RegExp(String.raw`(?<!\d)(\d{2,3})\s*(?:${overPressure})\s*(\d{2,3})(?!\d|[./])`, 'gu')
const [systolicAbove, diastolicAbove] = [180, 120]

const isCrisisOfPressure = (systolic: number, diastolic: number): boolean =>
  systolic > systolicAbove || diastolic > diastolicAbove

/** From there on high pressure is severe (ESC/ESH grade 3: 180 or more, or 110 or more). */
const isSeverePressure = (systolic: number, diastolic: number): boolean => systolic >= 180 || diastolic >= 110

/** What endangers mother and child (ACOG: 160 or more, or 110 or more). */
const isCrisisWithChild = (systolic: number, diastolic: number): boolean =>
  systolic >= 160 || diastolic >= 110

/** A reading of this moment, beside the word for what is measured. */
function isPressureFarOff(tokens: readonly Token[], text: string, isFar = isCrisisOfPressure): boolean {
  if (!has(tokens, 'pressure') || (has(tokens, 'notNow') && !has(tokens, 'urgent', 'lasting'))) return false
  return [...text.matchAll(pressures)].some(([, upper, lower]) => {
    const [systolic, diastolic] = [Number(upper), Number(lower)]
    return systolic > diastolic && systolic < 300 && isFar(systolic, diastolic)
  })
}

const isNumber = ({ norm }: Token): boolean => /^\d{2,3}$/.test(norm)

const readingsAfter = (tokens: readonly Token[], from: number): readonly number[] =>
  tokens.flatMap((token, at) => (within(from)(at) && isNumber(token) ? [Number(token.norm)] : []))

/** A part of a date or of a longer number. */
const isDated = (text: string, { start, end }: Token): boolean =>
  /\d[./-]$/.test(text.slice(0, start)) || /^[./-]\d/.test(text.slice(end))

/** "March 24", "24 March": a day, or a year in short. */
const isOfMonth = (tokens: readonly Token[], at: number): boolean =>
  (findWords(tokens, 'months') ?? []).some((month) => Math.abs(month - at) === 1)

/** "24 months", "500 mg", "down by 24": what is counted, weighed or a change, unless by the blood ("mg/dL"). */
function isCounted(tokens: readonly Token[], at: number): boolean {
  if (findWords(tokens.slice(Math.max(0, at - 2), at), 'changedBy') !== null) return true
  const [next, after] = [tokens[at + 1], tokens[at + 2]]
  if (!next) return false
  if (next.norm === 'mg') return after?.norm !== 'dl'
  return findWords([next], 'counted') !== null
}

/** @param text what the tokens are of */
export const isInDanger = (tokens: readonly Token[], text: string): boolean =>
  isTogether(tokens) ||
  isBowelBleeding(tokens) ||
  isBloodVomited(tokens) ||
  isChestOppressed(tokens) ||
  isHeadInjury(tokens) ||
  isNewbornFever(tokens) ||
  isSugarFarOff(tokens, text) ||
  isPressureFarOff(tokens, text) ||
  (has(tokens, 'carrying') && isPressureFarOff(tokens, text, isCrisisWithChild))

/** The places of the words that tell of violence at home; none where nothing does. */
export function violenceIn(all: readonly Token[]): readonly number[] {
  // "After my heart attack they gave me aspirin": an attack of an illness is none of a person.
  const ill = findJoined(all, 'illnessAttacks') ?? []
  const tokens = all.map((token, at) => (ill.includes(at) ? { ...token, norm: '-' } : token))
  const said = findWords(tokens, 'violence') ?? []
  const attackers = findWords(tokens, 'attackers') ?? []
  const attacked = findWords(tokens, 'attacked') ?? []
  const attacks = (findWords(tokens, 'attacks') ?? []).filter((at) => attacked.some(within(at)))
  const isTold = attackers.length > 0 && attacks.length > 0
  return isTold ? [...said, ...attackers, ...attacks, ...attacked] : said
}

/** "Shaky and sweaty, I think my sugar is low": no number, and what a low one feels like. */
const isSugarFelt = (tokens: readonly Token[]): boolean =>
  has(tokens, 'sugar') && has(tokens, 'felt') && !has(tokens, 'notNow')

/** What a thermometer shows of a fever (NHS: 38 °C and more; CDC: 100.4 °F). */
const isFever = (value: number): boolean => (value >= 38 && value <= 43) || (value >= 100.4 && value <= 109)

/** "Temperature 38.9": a number beside the word, of this moment. */
const isFeverMeasured = (tokens: readonly Token[]): boolean =>
  !has(tokens, 'notNow') &&
  (findWords(tokens, 'fever') ?? []).some((from) =>
    tokens.some(
      ({ norm }, at) =>
        within(from)(at) &&
        /^\d{2,3}(?:\.\d)?$/.test(norm) &&
        isFever(Number(norm)) &&
        !isCounted(tokens, at),
    ),
  )

/** "3 week old has 38.5": in the first months any fever wants help at once (AAP 2021: 60 days and younger, 38.0 °C). */
const isNewbornFever = (tokens: readonly Token[]): boolean =>
  findJoined(tokens, 'newborn') !== null &&
  !has(tokens, 'notNow') &&
  (has(tokens, 'fever') ||
    tokens.some(
      ({ norm }, at) => /^\d{2,3}(?:\.\d)?$/.test(norm) && isFever(Number(norm)) && !isCounted(tokens, at),
    ))

/** What wants a doctor today: no call for an ambulance, and nothing that a record answers. */
export const wantsDoctor = (tokens: readonly Token[], text: string): boolean =>
  isTogether(tokens, 'soon') ||
  isFeverMeasured(tokens) ||
  isSugarFelt(tokens) ||
  isSugarFarOff(tokens, text, isOff) ||
  isPressureFarOff(tokens, text, isSeverePressure)
