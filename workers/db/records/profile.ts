import type { Locale } from '../../../core/i18n/locale'
import { deriveId } from '../../../core/records/ids'
import type { Profile } from '../../../core/records/profile'
import { consents, eventsAnalytics, profiles } from './schema/profiles'
import type { Scope } from './scope'

export function openProfile(scope: Scope) {
  const id = deriveId(scope.userId, 'profile')
  return {
    /** The row that sign-up creates; made again here if sign-up was cut short between the two databases. */
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
      const row = {
        id,
        ...blank,
        email,
        locale,
        units: 'metric',
        completenessScore: 10,
        updatedAt: scope.now().toISOString(),
      } as const
      await scope.commit([scope.put(profiles, [row])])
    },

    async read(): Promise<Profile | null> {
      const row = await scope.get(profiles, id)
      return (
        row && {
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
      )
    },

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
