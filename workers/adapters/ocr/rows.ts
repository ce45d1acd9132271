import type { Box } from '../../../core/records/place'
import { union } from '../../../core/document/page'
import type { Prepared } from '../image/prepare'
import type { Placed, Row } from '../image/rows'
import { withLetters } from './bars'
import type { Language, OcrEngine } from './engine'
import { Segmentation } from './engine'
import type { Setting } from './row-picture'
import { rowPicture } from './row-picture'
import { fitToSpans, splitAtGaps, withAllInk, withoutOverrun } from './spacing'
import type { ReadWord } from './words'
import { moved } from './words'

/** What rows were read as: those that told which way is up are asked for once more when the page is read. */
const known = new WeakMap<Row, Map<string, Promise<ReadWord[]>>>()

/** The words of one row, their boxes on the page. A row belongs to one page, and says the same whenever it is read. */
export function readRow(
  engine: OcrEngine,
  language: Language,
  page: Prepared,
  row: Row,
  setting: Setting,
  whitelist?: string,
): Promise<ReadWord[]> {
  const how = [language, setting.letterHeight, setting.stretch, whitelist].join()
  const own = known.get(row) ?? new Map<string, Promise<ReadWord[]>>()
  known.set(row, own)
  const found = own.get(how) ?? readAnew(engine, language, page, row, setting, whitelist)
  own.set(how, found)
  return found
}

async function readAnew(
  engine: OcrEngine,
  language: Language,
  page: Prepared,
  row: Row,
  setting: Setting,
  whitelist?: string,
): Promise<ReadWord[]> {
  const picture = rowPicture(page.grey, row, setting)
  const options = { segmentation: Segmentation.line, ...(whitelist === undefined ? {} : { whitelist }) }
  const words = await engine.read(language, picture.grey, options)
  const placed = words.map((word) => moved(word, picture.toPage))
  const fitted = fitToSpans(withoutOverrun(splitAtGaps(placed, row), row), row)
  return withLetters(withAllInk(fitted, row, page.blobs), row, page.blobs)
}

/** Words nearer than this, in letter heights, are read together. */
const TOGETHER = 1.2

/** Some words of a row as a row of their own, neighbours kept together. */
export function rowOfWords(row: Row, words: readonly ReadWord[]): Row {
  const groups: Box[] = []
  for (const { box } of [...words].sort((a, b) => a.box[0] - b.box[0])) {
    const last = groups[groups.length - 1]
    const near = last && box[0] - last[0] - last[2] < row.letterHeight * TOGETHER
    if (last && near) groups[groups.length - 1] = union([last, box])
    else groups.push(box)
  }
  return { segments: groups.map((box) => segmentOf(box, row)), letterHeight: row.letterHeight }
}

function segmentOf([x, y, width, height]: Box, row: Row): Placed {
  const [left, right] = [x, x + width]
  const own = row.segments.find((s) => s.right > left && s.left < right)
  const spans = row.segments.flatMap((s) => s.spans).filter((span) => span.right > left && span.left < right)
  return {
    left,
    right,
    top: Math.min(y, own?.top ?? y),
    bottom: Math.max(y + height, own?.bottom ?? 0),
    foot: own?.foot ?? y + height,
    letterHeight: own?.letterHeight ?? row.letterHeight,
    above: own?.above ?? -Infinity,
    below: own?.below ?? Infinity,
    letters: Math.max(1, spans.length),
    spans: spans.length > 0 ? spans : [{ left, right }],
  }
}
