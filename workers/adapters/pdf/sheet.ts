import { PDFDocument, type PDFPage } from '@cantoo/pdf-lib'
import { openFonts, type Fonts, type Weight } from './fonts'
import { levelsOf, runsOf } from './runs'

/** One paragraph of a sheet. */
export interface Paragraph {
  readonly kind: 'title' | 'name' | 'heading' | 'item' | 'small'
  readonly text: string
}

export interface Sheet {
  readonly title: string
  /** An instant in ISO-8601. */
  readonly madeAt: string
  readonly language: string
  readonly direction: 'ltr' | 'rtl'
  readonly paragraphs: readonly Paragraph[]
  /** Under what cannot be printed to the letter. */
  readonly unprinted: string
}

/** ISO 216 A4, and all else, in points. */
const paper = { width: 595.28, height: 841.89, margin: 50 }
const styles: Readonly<
  Record<Paragraph['kind'], { size: number; weight: Weight; before: number; indent: number }>
> = {
  title: { size: 17, weight: 'bold', before: 0, indent: 0 },
  name: { size: 11, weight: 'bold', before: 8, indent: 0 },
  heading: { size: 11, weight: 'bold', before: 13, indent: 0 },
  item: { size: 9.5, weight: 'regular', before: 3, indent: 10 },
  small: { size: 8.5, weight: 'regular', before: 5, indent: 0 },
}
const leading = 1.42

/**
 * Paragraphs as a PDF on A4, in either script or both at once. Nothing of it is cut off: what does not fit goes on.
 * @param read a static asset's bytes, for the fonts
 */
export async function sheetPdf(
  { title, madeAt, language, direction, paragraphs, unprinted }: Sheet,
  read: (path: string) => Promise<Uint8Array>,
): Promise<Uint8Array> {
  const document = await PDFDocument.create()
  document.setTitle(title)
  document.setLanguage(language)
  // Not the moment of setting: the same record is the same sheet, to the byte.
  document.setCreationDate(new Date(madeAt))
  document.setModificationDate(new Date(madeAt))
  const fonts = {
    regular: await openFonts(document, read, 'regular'),
    bold: await openFonts(document, read, 'bold'),
  }
  const isPrintable = paragraphs.every(({ kind, text }) => fonts[styles[kind].weight].has(text))
  const all = isPrintable ? paragraphs : [...paragraphs, { kind: 'small' as const, text: unprinted }]
  let page = document.addPage([paper.width, paper.height])
  let y = paper.height - paper.margin
  all.forEach(({ kind, text }, index) => {
    const { size, weight, before, indent } = styles[kind]
    const own = fonts[weight]
    const paragraph = own.printable(text)
    const levels = levelsOf(paragraph, direction)
    const lines = linesOf(
      paragraph,
      (from, to) => widthOf(own, paragraph, levels, [from, to], size),
      room(indent),
    )
    // A heading stands on the page of what it heads.
    const needed = size * leading * (kind === 'heading' && index + 1 < all.length ? 3 : 1)
    y -= before
    for (const line of lines) {
      if (y - needed < paper.margin) {
        page = document.addPage([paper.width, paper.height])
        y = paper.height - paper.margin
      }
      y -= size * leading
      const width = widthOf(own, paragraph, levels, line, size)
      const start = paper.margin + indent
      draw(page, own, {
        runs: runsOf(paragraph, levels, line, own.of),
        x: direction === 'ltr' ? start : paper.width - start - width,
        y,
        size,
      })
      if (kind === 'item' && line === lines[0]) mark(page, direction, y + size * 0.32)
    }
  })
  numberPages(document, fonts.regular)
  return document.save()
}

const room = (indent: number): number => paper.width - 2 * paper.margin - indent

/** Where lines of a paragraph begin and end, broken at spaces; a word wider than the sheet, within itself. */
export function linesOf(
  text: string,
  width: (from: number, to: number) => number,
  widest: number,
): (readonly [number, number])[] {
  const lines: (readonly [number, number])[] = []
  let from = 0
  while (from < text.length) {
    let to = from
    for (const end of [...text.slice(from).matchAll(/\S+/g)].map(
      (word) => from + word.index + word[0].length,
    )) {
      if (width(from, end) > widest) break
      to = end
    }
    if (to === from) {
      to = text.length
      while (width(from, to) > widest && to > from + 1) to--
    }
    lines.push([from, to])
    from = to
    while (text[from] === ' ') from++
  }
  return lines
}

const widthOf = (
  fonts: Fonts,
  text: string,
  levels: Uint8Array,
  line: readonly [number, number],
  size: number,
): number =>
  runsOf(text, levels, line, fonts.of).reduce((sum, run) => sum + fonts.widthOf(run.text, run.font, size), 0)

interface Drawn {
  readonly runs: readonly { readonly text: string; readonly font: number }[]
  readonly x: number
  readonly y: number
  readonly size: number
}

function draw(page: PDFPage, fonts: Fonts, { runs, x, y, size }: Drawn): void {
  let at = x
  for (const { text, font } of runs) {
    page.drawText(text, { x: at, y, size, font: fonts.at(font) })
    at += fonts.widthOf(text, font, size)
  }
}

/** The dot before an item. */
function mark(page: PDFPage, direction: 'ltr' | 'rtl', y: number): void {
  const x = paper.margin + 3
  page.drawCircle({ x: direction === 'ltr' ? x : paper.width - x, y, size: 1.3 })
}

function numberPages(document: PDFDocument, fonts: Fonts): void {
  const pages = document.getPages()
  pages.forEach((page, index) => {
    const text = `${index + 1} / ${pages.length}`
    const size = 8
    const width = fonts.widthOf(text, 0, size)
    draw(page, fonts, {
      runs: [{ text, font: 0 }],
      x: (paper.width - width) / 2,
      y: paper.margin / 2,
      size,
    })
  })
}
