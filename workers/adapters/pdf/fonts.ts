import type { PDFDocument, PDFFont } from '@cantoo/pdf-lib'
import * as fontkit from 'fontkit'

/** The screens' own family, as files by what they have letters of. */
const parts = [
  'ibm-plex-sans-latin',
  'ibm-plex-sans-hebrew-hebrew',
  'ibm-plex-sans-latin-ext',
  'ibm-plex-sans-greek',
  'ibm-plex-sans-cyrillic',
] as const
const weights = { regular: 400, bold: 600 } as const
export type Weight = keyof typeof weights

/** Where the fonts lie among the static assets; scripts/build.mjs puts them there. */
export const fontPath = (part: string, weight: Weight): string =>
  `/paper/${part}-${weights[weight]}-normal.woff`

/** Signs that the family lacks, in others that say the same. */
const alike: Readonly<Record<string, string>> = {
  '≤': '<=', '⩽': '<=', '≥': '>=', '⩾': '>=', '≈': '~', '→': '->', '←': '<-', '\t': ' ', '\n': ' ',
  '\u2010': '-', '\u2011': '-', '\u00a0': ' ', '\u202f': ' ', '\u2009': ' ',
} // prettier-ignore
const unknown = '?'

export interface Fonts {
  /** Whether there is a letter, or one that says the same, for each of this. */
  readonly has: (text: string) => boolean
  /** The text in letters that there are; what there is no letter for is a question mark. */
  readonly printable: (text: string) => string
  /** Which font has this letter. */
  readonly of: (character: string) => number
  readonly widthOf: (text: string, font: number, size: number) => number
  readonly at: (font: number) => PDFFont
}

/** @param read a static asset's bytes @throws where a font is missing */
export async function openFonts(
  document: PDFDocument,
  read: (path: string) => Promise<Uint8Array>,
  weight: Weight,
): Promise<Fonts> {
  document.registerFontkit(fontkit)
  const files = await Promise.all(parts.map((part) => read(fontPath(part, weight))))
  const fonts: PDFFont[] = []
  // One after another: the same text is to be the same sheet.
  for (const file of files) fonts.push(await document.embedFont(file, { subset: true }))
  const letters = fonts.map((font) => new Set(font.getCharacterSet()))
  const find = (character: string) => letters.findIndex((own) => own.has(character.codePointAt(0)!))
  const printed = (character: string): string | null =>
    isMark(character) || find(character) >= 0 ? character : (alike[character] ?? null)
  return {
    has: (text) => [...text.normalize('NFC')].every((character) => printed(character) !== null),
    printable: (text) =>
      [...text.normalize('NFC')].map((character) => printed(character) ?? unknown).join(''),
    of: (character) => Math.max(0, find(character)),
    widthOf: (text, font, size) => fonts[font]!.widthOfTextAtSize(text, size),
    at: (font) => fonts[font]!,
  }
}

const isMark = (character: string): boolean => /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/.test(character)
