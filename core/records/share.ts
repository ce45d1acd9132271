import { z } from 'zod'
import { boxShape, cornersShape, entityTypeShape } from './parts'
import { shareDisciplines, shareParts } from './share-choices'
import { citationShape, sectionShape } from './summary'

export const scopeShape = z.discriminatedUnion('type', [
  z.object({ type: z.literal('full') }),
  z.object({ type: z.literal('discipline'), discipline: z.enum(shareDisciplines) }),
])
export type ShareScope = Readonly<z.infer<typeof scopeShape>>

/** A row of `share_links` as its owner sees it. */
export const shareLinkShape = z.object({
  id: z.uuid(),
  user_id: z.uuid(),
  slug: z.string(),
  url: z.string(),
  scope: scopeShape,
  /** For the owner's own list; who opens the link does not see it. */
  label: z.string().nullable(),
  parts: z.array(z.enum(shareParts)),
  includes_pictures: z.boolean(),
  includes_unconfirmed: z.boolean(),
  /** Whether who opens it may write a note to its owner. */
  allows_notes: z.boolean(),
  has_passcode: z.boolean(),
  /** How many wrong passcodes are left, ever; null without a passcode. */
  attempts_left: z.number().nullable(),
  view_limit: z.number().nullable(),
  access_count: z.number(),
  last_viewed_at: z.string().nullable(),
  expires_at: z.string(),
  revoked_at: z.string().nullable(),
  created_at: z.string(),
  /** What it shows is the record as it was then. */
  made_at: z.string(),
})
export type ShareLink = Readonly<z.infer<typeof shareLinkShape>>

/** One view of a link. Whose address it came from is not kept. */
export const shareViewShape = z.object({
  id: z.uuid(),
  link_id: z.uuid(),
  at: z.string(),
  /** ISO 3166-1 alpha-2, as the edge tells it. */
  country: z.string().nullable(),
  device: z.string(),
  /** Whom an app that opened the SMART Health Link says that it is for: its word, not checked. */
  recipient: z.string().nullable(),
})
export type ShareView = Readonly<z.infer<typeof shareViewShape>>

/** What somebody wrote to the owner from a link: their word, for the owner's review, and never part of the record. */
export const shareNoteShape = z.object({
  id: z.uuid(),
  link_id: z.uuid(),
  /** The link's label; null where it has none. */
  label: z.string().nullable(),
  at: z.string(),
  /** Who they say they are; nobody has checked it. */
  author: z.string(),
  body: z.string(),
})
export type ShareNote = Readonly<z.infer<typeof shareNoteShape>>

/** What `view_share_link` answers (spec records.md §3). */
export const sharedViewShape = z.object({
  snapshot_md: z.string(),
  expires_at: z.string(),
  citations: z.array(z.object({ type: z.string(), text: z.string(), page: z.number().optional() })),
})

/** A fact as the viewer's row shows it: words of one language, and where they stand on paper. */
export const sharedFactShape = z.object({
  /** The entity's id, by which its strip is asked for. */
  id: z.uuid(),
  type: entityTypeShape,
  name: z.string(),
  value: z.string().nullable(),
  flag: z.enum(['H', 'L', 'N']).nullable(),
  /** What else is told of it, each a few words. */
  details: z.array(z.string()),
  /** What waits for its owner's word, and why it does: never told as so. */
  unsettled: z.boolean(),
  confirmed: z.boolean(),
  /** The paper that it comes from; null of what the patient entered. */
  paper: z
    .object({
      file_id: z.uuid(),
      title: z.string(),
      quote: z.string(),
      page: z.number(),
      box: boxShape,
      corners: cornersShape.optional(),
      marks: z.array(cornersShape).optional(),
    })
    .nullable(),
  /** Other facts that the row tells of: without their papers the row is not shown. */
  rests_on: z.array(z.uuid()),
})
export type SharedFact = Readonly<z.infer<typeof sharedFactShape>>

/** How it stands with allergies where none is named. */
export const allergyStates = ['named', 'denied', 'unknown', 'doubtful', 'not_shared'] as const

const spokenShape = z.object({
  title: z.string(),
  allergies: z.array(sharedFactShape),
  problems: z.array(sharedFactShape),
  medications: z.array(sharedFactShape),
  results: z.array(sharedFactShape),
  unconfirmed: z.array(sharedFactShape),
  sections: z.array(sectionShape),
  citations: z.array(citationShape),
})

const sheetShape = z.object({ width: z.number(), height: z.number(), turn: z.number() })

/** What a link shows, as it stood when it was made: all that a view needs, and nothing that is not shown. */
export const snapshotShape = z.object({
  version: z.literal(1),
  made_at: z.string(),
  locale: z.enum(['en', 'he']),
  scope: scopeShape,
  parts: z.array(z.enum(shareParts)),
  includes_pictures: z.boolean(),
  person: z.object({ name: z.string().nullable(), dob: z.string().nullable() }),
  /** The newest document's day; null of an empty record. */
  data_to: z.string().nullable(),
  confirmed: z.number(),
  told: z.number(),
  /** How many statements wait for the patient and are left out. */
  waiting: z.number(),
  allergies: z.enum(allergyStates),
  spoken: z.object({ en: spokenShape, he: spokenShape }),
  sheets: z.record(z.string(), sheetShape),
  /** By entity id: the file that it stands on. */
  sources: z.record(z.string(), z.uuid()),
})
export type Snapshot = Readonly<z.infer<typeof snapshotShape>>
export type Spoken = Readonly<z.infer<typeof spokenShape>>
