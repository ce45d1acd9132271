import type { EntityType } from '../records/kinds'

/** What a change can name: the tables and lists of one person that screens show. */
export type ShownTable =
  | 'files'
  | 'entities'
  | 'entity_validations'
  | 'review_tasks'
  | 'profiles'
  | 'consents'
  | 'patient_names'
  | 'summaries'
  | 'share_links'
  | 'share_notes'
  | `${EntityType}_registry`
