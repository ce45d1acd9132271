import { ageInYears, formatDate } from '../i18n/dates'
import { translator } from '../i18n/languages'
import { directionOf, locales, type Locale } from '../i18n/locale'
import type { CardPart, CardRow, EmergencyCard } from '../records/emergency-card'
import type { Profile } from '../records/profile'
import type { SharedFact, Snapshot } from '../records/share'
import type { ToldRecord } from '../records/summary'
import { makeSnapshot } from './snapshot'

/** Rows of a part: what two columns of a half page hold. Allergies are never cut. */
const mostRows = 12

/**
 * The card of a record, one a language, the person's own first. Allergies, active problems, current drugs with their
 * doses: what a stranger who helps asks first (after the order of the International Patient Summary).
 */
export function emergencyCards(
  told: ToldRecord,
  profile: Profile | null,
  at: string,
): readonly EmergencyCard[] {
  const own = profile?.locale ?? 'en'
  const name = [profile?.first_name, profile?.last_name].filter(Boolean).join(' ')
  const snapshot = makeSnapshot(
    told,
    {
      scope: { type: 'full' },
      parts: ['allergies', 'problems', 'medications'],
      includesPictures: false,
      includesUnconfirmed: false,
    },
    { at, locale: own, person: { name: name === '' ? null : name, dob: profile?.dob ?? null } },
  )
  const inOrder = [own, ...locales.filter((locale) => locale !== own)]
  return inOrder.map((locale) => cardIn(locale, snapshot, profile?.blood_type ?? null))
}

const allergyText = {
  named: null,
  denied: 'share.allergiesDenied',
  unknown: 'share.allergiesUnknown',
  doubtful: 'share.allergiesDoubtful',
  not_shared: null,
} as const

function cardIn(locale: Locale, snapshot: Snapshot, blood: string | null): EmergencyCard {
  const t = translator(locale)
  const { person, made_at: madeAt, data_to: newest, confirmed, told } = snapshot
  const { allergies, problems, medications } = snapshot.spoken[locale]
  const age = person.dob === null ? null : ageInYears(person.dob, madeAt)
  const born = person.dob && [
    t('share.born', { date: formatDate(person.dob) }),
    ...(age === null ? [] : [t('share.age', { n: age })]),
  ]
  const state = allergyText[snapshot.allergies]
  const part = (title: string, facts: readonly SharedFact[], most: number): CardPart => ({
    title,
    state: facts.length === 0 ? t('share.nothing') : null,
    rows: facts.slice(0, most).map(rowOf),
    more: facts.length > most ? t('card.more', { n: facts.length - most }) : null,
  })
  const of = { date: formatDate(madeAt.slice(0, 10)), n: confirmed, all: told }
  return {
    locale,
    direction: directionOf(locale),
    title: t('card.title'),
    name: person.name ?? t('share.unnamed'),
    born: born === null || born === '' ? null : born.join(', '),
    blood: blood === null || blood === '' ? null : t('card.blood', { type: blood }),
    parts: [
      {
        ...part(t('summary.allergies'), allergies, Number.POSITIVE_INFINITY),
        state: state === null ? null : t(state),
      },
      part(t('share.currentMedications'), medications, mostRows),
      part(t('share.activeProblems'), problems, mostRows),
    ],
    contact: t('card.contact'),
    made: newest === null ? t('card.madeUndated', of) : t('card.made', { ...of, newest: formatDate(newest) }),
  }
}

const rowOf = ({ id, name, value, details, unsettled }: SharedFact): CardRow => ({
  id,
  name,
  value,
  details: details.join(' · '),
  unsettled,
})
