import type { EntityRecord } from '#core/records/entity'
import type { ScreenTranslate } from '#core/i18n/translate'

/** What the reading of pages came to: facts for the record, and how many of them wait for a yes or no. */
export interface Found {
  readonly facts: number
  readonly toCheck: number
}

export function countFound(entities: readonly Pick<EntityRecord, 'decision'>[]): Found {
  const waits = entities.filter(({ decision }) => decision === 'pending' || decision === 'review').length
  return { facts: waits + entities.filter(({ decision }) => decision === 'accepted').length, toCheck: waits }
}

/** "12 facts found, 2 to check"; of pages that could not be asked after, that they were read. */
export function foundText(t: ScreenTranslate, pages: number, found: Found | null): string {
  if (!found || found.facts === 0) return t('upload.read', { n: pages })
  const facts = t('upload.found', { n: found.facts })
  return found.toCheck === 0 ? facts : `${facts}, ${t('fact.toCheck', { n: found.toCheck })}`
}
