import type { InferSelectModel } from 'drizzle-orm'
import type { Locale } from '../../../core/i18n/locale'
import { fullName, type Profile } from '../../../core/records/profile'
import { completenessOf, type ProfileForm } from '../../../core/records/profile-form'
import { ownNameIn, profileId } from './own-name'
import { foldPages } from './patient-door'
import { openPatientNames } from './patient-names'
import { consents, eventsAnalytics, profiles } from './schema/profiles'
import type { Decision, Scope } from './scope'

export function openProfile(scope: Scope) {
  const id = profileId(scope)

  async function changed(form: ProfileForm): Promise<Decision<Profile | null>> {
    const row = await scope.get(profiles, id)
    if (!row) return { writes: [], value: null }
    const given = Object.fromEntries(Object.entries(form).filter(([, value]) => value !== undefined))
    const wanted: Profile = { ...toProfile(row), ...given }
    const values = {
      firstName: wanted.first_name,
      lastName: wanted.last_name,
      fatherName: wanted.father_name,
      dob: wanted.dob,
      address: wanted.address,
      phone: wanted.phone,
      bloodType: wanted.blood_type,
      locale: wanted.locale,
      units: wanted.units,
      completenessScore: completenessOf(wanted),
      updatedAt: scope.now().toISOString(),
    }
    return { writes: [scope.patch(profiles, id, values)], value: toProfile({ ...row, ...values }) }
  }

  return {
    /** The row that comes of a sign-up; made at sign-in where that was cut short between the two databases. */
    async ensure(email: string, locale: Locale): Promise<void> {
      if (await scope.get(profiles, id)) return
      const blank = {
        firstName: null,
        lastName: null,
        fatherName: null,
        dob: null,
        address: null,
        phone: null,
        bloodType: null,
      }
      const known = { email, locale, units: 'metric' } as const
      const row = {
        id,
        ...blank,
        ...known,
        completenessScore: completenessOf(known),
        updatedAt: scope.now().toISOString(),
      }
      // Of two at once one is too late: what its person has changed meanwhile stays.
      await scope.transact(async () => {
        const there = await scope.get(profiles, id)
        return { writes: there ? [] : [scope.put(profiles, [row])], value: null }
      })
    },

    async read(): Promise<Profile | null> {
      const row = await scope.get(profiles, id)
      return row && toProfile(row)
    },

    /** What is named is changed, the rest stays; how complete it is follows. Null where there is no profile. */
    save: (form: ProfileForm): Promise<Profile | null> =>
      scope.transact(async () => {
        const before = await ownNameIn(scope)
        const { writes, value } = await changed(form)
        if (!value) return { writes, value }
        // Pages that clearly name somebody else than the new name wait for a word, in the commit that brings it.
        const ownName = fullName(value)
        const pages = await openPatientNames(scope).turnedBy(before, ownName)
        const folded = pages.size === 0 ? [] : await foldPages(scope, pages, (part) => ({ ...part, ownName }))
        return { writes: [...writes, ...folded], value }
      }),
    changed,

    async setLocale(locale: Locale): Promise<void> {
      await scope.commit([scope.patch(profiles, id, { locale, updatedAt: scope.now().toISOString() })])
    },

    async latestConsent() {
      const [row] = await scope.list(consents, {
        order: [{ by: consents.acceptedAt, down: true }],
        limit: 1,
      })
      return row
        ? {
            id: row.id,
            version: row.version,
            accepted_at: row.acceptedAt,
            locale: row.locale,
            text_hash: row.textHash,
          }
        : null
    },

    async acceptConsent(consent: { version: string; locale: string; textHash: string }): Promise<void> {
      const now = scope.now().toISOString()
      await scope.commit([
        scope.put(consents, [{ id: crypto.randomUUID(), ...consent, acceptedAt: now }]),
        scope.put(eventsAnalytics, [
          { id: crypto.randomUUID(), eventName: 'consent_accepted', metadata: {}, createdAt: now },
        ]),
      ])
    },

    /** `metadata` holds counts and codes only. */
    async record(eventName: string, metadata: Readonly<Record<string, number | string>>): Promise<void> {
      const row = { id: crypto.randomUUID(), eventName, metadata, createdAt: scope.now().toISOString() }
      await scope.commit([scope.put(eventsAnalytics, [row])])
    },
  }
}

function toProfile(row: InferSelectModel<typeof profiles>): Profile {
  return {
    user_id: row.userId,
    first_name: row.firstName,
    last_name: row.lastName,
    father_name: row.fatherName,
    dob: row.dob,
    address: row.address,
    email: row.email,
    phone: row.phone,
    blood_type: row.bloodType,
    locale: row.locale,
    units: row.units,
    completeness_score: row.completenessScore,
    updated_at: row.updatedAt,
  }
}
