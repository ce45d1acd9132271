import { entityTypes } from '../../records/kinds'
import { indexOf } from '../../vocabulary/phrases'
import { tokenise } from '../../vocabulary/normalise'
import type { Answer } from '../answer'
import { findJoined } from '../asking'
import type { Reading } from '../reading'
import type { Subject } from '../subjects'

/** What the topic of an answer has for a drug that is of the group of an allergy: no "it", but what was asked after. */
const relatedKeyStart = 'related:'

/** The answer, with the drugs of a group of an allergy that were asked after. */
export const withRelatedAsked = (answer: Answer, keys: readonly string[]): Answer =>
  answer.topic === null || keys.length === 0
    ? answer
    : {
        ...answer,
        topic: { ...answer.topic, keys: [...answer.topic.keys, ...keys.map((key) => relatedKeyStart + key)] },
      }

/** "It is not penicillin, though", of a drug that is of its group: asked of that drug once more, and not of the allergy alone. */
export function ofDeniedGroup(reading: Reading): Reading {
  const { before, intent, subjects, text } = reading
  const keys = (before?.intent === 'allergies' ? before.keys : []).flatMap((key) =>
    key.startsWith(relatedKeyStart) ? [key.slice(relatedKeyStart.length)] : [],
  )
  const isOfAllergy =
    subjects.length > 0 && subjects.every(({ type, item }) => type === 'allergy' && item !== null)
  if (keys.length === 0 || intent !== 'allergies' || !isOfAllergy) return reading
  if (findJoined(tokenise(text), 'negators') === null) return reading
  const asked = entityTypes.flatMap((type) =>
    indexOf(type)
      .concepts.filter(({ key }) => keys.includes(key))
      .map(({ key, name }): Subject => ({ type, key, name, item: null, places: [0] })),
  )
  return asked.length === 0 ? reading : { ...reading, subjects: asked }
}
