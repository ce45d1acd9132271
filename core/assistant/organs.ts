import type { RegistryRecord } from '../records/registry'
import { entriesOf } from '../vocabulary/load'
import type { Token } from '../vocabulary/normalise'
import { findRow } from './asking'
import { codesOf } from './condition-codes'
import type { Subject } from './subjects'

/** A part of the body that a question names, with the conditions and studies of it that the record has. */
export interface Organ {
  readonly said: string
  readonly subjects: readonly Subject[]
  readonly places: readonly number[]
}

/** "Is there something with my lungs": by the codes of conditions, and by what studies are of. */
export function findOrgan(
  text: string,
  tokens: readonly Token[],
  items: readonly RegistryRecord[],
): Organ | null {
  const found = findRow(tokens, 'organs')
  if (!found) return null
  const { name, places } = found
  const said = text.slice(tokens[Math.min(...places)]?.start, tokens[Math.max(...places)]?.end)
  const [icd = '', parts = ''] = name.split('/').map((one) => one.trim())
  const bodyParts = parts.split(',').map((one) => one.trim())
  const subjects = items
    .filter(
      ({ type, canonical_key: key }) =>
        (type === 'diagnosis' && codesOf(key).some((code) => code.startsWith(icd))) ||
        (type === 'imaging' && bodyParts.includes(bodyPartOf(key))),
    )
    .map((item) => ({ type: item.type, key: item.canonical_key, name: item.name, item, places }))
  return { said, subjects, places }
}

let bodyParts: ReadonlyMap<string, string> | null = null

/** Of which part of the body a study is, as the vocabulary has it. */
function bodyPartOf(key: string): string {
  bodyParts ??= new Map(entriesOf('imaging').map(({ concept }) => [concept.key, concept.bodyPart.trim()]))
  return bodyParts.get(key) ?? ''
}
