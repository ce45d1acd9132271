import { entriesOf } from '../../vocabulary/load'
import { normalisePhrase } from '../../vocabulary/normalise'

let wordings: ReadonlyMap<string, string> | null = null

/** The wording whose words, run together, are the given text: "Uricacid", "Bilirubintotal". Null where there is none. */
export function joinedWording(text: string): string | null {
  wordings ??= new Map(
    entriesOf('lab').flatMap(({ wordings: own }) =>
      own.flatMap((wording) => {
        const tokens = normalisePhrase(wording.text)
        const key = tokens.join('')
        return tokens.length > 1 && key.length >= 7 && !wording.ambiguous
          ? [[key, wording.text] as const]
          : []
      }),
    ),
  )
  return wordings.get(normalisePhrase(text).join('')) ?? null
}
