import { deriveId } from '../../core/records/ids'
import type { Word } from '../../core/curation/give-verdict'
import type { RecordDoor } from '../../workers/db/records/open'
import { madePage } from './made-facts'

export interface Pages {
  /** Facts in the whole record. */
  readonly total: number
  /** Numbers of pages, the last one not included. */
  readonly from: number
  readonly to: number
  /** Whether drugs come without the code of their class, as those that nobody knows do. */
  readonly drugsUncoded?: boolean
}

/** What the patient says of every other fact that waits, in turn. */
const words: readonly Word[] = [
  { action: 'approve', correction: null, notes: null },
  { action: 'reject', correction: null, notes: 'Not mine' },
  { action: 'correct', correction: { text: 'Put right', name: 'Put right' }, notes: null },
]

/** Pages that nobody wrote, kept as readings are: each by the doors that an upload, a consumer and its patient take. */
export async function addPages(record: RecordDoor, pages: Pages): Promise<void> {
  for (let page = pages.from; page < pages.to; page += 1) await addPage(record, page, pages)
}

async function addPage(record: RecordDoor, page: number, { total, drugsUncoded }: Pages): Promise<void> {
  const { userId } = record.owner
  const id = deriveId(userId, 'made page', page)
  const { category, date, facts: made } = madePage(id, page, total)
  const facts = drugsUncoded
    ? made.map((fact) => (fact.type === 'medication' ? { ...fact, codes: {} } : fact))
    : made
  await record.files.add({
    id,
    storagePath: `${userId}/${id}.jpg`,
    sha256: id.replaceAll('-', '').repeat(2),
    mediaType: 'image/jpeg',
    byteSize: 2_000_000,
    width: 1600,
    height: 2200,
    displayName: `Page ${page}.jpg`,
  })
  const lease = deriveId(id, 'lease')
  await record.leases.claim(id, lease, Date.now() + 60_000)
  const file = {
    category,
    status: 'completed',
    processingState: 'succeeded',
    processingPct: 100,
    leaseId: null,
    leaseUntil: null,
    detectedDate: date,
    language: 'en',
    languageConfidence: 0.99,
    docMeta: { title: `Page ${page}`, summary: 'Made', facility: 'Nowhere', physician: null, patient: null },
  } as const
  if (!(await record.extraction.save(id, lease, { file, facts }))) throw new Error('a page was not kept')
  const asking = facts.filter(({ proposal }) => proposal !== 'accepted')
  for (const { id: taskId, position } of asking) {
    const word = words[(page + position) % (2 * words.length)]
    if (word) await record.verdicts.give(taskId, word)
  }
}
