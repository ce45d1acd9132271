import { setBy, spanWords, timingRate, weekdayWords, whenWords } from '../extraction/directions/plain'
import { intakeOf, isSameAmount, plainAmount } from '../curation/intake'
import type { PrintedAmount } from '../records/amounts'
import type { Dosage, Instruction, Timing } from '../records/dosage'
import { isOnceADay, timesOfDay, type Purpose, type Route } from '../records/dosage-terms'
import { plainText } from '../records/plain-text'
import { directionsText, phraseText } from './directions'
import { masculineParts, partWords, purposeWords, routeWords } from './dosage-words'
import { amountTakenText, intakeText } from './intake'
import type { Locale } from './locale'
import { isolate } from './text'

const words = {
  en: {
    and: (last: string) => ` and ${last}`,
    or: ' or ',
    next: ', then ',
    lasting: (span: string) => `for ${span}`,
    purpose: (purpose: string) => `for ${purpose}`,
    unnamed: (purpose: string) => `for ${purpose}`,
    most: (amount: string) => `no more than ${amount}`,
    mostTimes: (n: number) => `no more than ${n === 1 ? 'once' : n === 2 ? 'twice' : `${n} times`}`,
    each: (span: string) =>
      span.startsWith('1 ') ? `${span.startsWith('1 h') ? 'an' : 'a'} ${span.slice(2)}` : `in ${span}`,
    inAll: 'in all',
    doses: (n: number) => `${n} doses in all`,
  },
  he: {
    and: (last: string) => (/^\p{Script=Hebrew}/u.test(last) ? ` ו${last}` : ` ו־${last}`),
    or: ' או ',
    next: ', ואז ',
    lasting: (span: string) => `במשך ${span}`,
    purpose: (purpose: string) => purpose,
    unnamed: (purpose: string) => `עבור ${purpose}`,
    most: (amount: string) => `לא יותר מ־${amount}`,
    mostTimes: (n: number) => `לא יותר מ${n === 1 ? 'פעם אחת' : n === 2 ? 'פעמיים' : `־${n} פעמים`}`,
    each: (span: string) => (/^\p{Script=Hebrew}/u.test(span) ? `ב${span}` : `ב־${span}`),
    inAll: 'בסך הכול',
    doses: (n: number) => `${n === 2 ? 'שתי' : n} מנות בסך הכול`,
  },
} as const

/** How a drug is taken, as every screen and every text tells it. */
export type Taking = PrintedAmount & {
  readonly route: string | null
  readonly frequency: string | null
  readonly duration: string | null
  readonly dosage: Dosage | null
}

/**
 * How a drug is taken, beside its amount: in plain words from the structure of its directions. Where there is none,
 * as far as the page was read; where not all was understood, with the page's own words, said to be those.
 */
export function takingText(locale: Locale, fact: Taking): string | null {
  const { dosage, route, frequency, duration } = fact
  const plain = dosage && dosageText(locale, routed(dosage, route), fact)
  if (plain) return plain
  const read = [route, frequency, duration].flatMap((one) => (one ? [directionsText(locale, one)] : []))
  const printed = dosage && dosage.text !== '' && !dosage.understood
  const told = printed ? [...read, intakeText(locale, { as: 'words', text: plainText(dosage.text) })] : read
  return told.length === 0 ? null : told.join(', ')
}

/** With the way that its form is usually taken, where the directions name none. */
function routed(dosage: Dosage, route: string | null): Dosage {
  const { instructions } = dosage
  const isKnown = route !== null && Object.hasOwn(routeWords, route)
  if (!isKnown || instructions.some((one) => one.route !== null)) return dosage
  return { ...dosage, instructions: instructions.map((one) => ({ ...one, route: route as Route })) }
}

/**
 * Directions in plain words, steps one after another: "1 tablet, 3 times a day, for 7 days, then once a day".
 * Null where they were not all understood: a part of them told as the whole would be another dose.
 * @param beside the drug's amount where it stands there already, with what is taken at a time (`besideText`)
 */
export function dosageText(
  locale: Locale,
  dosage: Dosage,
  beside: PrintedAmount | null = null,
): string | null {
  if (!dosage.understood) return null
  const own = told(dosage, beside)
  const steps = [...new Set(own.map(({ sequence }) => sequence))].map((sequence) =>
    own.filter((one) => one.sequence === sequence),
  )
  const texts = steps.map((step, index) => stepText(locale, sinceBefore(step, steps[index - 1])))
  return texts.filter(Boolean).join(words[locale].next) || null
}

/** Without doses that its amount says already, and without a strength that is that amount. */
function told(dosage: Dosage, beside: PrintedAmount | null): readonly Instruction[] {
  const { instructions } = dosage
  if (beside === null) return instructions
  const intake = intakeOf(dosage, beside)
  const isOneDose = new Set(instructions.map(({ dose, equals }) => JSON.stringify([dose, equals]))).size === 1
  const isTold =
    intake === null ? isOneDose : intake.as === 'dose' && (!intake.isOne || beside.value === null)
  const amount = plainAmount(beside)
  return instructions.map((one) => {
    const isSame = amount !== null && one.strength !== null && isSameAmount(one.strength, amount)
    return { ...one, ...(isTold ? { dose: null } : {}), ...(isSame ? { strength: null } : {}) }
  })
}

const doseKey = ({ dose, equals, strength }: Instruction): string => JSON.stringify([dose, equals, strength])
const placeKey = ({ route, site }: Instruction): string => JSON.stringify([route, site])

/** A step without what holds as it did in the one before. */
function sinceBefore(
  step: readonly Instruction[],
  before: readonly Instruction[] | undefined,
): readonly Instruction[] {
  const [one, other] = [step[0], before?.[0]]
  if (!one || !other) return step
  const isAlike = step.length === 1 && before?.length === 1 && doseKey(one) === doseKey(other)
  const samePlace = [...step, ...(before ?? [])].every((each) => placeKey(each) === placeKey(one))
  return step.map((each) => ({
    ...each,
    ...(isAlike ? { dose: null } : {}),
    ...(samePlace ? { route: null, site: null } : {}),
  }))
}

/** What holds at the same time: what is said of each of them is said once. */
function stepText(locale: Locale, step: readonly Instruction[]): string {
  const heads = step.map((one) => headText(locale, one))
  const [tail = '', ...tails] = step.map((one) => tailText(locale, one))
  if (tails.every((other) => other === tail))
    return [joined(locale, [...new Set(heads)].filter(Boolean)), tail].filter(Boolean).join(', ')
  return step
    .map((_, at) => [heads[at], [tail, ...tails][at]].filter(Boolean).join(', '))
    .filter(Boolean)
    .join('; ')
}

const joined = (locale: Locale, parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : parts.slice(0, -1).join(', ') + words[locale].and(parts.at(-1) ?? '')

/** How much and when. */
function headText(locale: Locale, { timing, adjustedBy, ...one }: Instruction): string {
  const rate = phrase(locale, timingRate(timing))
  const places = placesOf(locale, timing)
  const counted = countText(locale, timing, rate)
  const set = adjustedBy && phrase(locale, setBy[adjustedBy])
  const when = [rate, ...places, counted, set].filter(Boolean)
  const isBare = rate === '' && places.length > 0
  const dose = one.dose && amountTakenText(locale, one.dose, one.strength, one.equals, isBare)
  return [dose, when.join(', ')].filter(Boolean).join(isBare ? ' ' : ', ')
}

/** The times of day, the meals and the days. */
function placesOf(locale: Locale, { when, timeOfDay, dayOfWeek, offset }: Timing): string[] {
  const away = offset === null ? '' : `${phrase(locale, offsetWords(offset))} `
  const named = when.map((code) => ({ code, text: phrase(locale, whenWords[code]) }))
  const isMeal = /^(?:before|after)/
  const at = ({ code, text }: (typeof named)[number]) => (isMeal.test(whenWords[code]) ? away + text : text)
  const daily = named.filter(({ code }) => isOnceADay(code)).map(at)
  const hours = timeOfDay.map((time) => phrase(locale, `at ${time}`))
  // "In the morning, before breakfast" is one time.
  const isEachOne = timesOfDay(when, timeOfDay) === daily.length + hours.length
  return [
    isEachOne ? joined(locale, [...daily, ...hours]) : [...daily, ...hours].join(', '),
    ...named.filter(({ code }) => !isOnceADay(code)).map(at),
    phrase(locale, weekdayWords(dayOfWeek)),
  ].filter((text) => text !== '')
}

/** Minutes in the largest unit that they fill. */
const offsetWords = (minutes: number): string =>
  minutes % 60 === 0
    ? spanWords({ value: minutes / 60, max: null, unit: 'h' })
    : spanWords({ value: minutes, max: null, unit: 'min' })

function countText(locale: Locale, { count }: Timing, rate: string): string {
  if (count === null || (count === 1 && rate !== '')) return ''
  return count === 1 ? phrase(locale, 'single dose') : words[locale].doses(count)
}

/** What for, where, how long and how much at most. */
function tailText(locale: Locale, one: Instruction): string {
  const { duration, site, route } = one
  const say = words[locale]
  const isPlaced = site !== null && route !== null && /^(?:ophthalmic|otic|nasal|topical)$/.test(route)
  return [
    whyText(locale, one),
    route !== null && !isPlaced ? routeWords[route][locale] : '',
    siteText(locale, site),
    duration ? say.lasting(phrase(locale, spanWords(duration))) : '',
    mostText(locale, one),
  ]
    .filter(Boolean)
    .join(', ')
}

function whyText(locale: Locale, { asNeeded, purposes }: Instruction): string {
  const say = words[locale]
  const each = purposes.map((purpose) =>
    Object.hasOwn(purposeWords, purpose)
      ? { named: true, text: purposeWords[purpose as Purpose][locale] }
      : { named: false, text: isolate(locale, plainText(purpose)) },
  )
  const named = each.filter((one) => one.named).map(({ text }) => text)
  const others = each.filter((one) => !one.named).map(({ text }) => text)
  const why = [
    named.length > 0 ? say.purpose(named.join(say.or)) : '',
    others.length > 0 ? say.unnamed(others.join(say.or)) : '',
  ]
  return [asNeeded ? phrase(locale, 'as needed') : '', ...why].filter(Boolean).join(' ')
}

function siteText(locale: Locale, site: Instruction['site']): string {
  if (site === null) return ''
  const { part, side } = site
  const { en, he } = partWords[part]
  if (locale === 'en') {
    const [preposition, one, both] = en
    return `${preposition} ${side === 'both' ? `both ${both}` : side ? `the ${side} ${one}` : `the ${one}`}`
  }
  const [one, both] = he
  if (side === null || side === 'both') return side === null ? one : both
  const masculine = masculineParts.has(part)
  return `${one} ${side === 'right' ? (masculine ? 'הימני' : 'הימנית') : masculine ? 'השמאלי' : 'השמאלית'}`
}

/** "no more than 8 tablets a day" */
function mostText(locale: Locale, { max, dose }: Instruction): string {
  if (max === null) return ''
  const say = words[locale]
  const unit = max.unit ?? dose?.unit ?? 'dose'
  const amount = { low: max.value, high: null, unit }
  const most =
    unit === 'dose' ? say.mostTimes(max.value) : say.most(amountTakenText(locale, amount, null, null))
  if (max.period === null) return `${most} ${say.inAll}`
  const span = spanWords(max.period)
  return `${most} ${say.each(locale === 'en' ? span : phraseText(span))}`
}

const each: Readonly<Record<string, string>> = {
  hourly: 'an hour',
  daily: 'a day',
  weekly: 'a week',
  monthly: 'a month',
  yearly: 'a year',
}

/** A phrase of the API's words, as a person says it. */
function phrase(locale: Locale, english: string): string {
  if (english === '') return ''
  if (locale === 'he') return phraseText(english)
  return english.replace(/^(once|twice) (\w+ly)$/, (whole, often: string, unit: string) =>
    each[unit] ? `${often} ${each[unit]}` : whole,
  )
}
