import { entriesOf } from './load'

const lettersOf = (text: string): string => text.toLowerCase().replace(/[^\p{L}\d]/gu, '')

let wordings: ReadonlyMap<string, string> | null = null

/**
 * The wording of a test that has the letters of a text, with or without its bracket, whatever spaces stand between: "Uricacid",
 * "Thyroid peroxidas e Ab", "TOTALTHYROXINE(T4)". Null where there is none.
 */
export function joinedWording(text: string): string | null {
  wordings ??= new Map(
    entriesOf('lab').flatMap(({ wordings: own }) =>
      own.flatMap((wording) =>
        lettersOf(wording.text).length >= 7 && !wording.ambiguous
          ? [[lettersOf(wording.text), wording.text] as const]
          : [],
      ),
    ),
  )
  const outside = text.replace(/\s*\([^()]*\)\s*$/, '')
  return wordings.get(lettersOf(text)) ?? wordings.get(lettersOf(outside)) ?? null
}
