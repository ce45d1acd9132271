import type { EntityType } from '../../records/kinds'
import type { RegistryRecord } from '../../records/registry'
import { formatDate } from '../../i18n/dates'
import type { Locale } from '../../i18n/locale'
import { hebrewNameOf } from '../../vocabulary/local-names'
import type { Answer, Topic } from '../answer'
import type { Aside } from '../asides'
import type { DrugGroup } from '../besides'
import { codesOf } from '../condition-codes'
import { saysPressure } from '../numbers'
import { itemsOf, type KnownFile } from '../record'
import type { Reading } from '../reading'
import { tellFamily } from './family'
import { unitText } from './glossary'
import { nearQuestions } from './near'
import { kindOf } from './kind-of'
import { isSymptom, namesOf, notThere } from './not-there'
import { questionOn } from './question-on'
import type { Telling } from './telling'
import { topicOfUnlisted } from '../unlisted'
import { mayBeOf, waitingAsked, waitingByWords } from './waits'
import { wordsSaidBack } from '../unknown-words'

const suggestedAtMost = 4

export function redirect(
  telling: Telling,
  message: string,
  suggestions: readonly string[] = suggestionsOf(telling),
): Answer {
  return {
    type: 'redirect',
    message,
    suggestions: suggestions.slice(0, suggestedAtMost),
    topic: telling.reading.before,
    ...telling.leading,
  }
}

/** Questions that this record can answer, those that are like what was asked first. */
function suggestionsOf(telling: Telling): string[] {
  const {
    t,
    record: { items },
  } = telling
  const labs = itemsOf(items, 'lab')
  const repeated = labs.find(({ evidence_count: n }) => n > 1)
  const outside = labs.some(({ detail: { flag } }) => flag === 'H' || flag === 'L')
  const has = (type: EntityType) => items.some((item) => item.type === type)
  const general = [
    ...(outside ? [t('ask.askAbnormal')] : []),
    ...(repeated ? [t('assistant.askTrend', { name: repeated.name })] : []),
    ...(has('medication') ? [t('ask.askMedications')] : []),
    ...(has('allergy') ? [t('ask.askAllergies')] : []),
    ...(!repeated && labs[0] ? [t('assistant.askLatest', { name: labs[0].name })] : []),
    ...(has('diagnosis') ? [t('assistant.askConditions')] : []),
    ...(has('procedure') ? [t('assistant.askProcedures')] : []),
    ...(has('imaging') ? [t('assistant.askImaging')] : []),
  ]
  return [...new Set([...nearQuestions(telling), ...general])]
}

/** What is asked for and is none of the record's: said as such, with questions that it answers. */
export function outOfScope(telling: Telling): Answer {
  const { t, record, reading } = telling
  const asOwn = reading.ofRelative ? ` ${t('assistant.askAsOwn')}` : ''
  if (reading.aside?.kind === 'family' && isOfIllness(reading)) {
    const told = tellFamily(telling)
    if (told !== null) return besideFamily(telling, told)
  }
  if (reading.aside !== null) {
    const told = redirect(telling, asideText(telling, reading.aside) + asOwn)
    const topic = reading.aside.kind === 'unlisted' ? topicOfUnlisted(reading.aside) : null
    return topic === null ? told : { ...told, topic }
  }
  if (reading.ofRelative) return redirect(telling, t('assistant.ofRelative') + asOwn)
  if (record.items.length === 0) return redirect(telling, t('assistant.emptyRecord'))
  if (reading.bound !== null) return redirect(telling, t('assistant.whichTest'))
  const words = wordsSaidBack(reading)
  const unknown = words === null ? '' : `${t('assistant.unknownWords', { words })} `
  const unit = isMeaning(reading) ? unitText(telling) : null
  if (unit !== null) return redirect(telling, unit)
  if (isMeaning(reading)) return redirect(telling, unknown + t('assistant.notExplained'))
  if (reading.cues.has('advice') || reading.cues.has('unsaid'))
    return redirect(telling, t('assistant.noAdvice'))
  if (reading.undone) return redirect(telling, t('assistant.undoneAll'))
  const waits = waitingByWords(telling)
  if (waits.length > 0) return redirect(telling, telling.tellWaiting('waitsNamed', waits))
  const near = nearQuestions(telling)
  if (near.length > 0) return redirect(telling, unknown + t('assistant.nearest'), near)
  // "And what else" is asked back.
  const isOpen = reading.cues.has('follow') && reading.unknown.length === 0 && reading.subjects.length === 0
  return redirect(telling, isOpen ? t('assistant.whatAsked') : unknown + t('assistant.outOfScope'))
}

/** "My mother's sugar", "my father's pills" ask for what no letter of this record tells of them. */
const isOfIllness = ({ cues, subjects, ofRelative, unknown }: Reading): boolean =>
  // "My mother is on her way to the hygienist": what somebody does is no illness in the family.
  !(ofRelative && unknown.length > 1) &&
  !(['drugs', 'labs', 'taking', 'dose'] as const).some((cue) => cues.has(cue)) &&
  subjects.every(({ type, item }) => type === 'diagnosis' || (item === null && isDone(type)))

const isDone = (type: EntityType): boolean => type === 'imaging' || type === 'procedure'

/** "Given my family history do I need a mammogram": what is asked besides is no question of the family. */
function besideFamily(telling: Telling, told: Answer): Answer {
  const { t, reading } = telling
  const missing = reading.subjects.filter(({ type, item }) => item === null && isDone(type))
  const said = [
    ...(reading.cues.has('advice') ? [t('assistant.noAdvice')] : []),
    ...notThere(telling, missing),
  ]
  return told.type === 'redirect' || said.length === 0
    ? told
    : { ...told, summary: [told.summary, ...said].join(' ') }
}

/** "What does it mean", of a word that no page and no list of ours explains. */
const isMeaning = ({ cues }: Reading): boolean =>
  cues.has('unsaid') && cues.has('define') && !cues.has('advice')

function asideText(telling: Telling, aside: Aside): string {
  const { t, reading, locale } = telling
  switch (aside.kind) {
    case 'act':
      return [t('assistant.cannotAct'), ...(reading.cues.has('waiting') ? waitsAtAll(telling) : [])].join(' ')
    case 'outside':
      return t('assistant.outOfScope')
    case 'greeting':
      return t('assistant.greeting')
    case 'thanks':
      return t('assistant.thanks')
    case 'privacy':
      return t('assistant.privacy')
    case 'marks':
      return t('assistant.marks')
    case 'nothing':
      return t('assistant.whatAsked')
    case 'unnamed':
      return t('assistant.whatIsIt')
    case 'family':
      return t('assistant.ofFamily')
    case 'advice':
      return t('assistant.noAdvice')
    case 'photo':
      return t('assistant.photoUnknown')
    case 'general':
      return t('assistant.noGeneral')
    case 'prep':
      return [t('assistant.noAdvice'), t('assistant.prepUnknown')].join(' ')
    case 'who':
      return t('assistant.whoAnswers')
    case 'pressure':
      return [t('assistant.noAdvice'), t('assistant.pressureUnlisted'), ...conditionsBy(telling, 'I1')].join(
        ' ',
      )
    case 'due': {
      const last = reading.subjects.flatMap(({ item }) =>
        item && item.last_seen_date !== null ? [item] : [],
      )[0]
      const prescribed = reading.cues.has('drugs') ? lastPrescription(telling) : []
      return [t('assistant.dueUnknown'), ...prescribed].join(' ') + (last ? ` ${t('assistant.lastSeen', { name: nameIn(locale, last), date: formatDate(last.last_seen_date ?? '') })}` : '') // prettier-ignore
    }
    case 'rejected':
      return [t('assistant.rejectedWhere'), ...waitsAtAll(telling)].join(' ')
    case 'alerts':
      return t('assistant.alertsWhere')
    case 'waiting':
      return [...waitsAtAll(telling), t('assistant.waitingWhere'), ...aboutWhat(telling)].join(' ')
    case 'food':
      return t('assistant.foodUnknown', { name: aside.name })
    case 'unlisted':
      return [
        ...(reading.cues.has('advice') || givesNumber(reading, aside.names) ? [t('assistant.noAdvice')] : []),
        t('assistant.notFound', { name: aside.names.join(', ') }),
        ...(isJudged(reading) ? conditionsBy(telling, aside.icd) : []),
      ].join(' ')
    case 'doctor':
      return t('assistant.notFound', { name: aside.name })
    case 'field':
      return [
        ...(reading.cues.has('advice') ? [t('assistant.noAdvice')] : []),
        t('assistant.notFound', { name: aside.name }),
        ...doctorsText(telling),
      ].join(' ')
  }
}

/** A number of one's own, and none of a name ("form 17"). */
const givesNumber = ({ asks }: Reading, names: readonly string[]): boolean =>
  asks.numbers.some((number) => !names.some((name) => name.includes(String(number))))

/** "Is my pressure high" may be told by an illness; "what was my pressure" is not. */
const isJudged = ({ cues, text }: Reading): boolean =>
  saysPressure(text) || (['abnormal', 'advice', 'have'] as const).some((cue) => cues.has(cue))

/** Conditions by the beginning of their codes: no reading of the pressure, and high pressure is listed. */
const conditionsBy = ({ t, locale, record: { items } }: Telling, icd: string): readonly string[] =>
  icd === ''
    ? []
    : itemsOf(items, 'diagnosis')
        .filter(({ canonical_key: key }) => codesOf(key).some((code) => code.startsWith(icd)))
        .map((item) => t('assistant.conditionListed', { name: nameIn(locale, item) }))

const nameIn = (locale: Locale, { type, canonical_key: key, name }: RegistryRecord): string =>
  (locale === 'he' ? hebrewNameOf(type, key) : null) ?? name

/** Doctors and places that a sentence can name. */
const doctorsAtMost = 6

/** Of which field a doctor is, pages are not read for: whom they name is said. */
function doctorsText({ t, record: { files } }: Telling): readonly string[] {
  const names = new Set(files.flatMap(({ doc_meta: meta }) => [meta?.physician, meta?.facility]))
  const told = [...names].filter((name) => name != null && name !== '').slice(0, doctorsAtMost)
  return told.length === 0 ? [] : [t('assistant.fieldsUnknown', { names: told.join(', ') })]
}

/** Of a prescription that is to be renewed: the day of the newest page of its kind. */
function lastPrescription({ t, date, record: { files } }: Telling): readonly string[] {
  const newest = files.find(({ category, detected_date: day }) => category === 'prescription' && day !== null)
  const told = { name: t('category.prescription'), date: date(newest?.detected_date ?? null) }
  return newest ? [t('assistant.lastSeen', told)] : []
}

/** How much waits, of all types. */
function waitsAtAll({ t, record: { waiting } }: Telling): readonly string[] {
  const n = waiting.length
  return n === 0 ? [t('assistant.waitingNone')] : [t('assistant.waitingAll', { n })]
}

const aboutWhat = (telling: Telling): readonly string[] =>
  telling.record.waiting.length === 0 ? [] : [telling.tellWaiting('waitingAbout', telling.record.waiting)]

/** What was named is not in the record: said, and never guessed at. */
export function notFound(telling: Telling, what: string | null = null): Answer {
  const { t, reading } = telling
  const missing = reading.subjects.filter(({ item }) => item === null)
  if (what === null && missing.length === 0) return outOfScope(telling)
  // What is felt is no finding of a record: what it comes from is for a doctor to say.
  if (reading.subjects.length > 0 && reading.subjects.every(isSymptom))
    return redirect(
      telling,
      `${t('assistant.noAdvice')} ${t('assistant.notFound', { name: what ?? namesOf(telling, missing) })}`,
    )
  const text = what === null ? notThere(telling, missing) : [t('assistant.notFound', { name: what })]
  const beyond = isMeaning(reading) ? 'assistant.notExplained' : 'assistant.noAdvice'
  const advised = reading.unsaid ? `${t(beyond)} ` : ''
  const waits = waitingAsked(telling, false)
  const told = waits.length > 0 ? [telling.tellWaiting('waitsNamed', waits)] : [...text, ...waitsToo(telling)]
  return { ...redirect(telling, advised + told.join(' ')), topic: namedTopic(reading) }
}

/** What was not found is "it" all the same. */
const namedTopic = ({ intent, subjects, before }: Reading): Topic | null =>
  subjects.length === 0 ? before : { intent: intent ?? '', keys: subjects.map(({ key }) => key), until: null }

/** It may be among what waits, of which nothing is told before its owner has looked at it. */
const waitsToo = (telling: Telling): readonly string[] =>
  [...new Set(telling.reading.subjects.map(({ type }) => type))].flatMap((type) =>
    telling.waitingOf(type, 'mayWait'),
  )

export const noneOf = (telling: Telling, type: EntityType): Answer =>
  saidWith(telling, telling.t('assistant.noneOf'), telling.waitingOf(type))

/** What waits may be of the group. */
export const noneOfGroup = (telling: Telling, { name, atc }: DrugGroup): Answer => {
  const waiting = telling.waitingOf('medication', 'waiting', mayBeOf(atc))
  const { unsaid, asks } = telling.reading
  const advised = unsaid && !asks.past ? `${telling.t('assistant.noAdvice')} ` : ''
  return saidWith(telling, advised + telling.t('assistant.noneOfGroup', { name }), waiting)
}

const saidWith = (telling: Telling, text: string, more: readonly string[]): Answer =>
  redirect(telling, [text, ...more].join(' '))

export const noEarlier = (telling: Telling, name: string): Answer =>
  redirect(telling, telling.t('assistant.noEarlier', { name }))

export const noChanges = (telling: Telling): Answer => redirect(telling, telling.t('assistant.noChanges'))

/** Of two times that are compared no test has both. */
export const noneThen = (telling: Telling, times: { older: string; newer: string }): Answer =>
  redirect(telling, telling.t('assistant.comparedNone', times))

export const noneOfTime = (telling: Telling, name: string): Answer =>
  redirect(telling, telling.t('assistant.noneOfTime', { name }), [telling.t('assistant.askLatest', { name })])

export const noneOfPlace = (telling: Telling, name: string, place: string): Answer =>
  redirect(telling, telling.t('assistant.noneOfPlace', { name, place }), [
    telling.t('assistant.askLatest', { name }),
  ])

export const noDocuments = (telling: Telling, place: string): Answer =>
  redirect(telling, telling.t('assistant.noDocuments', { place }))

/** The documents have nothing of what alone is asked for: which they are is said, and what waits where no time is asked for. */
export const noneWanted = (telling: Telling, place: string, found: readonly KnownFile[]): Answer => {
  const { t, reading } = telling
  const waiting = reading.time === null && reading.place === null ? reading.only.flatMap((type) => telling.waitingOf(type)) : [] // prettier-ignore
  const names = found
    .slice(0, suggestedAtMost)
    .map((file) => `${kindOf(telling, file)} (${telling.date(file.detected_date)})`)
    .join(', ')
  return saidWith(telling, t('assistant.noneWanted', { place }), [
    ...(names === '' ? [] : [t('assistant.documentsThere', { names })]),
    ...waiting,
  ])
}

/** Several things of the record may be meant: which, is the patient's to say. */
export function whichOne(telling: Telling): Answer {
  const asked = telling.reading.unsure.flatMap(({ item }) => (item ? [questionOn(telling, item)] : []))
  return redirect(telling, telling.t(asked.length > 1 ? 'assistant.whichOne' : 'assistant.nearest'), asked)
}
