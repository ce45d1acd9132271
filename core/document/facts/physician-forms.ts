import {
  bareHebrewName,
  credential,
  forms,
  hebrewTitle,
  latinName,
  misreadDoctor,
  nameAsRead,
  noName,
  notPerson,
  ofPractice,
} from '../../language/clinicians'
import { matchConcept } from '../../vocabulary/match'

/** "Ordering Nadia Prokosch, MD": a label without a colon. */
const roleBefore = /^(?:Ordering|Attending|Referring|Requesting|Provider|Physician)\s+(?=\p{Lu}\p{Ll}+\s)/u

/** A clinician's name with its title or degree. */
export function clinicianIn(read: string): string | null {
  const text = nameAsRead(read)
  for (const form of forms) {
    const match = form.exec(text)
    const name = match?.[1]?.replace(roleBefore, '').replace(ofPractice, '')
    if (name && !notPerson.test(name) && !noName.test(name)) return tidy(name)
  }
  return null
}

const surname = `[A-Z][A-Za-z'’-]+`
const surnameFirst = new RegExp(
  `^(${surname}(?:-[A-Z][A-Za-z]+)?,\\s?${latinName}|${surname}, ?[A-Z]\\.?(?: ?[A-Z]\\.?)?)(?:\\s?,?\\s?${credential}\\b)?`,
)

/** "Park, Helen MD", "QUINTERO, R". */
export function lastFirst(text: string): string | null {
  const match = surnameFirst.exec(text)
  return match ? tidy(match[0]) : null
}

/** After a label the name may stand without title: "Prescriber: Joanna Whitlock". */
export function bareName(text: string): string | null {
  const match = new RegExp(`^(${latinName})(?=$|\\s?[,(|]|\\s{2})`).exec(text) ?? bareHebrewName.exec(text)
  const name = match?.[1]?.includes(' ') ? tidy(match[1]) : null
  // "Doctor's summary: kidney stones": what is told behind the label is an illness.
  return name && (matchConcept('diagnosis', name)?.score ?? 0) < 0.95 ? name : null
}

/** "Referred by Dr: Marlowe": behind the title one name is enough. */
export const surnameBehind = (label: string, value: string): string | null =>
  /\b(?:dr|doctor)\W*$/.test(label) && /^\p{Lu}\p{L}{3,}$/u.test(value) ? value : null

const tidy = (name: string) =>
  name
    .replace(misreadDoctor, hebrewTitle)
    .replace(/\s+/g, ' ')
    .replace(/[\s,.;]+$/, (tail) => (tail.endsWith('.') && /[DPO]\.$/.test(name) ? '.' : ''))
    .trim()
