import type { Homography, PageReading, Script, Word } from '../../../core/document/page'
import { decodeGrey } from '../image/decode'
import { findLie } from '../image/flatten'
import { FRAME_LIMIT } from '../image/frame'
import { compose, scaling } from '../image/homography'
import { exifTransform, shownSize } from '../image/orientation'
import type { Prepared } from '../image/prepare'
import { prepare } from '../image/prepare'
import type { ImageRefusal } from '../image/refusal'
import type { Row } from '../image/rows'
import type { Sniffed } from '../image/sniff'
import type { EngineParts, OcrEngine } from './engine'
import { openEngine } from './engine'
import { mergeScripts } from './merge'
import { hasDigit } from './numbers'
import { readRow } from './rows'
import { HEBREW, LATIN, scriptOf, sureLetters } from './script'
import { HEBREW_SETTING, LATIN_SETTING, WIDE_SETTING } from './settings'
import { upright } from './upright'
import { voteRow } from './vote'
import type { ReadWord } from './words'

/** Why a page gave no reading; each is something the picture causes. */
export type ReadError = ImageRefusal | 'no_text'

export type ReadResult = { readonly ok: true; readonly value: PageReading } | { readonly ok: false; readonly error: ReadError }

export interface PageReader {
  read(bytes: Uint8Array): Promise<ReadResult>
  /** Of the engine's WebAssembly memory, which never shrinks. */
  memoryBytes(): number
  dispose(): void
}

export async function openReader(parts: EngineParts): Promise<PageReader> {
  const engine = await openEngine(parts)
  return {
    read: (bytes) => readPage(engine, bytes),
    memoryBytes: () => engine.memoryBytes(),
    dispose: () => engine.dispose(),
  }
}

async function readPage(engine: OcrEngine, bytes: Uint8Array): Promise<ReadResult> {
  const decoded = decodeGrey(bytes, FRAME_LIMIT)
  if (!decoded.ok) return decoded
  const { grey, header } = decoded.value
  const lie = findLie(grey)
  if (lie.letters === 0) return { ok: false, error: 'no_text' }
  const prepared = await upright(engine, prepare(grey, lie))
  const { words, script } = await readWords(engine, prepared)
  if (!words.some((word) => word.confidence > 0.5 && /[\p{L}\p{N}]{2}/u.test(word.text))) {
    return { ok: false, error: 'no_text' }
  }
  const toShown = toSource(header, grey.width, grey.height)
  const page: PageReading = {
    version: 1,
    source: shownSize(header.orientation, header.width, header.height),
    frame: { width: prepared.grey.width, height: prepared.grey.height },
    toSource: compose(toShown, prepared.toPicture),
    turn: turnOf(compose(toShown, prepared.toPicture), prepared),
    script,
    words,
  }
  return { ok: true, value: page }
}

/** From the decoded picture to the picture as a viewer shows it. */
function toSource(header: Sniffed, width: number, height: number): Homography {
  const up = exifTransform(header.orientation, header.width, header.height)
  return compose(up, scaling(header.width / width, header.height / height))
}

/** Quarter turns clockwise that set the source upright, from where the frame's own right points in it. */
function turnOf(map: Homography, prepared: Prepared): PageReading['turn'] {
  const { width, height } = prepared.grey
  const at = (x: number, y: number): readonly [number, number] => {
    const w = map[6] * x + map[7] * y + map[8]
    return [(map[0] * x + map[1] * y + map[2]) / w, (map[3] * x + map[4] * y + map[5]) / w]
  }
  const [x0, y0] = at(0, height / 2)
  const [x1, y1] = at(width, height / 2)
  const quarter = Math.round(Math.atan2(y1 - y0, x1 - x0) / (Math.PI / 2))
  return ((((4 - quarter) % 4) * 90) % 360) as PageReading['turn']
}

async function readWords(engine: OcrEngine, page: Prepared): Promise<{ words: Word[]; script: Script }> {
  const latin: ReadWord[][] = []
  for (const row of page.rows) latin.push(await readLatin(engine, page, row))
  const all = latin.flat()
  const sureLatin = sureLetters(all, LATIN)
  const doubtful = all.filter((word) => word.confidence < 0.6).length
  if (sureLatin > 40 && doubtful < 0.12 * all.length) return { words: numbered(latin), script: 'latin' }
  const hebrew: ReadWord[][] = []
  for (const row of page.rows) hebrew.push(await readRow(engine, 'heb', page, row, HEBREW_SETTING))
  const script = scriptOf(sureLatin, sureLetters(hebrew.flat(), HEBREW))
  if (script === 'latin') return { words: numbered(latin), script }
  return { words: numbered(latin.map((row, i) => mergeScripts(hebrew[i] ?? [], row))), script }
}

async function readLatin(engine: OcrEngine, page: Prepared, row: Row): Promise<ReadWord[]> {
  const first = await readRow(engine, 'eng', page, row, LATIN_SETTING)
  if (!hasDigit(first) && first.every((word) => word.confidence > 0.85)) return first
  return voteRow(engine, page, row, [first, await readRow(engine, 'eng', page, row, WIDE_SETTING)])
}

/** Rows that hold words, numbered from the top. */
function numbered(rows: readonly (readonly ReadWord[])[]): Word[] {
  return rows
    .filter((row) => row.length > 0)
    .flatMap((row, line) => row.map(({ text, box, confidence }) => ({ text, box, confidence, line })))
}
