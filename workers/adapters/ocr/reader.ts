import type { Homography, PageReading, Word } from '../../../core/document/page'
import { decodeGrey } from '../image/decode'
import { findLie } from '../image/flatten'
import { FRAME_LIMIT } from '../image/frame'
import { compose, scaling } from '../image/homography'
import { exifTransform, shownSize } from '../image/orientation'
import type { Prepared } from '../image/prepare'
import { prepare } from '../image/prepare'
import type { ImageRefusal } from '../image/refusal'
import type { Sniffed } from '../image/sniff'
import { cleaned } from './clean'
import type { EngineParts, OcrEngine } from './engine'
import { openEngine } from './engine'
import { withBoxes } from './form-boxes'
import { readHebrew } from './hebrew'
import { readLatin } from './latin'
import { proofNumbers } from './proof'
import { HEBREW, LATIN, scriptOf, sureLetters } from './script'
import { upright } from './upright'
import type { ReadWord } from './words'

/** Why a page gave no reading; each is something the picture causes. */
export type ReadError = ImageRefusal | 'no_text'

export type ReadResult =
  { readonly ok: true; readonly value: PageReading } | { readonly ok: false; readonly error: ReadError }

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
  const { page: prepared, main } = await upright(engine, prepare(grey, lie), () =>
    prepare(grey, findLie(grey, true)),
  )
  const read = await proofNumbers(engine, prepared, await readWords(engine, prepared, main))
  const rows = withBoxes(read, prepared)
  const words = numbered(rows).map((word) =>
    isCutByRule(word, prepared) ? { ...word, confidence: 0.5 } : word,
  )
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
    script: scriptOf(sureLetters(rows.flat(), LATIN), sureLetters(rows.flat(), HEBREW)),
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

async function readWords(
  engine: OcrEngine,
  page: Prepared,
  main: 'latin' | 'hebrew',
): Promise<readonly ReadWord[][]> {
  const rows: ReadWord[][] = []
  let tries = FOREIGN_TRIES
  for (const row of page.rows) {
    let words = await (main === 'latin' ? readLatin : readHebrew)(engine, page, row)
    if (main === 'latin' && tries > 0 && isPoor(words)) {
      const hebrew = await readHebrew(engine, page, row)
      if (sureLetters(hebrew, HEBREW) >= 3) words = hebrew
      else tries--
    }
    rows.push(words.map(cleaned))
  }
  return rows
}

/** Rows of a Latin page tried with the Hebrew model before it is taken to hold no Hebrew. */
const FOREIGN_TRIES = 5

/** True when most of a row was read without confidence. */
function isPoor(words: readonly ReadWord[]): boolean {
  return words.length > 0 && words.filter((word) => word.confidence < 0.6).length > words.length / 2
}

/** Rows that hold words, numbered from the top. */
function numbered(rows: readonly (readonly ReadWord[])[]): Word[] {
  return rows.filter((row) => row.length > 0).flatMap((row, line) => row.map((word) => wordOf(word, line)))
}

/** A number that stood at a rule, of which an edge was taken away with it. */
const isCutByRule = ({ text, box: [x, y, width, height], confidence }: Word, page: Prepared): boolean =>
  confidence > 0.5 &&
  /\d/.test(text) &&
  page.touched.filter(
    ([at, level]) =>
      level > y &&
      level < y + height &&
      Math.min(Math.abs(at - x), Math.abs(at - x - width)) < page.letterHeight / 4,
  ).length >= 2

const wordOf = ({ text, box, confidence, doubt }: ReadWord, line: number): Word => ({
  text,
  box,
  confidence,
  line,
  ...(doubt ? { doubt } : {}),
})
