import { exportFormat } from '../../core/import/collect'
import type { Profile } from '../../core/records/profile'
import type { ExportedList } from '../db/records/export'

export interface ExportDeps {
  readonly exportedAt: Date
  readonly profile: () => Promise<Profile | null>
  readonly lists: () => readonly ExportedList[]
}

/** The export as JSON, piece by piece: no more of a record is in memory than a page of one list. */
export async function* exportJson({ exportedAt, profile, lists }: ExportDeps): AsyncGenerator<string> {
  const head = { exported_at: exportedAt.toISOString(), ...exportFormat, profile: await profile() }
  yield JSON.stringify(head).slice(0, -1)
  const names = new Set<string>()
  for (const { name, pages } of lists()) {
    names.add(name)
    yield `,\n${JSON.stringify(name)}:[`
    let separator = ''
    for await (const rows of pages()) {
      if (rows.length === 0) continue
      yield separator + rows.map((row) => JSON.stringify(row)).join(',\n')
      separator = ',\n'
    }
    yield ']'
  }
  // Named by the contract, also where there is no such list.
  for (const name of ['alerts', 'reminders']) if (!names.has(name)) yield `,\n"${name}":[]`
  yield '}\n'
}

export interface ExportedPicture {
  readonly name: string
  readonly open: () => Promise<AsyncIterable<Uint8Array> | null>
}

/** The same as files of a ZIP: the JSON, then the pictures as they are stored. */
export async function* exportFiles(
  json: AsyncIterable<string>,
  jsonName: string,
  pictures: AsyncIterable<ExportedPicture>,
): AsyncGenerator<{
  readonly name: string
  readonly packed: boolean
  readonly bytes: AsyncIterable<Uint8Array>
}> {
  yield { name: jsonName, packed: true, bytes: encoded(json) }
  for await (const { name, open } of pictures) {
    const bytes = await open()
    // Deleted since its row was read: there is nothing to hand out.
    if (bytes) yield { name, packed: false, bytes }
  }
}

/** As bytes. */
export async function* encoded(texts: AsyncIterable<string>): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder()
  for await (const text of texts) yield encoder.encode(text)
}
