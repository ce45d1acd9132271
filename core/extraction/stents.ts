import { matchConcept } from '../vocabulary/match'
import { sentenceAround } from './assertion/scope'
import { codesOf, type Draft } from './draft'

const intervention = /^(?:Percutaneous coronary intervention|PCI with .*)$/
const eluting =
  /drug[\s-]?(?:eluting|coated)|(?<!\p{L})DES(?!\p{L})|מצופ(?:ה|ים) (?:ב)?תרופה|משחרר(?:י)? תרופה/iu
const several =
  /stents|(?<!\p{L})(?:two|three|four|\d)\s?(?:x\s?)?(?:DES|drug|stent)|(?:DES|stent)s?\s?x\s?[2-9]|תומכנים|סטנטים|שני\s|multivessel|(?<!\p{L})(?:LAD|RCA|LCX|LM|OM\d?)(?!\p{L})[^.;]*(?<!\p{L})(?:LAD|RCA|LCX|LM|OM\d?)(?!\p{L})/iu
const single =
  /(?<!\p{L})(?:a|an|one|single|1)\s+(?:\S+\s+){0,2}(?:DES|stent)|(?<!\p{L})(?:LAD|RCA|LCX|LM)(?!\p{L})|תומכן|סטנט/iu

/**
 * A stent in a coronary artery is one act, however many of its words are concepts of their own. Where the sentence
 * tells that one drug-eluting stent went into one artery, that is the concept (ICD-10-PCS 027034Z); else the act stays
 * without a code, for its characters would be guessed.
 */
export function withStents(drafts: readonly Draft[]): Draft[] {
  const told = drafts.map((draft) => (intervention.test(draft.name) ? asOneStent(draft) : draft))
  return told.filter(
    (draft) =>
      draft.name !== 'Percutaneous coronary intervention' ||
      !told.some((other) => other !== draft && other.name.startsWith('PCI with') && isSame(draft, other)),
  )
}

const isSame = (a: Draft, b: Draft): boolean =>
  a.date === b.date || a.passage === b.passage || a.date === null

function asOneStent(draft: Draft): Draft {
  const { text } = draft.passage
  const { start, end } = sentenceAround(text, draft.range)
  const sentence = text.slice(start, end)
  if (!eluting.test(sentence) || several.test(sentence) || !single.test(sentence)) return draft
  const match = matchConcept('procedure', 'PCI with one drug-eluting stent, one coronary artery')
  if (!match) return draft
  const { concept } = match
  return { ...draft, name: concept.name, canonicalKey: concept.key, concept, codes: codesOf(concept) }
}
