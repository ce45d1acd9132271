import { foldVersion } from '../curation/record-of'
import { ageInYears, formatDate, formatDay } from '../i18n/dates'
import { translator } from '../i18n/languages'
import type { Translate } from '../i18n/translate'
import { directionOf, locales, type Locale } from '../i18n/locale'
import type { CardPart, CardRow, CardTold, EmergencyCard } from '../records/emergency-card'
import type { EntityType } from '../records/kinds'
import type { Profile } from '../records/profile'
import type { SharedFact, Snapshot } from '../records/share'
import type { ToldRecord } from '../records/summary'
import { pastStatuses } from '../summary/select'
import { writerVersion } from '../summary/write'
import { makeSnapshot } from './snapshot'

/** Raised when the same record would be told otherwise: what was kept is told anew, at the latest on the next day. */
const cardVersion = 2
/** By which fold and which words a card is made: what another one made is made anew. */
export const cardTelling = `${cardVersion}.${foldVersion}.${writerVersion}`

/** Rows of a part: what two columns of a half page hold. Allergies are never cut. */
const mostRows = 12

/** What it tells of. */
export const cardTypes: readonly EntityType[] = ['allergy', 'diagnosis', 'medication']

/** When it is made, and where its reader is. */
interface Made {
  readonly at: string
  readonly timeZone: string
}

/**
 * What the card of a record tells, in both languages. Allergies, active problems, current drugs with their doses: what a
 * stranger who helps asks first (after the order of the International Patient Summary). An allergy, a drug or a problem that
 * waits for the patient's word is on it as what it is; that there is none is said only where none waits.
 * @param at the time of it
 */
export function tellCard(told: ToldRecord, at: string): CardTold {
  const snapshot = makeSnapshot(
    told,
    {
      scope: { type: 'full' },
      parts: ['allergies', 'problems', 'medications'],
      includesPictures: false,
      includesUnconfirmed: true,
    },
    { at, locale: 'en', person: { name: null, dob: null } },
  )
  const waiting: Waiting = { ids: waitingNow(told), more: told.waiting > told.doubted.length }
  return {
    parts: { en: partsIn('en', snapshot, waiting), he: partsIn('he', snapshot, waiting) },
    newest: snapshot.data_to,
    told: snapshot.told,
    confirmed: snapshot.confirmed,
  }
}

/** The cards that tell it, one a language, the person's own first. */
export function emergencyCards(
  told: CardTold,
  profile: Profile | null,
  made: Made,
): readonly EmergencyCard[] {
  const own = profile?.locale ?? 'en'
  const inOrder = [own, ...locales.filter((locale) => locale !== own)]
  return inOrder.map((locale) => cardIn(locale, told, profile, made))
}

const allergyText = {
  named: null,
  denied: 'viewer.allergiesDenied',
  unknown: 'viewer.allergiesUnknown',
  doubtful: 'viewer.allergiesDoubtful',
  not_shared: null,
} as const

/** What waits for the patient's word. */
interface Waiting {
  /** Of what may hold today: the facts that the card tells as not confirmed. */
  readonly ids: ReadonlySet<string>
  /** There is more than the record tells of. */
  readonly more: boolean
}

/** Of what nothing else is told, or another document disagrees with: silence would be taken for "does not have it". */
function waitingNow({ doubted, concepts }: ToldRecord): ReadonlySet<string> {
  const named = new Set(concepts.map(({ key }) => key))
  const isTold = ({ key, fact, against }: ToldRecord['doubted'][number]): boolean =>
    against !== null || (!named.has(key) && !pastStatuses.has(fact.status))
  return new Set(doubted.filter(isTold).map(({ fact }) => fact.id))
}

function partsIn(locale: Locale, snapshot: Snapshot, waiting: Waiting): CardPart[] {
  const t = translator(locale)
  const { allergies, problems, medications, unconfirmed } = snapshot.spoken[locale]
  const state = allergyText[snapshot.allergies]
  const part = (title: string, rows: readonly CardRow[], most = mostRows): CardPart => ({
    title,
    state: rows.length > 0 ? null : t(waiting.more ? 'viewer.nothingCertain' : 'viewer.nothing'),
    rows: rows.slice(0, most),
    more: rows.length > most ? t('card.more', { n: rows.length - most }) : null,
  })
  const withWaiting = (facts: readonly SharedFact[], type: SharedFact['type']): readonly CardRow[] => [
    ...facts.map((fact) => rowOf(t, fact)),
    ...unconfirmed
      .filter(
        ({ id, type: own }) => own === type && waiting.ids.has(id) && !facts.some((fact) => fact.id === id),
      )
      .map((fact) => rowOf(t, fact))
      .map((row) => ({ ...row, details: `${t('viewer.notConfirmed')} · ${row.details}` })),
  ]
  return [
    {
      ...part(t('written.allergies'), withWaiting(allergies, 'allergy'), Number.POSITIVE_INFINITY),
      state: state === null ? null : t(state),
    },
    part(t('viewer.currentMedications'), withWaiting(medications, 'medication')),
    part(t('viewer.activeProblems'), withWaiting(problems, 'diagnosis')),
  ]
}

function cardIn(
  locale: Locale,
  { parts, newest, confirmed, told }: CardTold,
  profile: Profile | null,
  { at, timeZone }: Made,
): EmergencyCard {
  const t = translator(locale)
  const name = [profile?.first_name, profile?.last_name].filter(Boolean).join(' ')
  const dob = profile?.dob ?? null
  const age = dob === null ? null : ageInYears(dob, at)
  const born = dob && [
    t('viewer.born', { date: formatDate(dob) }),
    ...(age === null ? [] : [t('viewer.age', { n: age })]),
  ]
  const blood = profile?.blood_type ?? null
  const of = { date: formatDay(at, timeZone), n: confirmed, all: told }
  return {
    locale,
    direction: directionOf(locale),
    title: t('card.title'),
    name: name === '' ? t('viewer.unnamed') : name,
    born: born === null || born === '' ? null : born.join(', '),
    blood: blood === null || blood === '' ? null : t('card.blood', { type: blood }),
    parts: parts[locale],
    contact: t('card.contact'),
    made: newest === null ? t('card.madeUndated', of) : t('card.made', { ...of, newest: formatDate(newest) }),
  }
}

const rowOf = (t: Translate, { id, name, value, details, unsettled, paper }: SharedFact): CardRow => ({
  id,
  name,
  value,
  details: [...details, ...(paper === null ? [t('viewer.fromPatient')] : [])].join(' · '),
  unsettled,
})
