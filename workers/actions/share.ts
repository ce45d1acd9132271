import type { Locale } from '../../core/i18n/locale'
import { deriveId } from '../../core/records/ids'
import type { ToldRecord } from '../../core/records/summary'
import { patientSummary } from '../../core/fhir/patient-summary'
import type { Snapshot } from '../../core/records/share'
import { shareParts, type SharePart } from '../../core/records/share-choices'
import { makeSnapshot, sharedPart, type Wished } from '../../core/share/snapshot'
import { writeSlug } from '../../core/share/slug'
import type { KeptLink, Made, NewLink } from '../db/records/share-links'

export interface ShareDeps {
  readonly told: () => Promise<ToldRecord>
  readonly profile: () => Promise<{
    readonly first_name: string | null
    readonly last_name: string | null
    readonly dob: string | null
    readonly locale: Locale
  } | null>
  readonly create: (link: NewLink, made: Made) => Promise<KeptLink>
  readonly renew: (link: KeptLink, manifest: string, made: Made) => Promise<KeptLink | null>
  readonly cache: (link: KeptLink, body: string) => Promise<void>
  readonly forget: (linkId: string, epoch: number) => Promise<void>
  readonly hashPasscode: (passcode: string) => Promise<string>
  /** Random, at least 22 characters of base64url. */
  readonly secret: () => string
  readonly shard: number
  /** Derived from a link's name: by what its SMART Health Link asks for it. */
  readonly manifestOf: (slug: string) => Promise<string>
  readonly now: () => Date
}

export interface AskedLink {
  readonly wished: Wished
  readonly label: string | null
  readonly passcode: string | null
  readonly viewLimit: number | null
  readonly allowsNotes: boolean
  readonly days: number
}

const dayMs = 86_400_000

/** By its slug, so that who opens it need not ask first what it is called. */
export const linkIdOf = (slug: string): string => deriveId('share link', slug)

/** A new link to the record as it stands now. */
export async function createShare(deps: ShareDeps, asked: AskedLink): Promise<KeptLink> {
  const { wished, label, passcode, viewLimit, allowsNotes, days } = asked
  const [made, passcodeHash] = await Promise.all([
    make(deps, wished),
    passcode === null ? null : deps.hashPasscode(passcode),
  ])
  const slug = writeSlug(deps.secret(), deps.shard)
  const expiresAt = new Date(deps.now().getTime() + days * dayMs).toISOString()
  const manifest = await deps.manifestOf(slug)
  const id = linkIdOf(slug)
  const link = { id, slug, manifest, wished, label, passcodeHash, viewLimit, allowsNotes, expiresAt }
  const kept = await deps.create(link, made)
  await deps.cache(kept, JSON.stringify(made.snapshot))
  return kept
}

/** The same link to the record as it stands now. Null where it is revoked. */
export async function renewShare(deps: ShareDeps, link: KeptLink): Promise<KeptLink | null> {
  const wished = {
    scope: link.scope,
    parts: link.parts,
    includesPictures: link.includes_pictures,
    includesUnconfirmed: link.includes_unconfirmed,
  }
  const [made, manifest] = await Promise.all([make(deps, wished), deps.manifestOf(link.slug)])
  const renewed = await deps.renew(link, manifest, made)
  if (!renewed) return null
  await deps.forget(link.id, link.epoch)
  await deps.cache(renewed, JSON.stringify(made.snapshot))
  return renewed
}

/** The whole record as an International Patient Summary. */
export async function wholeSummary(deps: ShareDeps): Promise<string> {
  const everything = {
    scope: { type: 'full' },
    parts: shareParts,
    includesPictures: false,
    includesUnconfirmed: false,
  } as const
  return (await make(deps, everything)).fhir
}

/** What is shared, as an International Patient Summary; what its owner left out is said to be withheld. */
function fhirOf(
  record: ToldRecord,
  wished: Wished,
  { at, person }: { readonly at: string; readonly person: Snapshot['person'] },
): string {
  const left = (Object.keys(partTypes) as SharePart[]).filter((part) => !wished.parts.includes(part))
  const subject = { id: crypto.randomUUID(), ...person }
  return patientSummary(sharedPart(record, wished), subject, at, new Set(left.map((part) => partTypes[part])))
}

const partTypes = {
  allergies: 'allergy',
  problems: 'diagnosis',
  medications: 'medication',
  results: 'lab',
  procedures: 'procedure',
  imaging: 'imaging',
} as const

async function make({ told, profile, now }: ShareDeps, wished: Wished): Promise<Made> {
  const [record, person] = await Promise.all([told(), profile()])
  const name = [person?.first_name, person?.last_name].filter(Boolean).join(' ')
  const of = {
    at: now().toISOString(),
    locale: person?.locale ?? 'en',
    person: { name: name === '' ? null : name, dob: person?.dob ?? null },
  }
  return { snapshot: makeSnapshot(record, wished, of), fhir: fhirOf(record, wished, of) }
}
