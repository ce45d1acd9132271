import { ageInYears, formatDate, formatDay } from '../i18n/dates'
import { translator } from '../i18n/languages'
import type { Translate } from '../i18n/translate'
import { directionOf, locales, type Locale } from '../i18n/locale'
import type { CardPart, CardRow, EmergencyCard } from '../records/emergency-card'
import type { EntityType } from '../records/kinds'
import type { Profile } from '../records/profile'
import type { SharedFact, Snapshot } from '../records/share'
import type { ToldRecord } from '../records/summary'
import { pastStatuses } from '../summary/select'
import { makeSnapshot } from './snapshot'

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
 * The card of a record, one a language, the person's own first. Allergies, active problems, current drugs with their
 * doses: what a stranger who helps asks first (after the order of the International Patient Summary). An allergy, a
 * drug or a problem that waits for the patient's word is on it as what it is; that there is none is said only where none waits.
 */
export function emergencyCards(
  told: ToldRecord,
  profile: Profile | null,
  { at, timeZone }: Made,
): readonly EmergencyCard[] {
  const own = profile?.locale ?? 'en'
  const name = [profile?.first_name, profile?.last_name].filter(Boolean).join(' ')
  const snapshot = makeSnapshot(
    told,
    {
      scope: { type: 'full' },
      parts: ['allergies', 'problems', 'medications'],
      includesPictures: false,
      includesUnconfirmed: true,
    },
    { at, locale: own, person: { name: name === '' ? null : name, dob: profile?.dob ?? null } },
  )
  const inOrder = [own, ...locales.filter((locale) => locale !== own)]
  const waiting: Waiting = { ids: waitingNow(told), more: told.waiting > told.doubted.length }
  return inOrder.map((locale) =>
    cardIn(locale, snapshot, waiting, { blood: profile?.blood_type ?? null, timeZone }),
  )
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

function cardIn(
  locale: Locale,
  snapshot: Snapshot,
  waiting: Waiting,
  { blood, timeZone }: { readonly blood: string | null; readonly timeZone: string },
): EmergencyCard {
  const t = translator(locale)
  const { person, made_at: madeAt, data_to: newest, confirmed, told } = snapshot
  const { allergies, problems, medications, unconfirmed } = snapshot.spoken[locale]
  const age = person.dob === null ? null : ageInYears(person.dob, madeAt)
  const born = person.dob && [
    t('viewer.born', { date: formatDate(person.dob) }),
    ...(age === null ? [] : [t('viewer.age', { n: age })]),
  ]
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
  const of = { date: formatDay(madeAt, timeZone), n: confirmed, all: told }
  return {
    locale,
    direction: directionOf(locale),
    title: t('card.title'),
    name: person.name ?? t('viewer.unnamed'),
    born: born === null || born === '' ? null : born.join(', '),
    blood: blood === null || blood === '' ? null : t('card.blood', { type: blood }),
    parts: [
      {
        ...part(t('written.allergies'), withWaiting(allergies, 'allergy'), Number.POSITIVE_INFINITY),
        state: state === null ? null : t(state),
      },
      part(t('viewer.currentMedications'), withWaiting(medications, 'medication')),
      part(t('viewer.activeProblems'), withWaiting(problems, 'diagnosis')),
    ],
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
