import { entriesOf } from '../../vocabulary/load'

let wordings: ReadonlyMap<string, string> | null = null

const letters = (text: string): string => text.toLowerCase().replace(/[^\p{L}\d]/gu, '')

/**
 * The wording that has the letters of a text, whatever spaces stand between: "Uricacid", "Thyroid peroxidas e Ab".
 * Null where there is none.
 */
export function joinedWording(text: string): string | null {
  wordings ??= new Map(
    entriesOf('lab').flatMap(({ wordings: own }) =>
      own.flatMap((wording) =>
        letters(wording.text).length >= 7 && !wording.ambiguous
          ? [[letters(wording.text), wording.text] as const]
          : [],
      ),
    ),
  )
  return wordings.get(letters(text)) ?? null
}
