import { collectRecord, type ImportedRecord } from '../../core/import/collect'
import { pictureNameOf, type ImportFault } from '../../core/import/faults'
import { BrokenJson, jsonRows } from '../../core/import/json-rows'
import type { FileImport } from '../../core/import/shapes'
import type { ZipEntry } from '../../core/import/zip-directory'
import { maxBytes } from '../../core/records/upload'
import { BrokenArchive, contentOf, filesOf, wholeOf, type ArchiveBytes } from '../adapters/archives'
import { sha256OfParts } from '../adapters/digest'
import type { ImageResult } from '../adapters/image/refusal'
import type { Sniffed } from '../adapters/image/sniff'

/** Of the JSON, unpacked: some ten times what the largest record of a person is. */
export const mostJsonBytes = 128 * 1024 * 1024
/** Requests to the store that one import may take stay below what a Worker is allowed. */
const mostPictures = 400

export interface ImportDeps {
  /** Arms the hub's alarm, before anything is stored: what a crash leaves behind is taken away. */
  readonly watch: () => Promise<void>
  /** One import at a time, into an empty record. Names where the archive is kept meanwhile. */
  readonly begin: () => Promise<{ readonly id: string } | { readonly fault: ImportFault }>
  readonly stage: (id: string) => Promise<ArchiveBytes>
  /** The archive goes, however it ended. */
  readonly end: (id: string) => Promise<void>
  /** Without the record's rows none of these pictures stays, whatever happens in between. False: some are being removed. */
  readonly expect: (files: readonly FileImport[]) => Promise<boolean>
  /** What was stored of these goes at once. Not after an error, of which nobody knows what it left: then the alarm looks. */
  readonly abandon: (files: readonly FileImport[]) => Promise<void>
  readonly sniff: (bytes: Uint8Array) => ImageResult<Sniffed>
  readonly stripMetadata: (bytes: Uint8Array) => readonly Uint8Array[]
  readonly put: (file: FileImport, parts: readonly Uint8Array[]) => Promise<void>
  /** All of the record in one commit, folded; null: it is in. */
  readonly save: (
    id: string,
    record: ImportedRecord,
    pictured: ReadonlySet<string>,
  ) => Promise<ImportFault | null>
  /** Has what is to be drawn anew drawn. */
  readonly lookAfter: () => Promise<void>
}

export type Imported =
  | { readonly ok: true; readonly files: number; readonly pictures: number; readonly facts: number }
  | { readonly ok: false; readonly fault: ImportFault }

const refused = (fault: ImportFault): Imported => ({ ok: false, fault })

/**
 * Takes the export of another account in: all of it in one commit, or nothing. The archive is stored first and read
 * from there, so that one item of its data or one picture is in memory at a time.
 */
export async function importRecord(deps: ImportDeps): Promise<Imported> {
  await deps.watch()
  const begun = await deps.begin()
  if ('fault' in begun) return refused(begun.fault)
  try {
    return await takeIn(deps, begun.id, await deps.stage(begun.id))
  } catch (error) {
    if (error instanceof BrokenArchive) return refused('damaged_export')
    throw error
  } finally {
    await deps.end(begun.id)
  }
}

async function takeIn(deps: ImportDeps, id: string, archive: ArchiveBytes): Promise<Imported> {
  if (archive.size === 0) return refused('no_import')
  const [first, second] = await archive.read(0, 2)
  const zipped = first === 0x50 && second === 0x4b
  const parts = zipped
    ? partsOf(await filesOf(archive))
    : { json: null, pictures: new Map<string, ZipEntry>() }
  if (!parts) return refused('unsafe_zip')
  if (parts.pictures.size > mostPictures) return refused('too_many_pictures')
  const bytes = parts.json ? contentOf(archive, parts.json) : wholeOf(archive)
  const collected = await collectRecord(jsonRows(texts(bytes)))
  // Among the pictures of an export nothing else stands under that name.
  if (!collected.ok)
    return refused(zipped && collected.fault === 'not_an_export' ? 'damaged_export' : collected.fault)
  const { record } = collected
  const pictured = record.files.flatMap((file) => {
    const entry = parts.pictures.get(pictureNameOf(file))
    return entry ? [{ file, entry }] : []
  })
  const files = pictured.map(({ file }) => file)
  if (!(await deps.expect(files))) return refused('import_running')
  const fault =
    (await storeAll(deps, archive, pictured)) ??
    (await deps.save(id, record, new Set(files.map((file) => file.id))))
  if (fault) {
    await deps.abandon(files)
    return refused(fault)
  }
  await deps.lookAfter()
  return { ok: true, files: record.files.length, pictures: files.length, facts: record.facts.length }
}

/** What stands in the ZIP of an export: its data, and pictures by their names. Null: something else stands there. */
function partsOf(
  entries: readonly ZipEntry[] | null,
): { readonly json: ZipEntry; readonly pictures: ReadonlyMap<string, ZipEntry> } | null {
  const named = new Map((entries ?? []).map((entry) => [entry.name, entry]))
  const json = [...named.values()].filter(({ name }) =>
    /^health-data-export-\d{4}-\d\d-\d\d\.json$/.test(name),
  )
  const pictures = [...named.values()].filter(({ name }) =>
    /^pictures\/[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}\.(png|jpg)$/.test(name),
  )
  const [only] = json
  const plain =
    named.size === entries?.length &&
    json.length === 1 &&
    named.size === pictures.length + 1 &&
    pictures.every(({ bytes }) => bytes <= maxBytes)
  if (!plain || !only || only.bytes > mostJsonBytes) return null
  return { json: only, pictures: new Map(pictures.map((entry) => [entry.name, entry])) }
}

type Pictured = readonly { readonly file: FileImport; readonly entry: ZipEntry }[]

async function storeAll(
  deps: ImportDeps,
  archive: ArchiveBytes,
  pictured: Pictured,
): Promise<ImportFault | null> {
  for (const { file, entry } of pictured) {
    const bytes = await joined(contentOf(archive, entry), entry.bytes).catch((error: unknown) => {
      if (error instanceof BrokenArchive) return null
      throw error
    })
    if (!bytes) return 'damaged_export'
    const parts = deps.stripMetadata(bytes)
    if (!isPictureOf(file, deps.sniff(bytes), parts)) return 'wrong_picture'
    await deps.put(file, parts)
  }
  return null
}

/** Of the kind, the size and the bytes that its row tells: every place of a fact is counted in its pixels. */
function isPictureOf(file: FileImport, sniffed: ImageResult<Sniffed>, parts: readonly Uint8Array[]): boolean {
  if (!sniffed.ok) return false
  const { format, orientation } = sniffed.value
  const turned = orientation >= 5
  const [width, height] = turned
    ? [sniffed.value.height, sniffed.value.width]
    : [sniffed.value.width, sniffed.value.height]
  const bytes = parts.reduce((sum, part) => sum + part.byteLength, 0)
  return (
    file.media_type === `image/${format}` &&
    file.width === width &&
    file.height === height &&
    file.byte_size === bytes &&
    (file.stored_sha256 === null || file.stored_sha256 === sha256OfParts(parts))
  )
}

async function joined(pieces: AsyncIterable<Uint8Array>, size: number): Promise<Uint8Array> {
  const whole = new Uint8Array(size)
  let at = 0
  for await (const piece of pieces) {
    whole.set(piece, at)
    at += piece.byteLength
  }
  return whole
}

/** @throws BrokenJson of what is no UTF-8 */
async function* texts(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  for await (const piece of pieces) {
    const text = decode(decoder, piece)
    if (text !== '') yield text
  }
  yield decode(decoder)
}

function decode(decoder: TextDecoder, piece?: Uint8Array): string {
  try {
    return piece ? decoder.decode(piece, { stream: true }) : decoder.decode()
  } catch (error) {
    throw new BrokenJson('text that is no UTF-8', { cause: error })
  }
}
