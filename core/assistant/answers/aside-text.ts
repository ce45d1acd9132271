import { formatDate } from '../../i18n/dates'
import type { Locale } from '../../i18n/locale'
import type { RegistryRecord } from '../../records/registry'
import { hebrewNameOf } from '../../vocabulary/local-names'
import { tokenise } from '../../vocabulary/normalise'
import type { AppTopic } from '../app-help'
import type { Aside } from '../asides'
import { codesOf } from '../condition-codes'
import { saysPressure } from '../numbers'
import { itemsOf } from '../record'
import type { Reading } from '../reading'
import { unlistedPlaces } from '../unlisted'
import { inactiveText, isActive } from './drug-item'
import { notThere } from './not-there'
import { saysHeld } from '../held'
import { relatedTo } from './related-to'
import type { Telling } from './telling'
import { waitingAsked } from './waits'

/** What is said of what the record does not answer, by its kind. */
export function asideText(telling: Telling, aside: Aside): string {
  const { t, reading, locale } = telling
  switch (aside.kind) {
    case 'act':
      return [
        t('assistant.cannotAct'),
        ...(reading.cues.has('waiting') ? (waitsByName(telling) ?? waitsAtAll(telling)) : []),
      ].join(' ')
    case 'app':
      return appText(telling, aside.topic)
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
    case 'contact':
      return t(saysHeld(reading, 'ambulance') ? 'assistant.emergencyNumber' : 'assistant.contactUnknown')
    case 'who':
      return t('assistant.whoAnswers')
    case 'pressure':
      return [t('assistant.noAdvice'), t('assistant.pressureUnlisted'), ...conditionsBy(telling, 'I1')].join(
        ' ',
      )
    case 'due': {
      const last = lastOf(telling)
      const prescribed = reading.cues.has('drugs') ? lastPrescription(telling) : []
      return [...endedText(telling, last), t('assistant.dueUnknown'), ...prescribed].join(' ') + (last ? ` ${t('assistant.lastSeen', { name: nameIn(locale, last), date: formatDate(last.last_seen_date ?? '') })}` : '') // prettier-ignore
    }
    case 'rejected':
      return (waitsByName(telling) ?? [t('assistant.rejectedWhere'), ...waitsAtAll(telling)]).join(' ')
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
        ...notThere(telling, besideUnlisted(reading)),
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

/** Of a drug that is no longer active that is said before whatever is asked of it. */
const endedText = ({ t, locale }: Telling, item: RegistryRecord | undefined): readonly string[] =>
  item?.type === 'medication' && !isActive(item)
    ? [t(inactiveText(item), { name: nameIn(locale, item) })]
    : []

/** Of what is due again, what was seen last; of a condition the newest of its tests: its own date is of no test. */
function lastOf({ reading: { subjects }, record }: Telling): RegistryRecord | undefined {
  const named = subjects.flatMap(({ item }) => (item && item.last_seen_date !== null ? [item] : []))
  return named[0]?.type === 'diagnosis'
    ? relatedTo(subjects, record).tests.toSorted((a, b) => (a.detail.date < b.detail.date ? 1 : -1))[0]
    : named[0]
}

/** What its own screens do, with how much waits where that is asked. */
const appText = (telling: Telling, topic: AppTopic): string =>
  topic === 'noDoctor'
    ? telling.t('assistant.whoAnswers')
    : [
        telling.t(`assistant.app_${topic}`),
        ...(waitingToo.has(topic) ? waitsAtAll(telling) : []),
        ...(topic === 'confirm' ? aboutWhat(telling) : []),
        ...(topic === 'removePage' ? studiesNamed(telling) : []),
      ].join(' ')

const waitingToo: ReadonlySet<AppTopic> = new Set(['confirm', 'afterAdd'])

/** "How do I delete the one of the MRI": which study it is, by its day. */
const studiesNamed = ({ t, locale, reading: { subjects } }: Telling): readonly string[] =>
  subjects.flatMap(({ type, item }) =>
    type === 'imaging' && item?.last_seen_date
      ? [t('assistant.lastSeen', { name: nameIn(locale, item), date: formatDate(item.last_seen_date) })]
      : [],
  )

/** "My blood group and my identity number": what is named in other words beside it is not there, either. */
const besideUnlisted = ({ subjects, text }: Reading) => {
  const taken = unlistedPlaces(tokenise(text))
  return subjects.filter(
    ({ item, places, type }) =>
      item === null && type === 'lab' && places.length > 0 && !places.some((at) => taken.includes(at)),
  )
}

/** A number of one's own, and none of a name ("form 17"). */
const givesNumber = ({ asks }: Reading, names: readonly string[]): boolean =>
  asks.numbers.some((number) => !names.some((name) => name.includes(String(number))))

/** "Is my pressure high" may be told by an illness; "what was my pressure" is not. */
const isJudged = ({ cues, text }: Reading): boolean =>
  saysPressure(text) || (['abnormal', 'advice', 'have'] as const).some((cue) => cues.has(cue))

/** Conditions by the beginning of their codes: no reading of the pressure, and high pressure is listed. */
export function conditionsBy({ t, locale, record: { items } }: Telling, icd: string): readonly string[] {
  const listed = itemsOf(items, 'diagnosis').filter(
    ({ canonical_key: key }) => icd !== '' && codesOf(key).some((code) => code.startsWith(icd)),
  )
  const name = listed.map((item) => nameIn(locale, item)).join(', ')
  return name === '' ? [] : [t('assistant.conditionListed', { name })]
}

const nameIn = (locale: Locale, { type, canonical_key: key, name }: RegistryRecord): string =>
  (locale === 'he' ? hebrewNameOf(type, key) : null) ?? name

/** Doctors that a sentence can name; there may be more only where it says so. */
const doctorsAtMost = 20

/** That no page tells of a doctor of the field, and every doctor whom pages name, each with the place. */
function doctorsText({ t, record: { files } }: Telling): readonly string[] {
  const places = new Map<string, string[]>()
  for (const { doc_meta: meta } of files) {
    const [doctor, place] = [meta?.physician ?? '', meta?.facility ?? '']
    if (doctor + place === '') continue
    const known = places.get(doctor) ?? []
    places.set(doctor, known.includes(place) || place === '' ? known : [...known, place])
  }
  const named = [...places].flatMap(([doctor, own]) =>
    doctor === ''
      ? own.map(apart)
      : [own.length === 0 ? apart(doctor) : `${apart(doctor)} (${own.map(apart).join(', ')})`],
  )
  const told = named.slice(0, doctorsAtMost).join('; ') + (named.length > doctorsAtMost ? '; …' : '')
  return named.length === 0 ? [] : [t('assistant.fieldsUnknown', { names: told })]
}

/** A name in letters of its own, whichever the sentence is in. */
const apart = (name: string): string => `\u2068${name}\u2069`

/** Of a prescription that is to be renewed: the day of the newest page of its kind. */
function lastPrescription({ t, date, record: { files } }: Telling): readonly string[] {
  const newest = files.find(({ category, detected_date: day }) => category === 'prescription' && day !== null)
  const told = { name: t('category.prescription'), date: date(newest?.detected_date ?? null) }
  return newest ? [t('assistant.lastSeen', told)] : []
}

/** "Did I reject the sodium", which waits: that it does; null of what is not named, or does not wait. */
function waitsByName(telling: Telling): readonly string[] | null {
  const waits = waitingAsked(telling, false)
  return waits.length === 0 ? null : [telling.tellWaiting('waitsNamed', waits)]
}

/** How much waits, of all types. */
function waitsAtAll({ t, record: { waiting } }: Telling): readonly string[] {
  const n = waiting.length
  return n === 0 ? [t('assistant.waitingNone')] : [t('assistant.waitingAll', { n })]
}

const aboutWhat = (telling: Telling): readonly string[] =>
  telling.record.waiting.length === 0 ? [] : [telling.tellWaiting('waitingAbout', telling.record.waiting)]
