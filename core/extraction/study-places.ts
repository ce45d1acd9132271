import type { ImagingConcept } from '../vocabulary/concept'
import { matchConcept, type Mention } from '../vocabulary/match'
import { sentenceAround } from './assertion/scope'
import { rangeOf } from './mentions'
import type { Passage } from './passage'
import { anotherPart, furtherPart, partsInFront, siteFiller } from '../language/acts'

export interface Placed {
  readonly concept: ImagingConcept
  readonly end: number
}

/** The study that a mention names with the part of the body beside it, and one for each part that is joined to it. */
export function placesOf(mention: Mention<'imaging'>, passage: Passage): readonly Placed[] {
  const first = located(mention, passage)
  const { start } = rangeOf(passage, mention)
  // "X-rays of the left ankle and foot": two studies; "chest X-ray, abdomen soft" is one.
  if (!/\s(?:of|to)\s/.test(passage.text.slice(start, first.end)))
    return [first, ...inFront(first, start, passage)]
  const places = [first]
  for (let last: Placed | null = first; last;) {
    last = joinedTo(last, passage)
    if (last && !places.some(({ concept }) => concept === last!.concept)) places.push(last)
  }
  return places
}

/** "Chest, c-spine and abdominal X-rays": the studies of the parts that stand in front of one word. */
function inFront({ concept, end }: Placed, start: number, { text }: Passage): Placed[] {
  if (!/s$/iu.test(text.slice(start, end))) return []
  const [, list = ''] = partsInFront.exec(text.slice(0, start)) ?? []
  return list.split(/,\s/).flatMap((part) => {
    const match = part === '' ? null : matchConcept('imaging', `${part} ${concept.modality}`)
    const isKnown = match && match.score >= 0.95 && match.concept.modality === concept.modality
    return isKnown && match.concept.bodyPart !== 'unspecified' ? [{ concept: match.concept, end }] : []
  })
}

/** The study of the same kind of the part that stands behind a comma or an "and". */
function joinedTo({ concept, end }: Placed, passage: Passage): Placed | null {
  const joint = anotherPart.exec(passage.text.slice(end))
  if (!joint) return null
  const from = passage.tokens.findIndex(({ start }) => start >= end + joint[0].length)
  for (const count of from < 0 ? [] : [3, 2, 1]) {
    const until = passage.tokens[from + count - 1]?.end
    if (until === undefined) continue
    const match = matchConcept(
      'imaging',
      `${concept.modality} ${passage.text.slice(end + joint[0].length, until)}`,
    )
    const known = match && match.score >= 0.9 && match.concept.modality === concept.modality
    if (known && match.concept.bodyPart !== 'unspecified') return { concept: match.concept, end: until }
  }
  return null
}

/** "Radiographs of hands", "X-ray of the left wrist": the body part stands beside a study named without one. */
function located(mention: Mention<'imaging'>, passage: Passage): Placed {
  const { concept } = mention
  const { start, end } = rangeOf(passage, mention)
  if (concept.bodyPart !== 'unspecified') return withFurther(mention, passage, end)
  // "Seen on the ultrasound. Head MRI …": the next sentence names another.
  const sentence = sentenceAround(passage.text, { start, end })
  const after = passage.tokens
    .slice(mention.end, mention.end + 8)
    .filter(
      (token) => !siteFiller.test(passage.text.slice(token.start, token.end)) && token.start < sentence.end,
    )
  const before = passage.tokens
    .slice(Math.max(0, mention.start - 2), mention.start)
    .filter((token) => token.start >= sentence.start && !/^(?:left|right|both|bilateral)$/.test(token.norm))
  const text = (tokens: typeof after): string =>
    tokens.map((token) => passage.text.slice(token.start, token.end)).join(' ')
  const printed = text(passage.tokens.slice(mention.start, mention.end))
  for (const tokens of [
    after.slice(0, 4),
    after.slice(0, 3),
    after.slice(0, 2),
    after.slice(0, 1),
    before.slice(-2),
    before.slice(-1),
  ]) {
    const part = text(tokens)
    for (const name of part === ''
      ? []
      : [concept.name, printed, concept.modality, ...concept.he.slice(0, 1)]) {
      const match = matchConcept('imaging', `${name} ${part}`)
      if (match && match.score >= 0.9 && match.concept.bodyPart !== 'unspecified')
        return { concept: match.concept, end: Math.max(end, tokens.at(-1)?.end ?? end) }
    }
  }
  return { concept, end }
}

/** "CT scan of chest, abdomen and pelvis": one study of all the parts that are joined to the first. */
function withFurther({ concept, end: last }: Mention<'imaging'>, passage: Passage, end: number): Placed {
  if (!furtherPart.test(passage.text.slice(end))) return { concept, end }
  for (const count of [4, 3, 2, 1]) {
    const tokens = passage.tokens.slice(last, last + count)
    const until = tokens.at(-1)?.end ?? end
    const match = matchConcept('imaging', `${concept.name} ${passage.text.slice(end, until)}`)
    const same = match?.concept.modality === concept.modality && match.concept.key !== concept.key
    if (same && match.score >= 0.9) return { concept: match.concept, end: until }
  }
  return { concept, end }
}
