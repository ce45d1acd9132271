import type { Box } from '../../../core/document/page'
import type { Prepared } from '../image/prepare'
import type { Row } from '../image/rows'
import type { Language, OcrEngine } from './engine'
import { Segmentation } from './engine'
import type { Setting } from './row-picture'
import { rowPicture } from './row-picture'
import { splitAtGaps } from './spacing'
import type { ReadWord } from './words'
import { moved } from './words'

/** The words of one row, their boxes on the page. */
export async function readRow(
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
  return splitAtGaps(words.map((word) => moved(word, picture.toPage)), row)
}

/** A box of the page as a row of its own, `letterHeight` that of the row it stands in. */
export function rowOfBox([x, y, width, height]: Box, letterHeight: number): Row {
  const span = { left: x, right: x + width }
  const segment = { ...span, top: y, bottom: y + height, foot: y + height, letterHeight, letters: 1, spans: [span] }
  return { segments: [segment], letterHeight }
}
