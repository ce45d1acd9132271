import type { RegistryRecord } from '../../records/registry'
import { dayOf, namedOfTopic, ofNamedKind, onOfTopic } from '../answers/days-of'
import type { OtherDay, Question, Reading } from '../reading'
import type { ItemOf, KnownRecord } from '../record'
import { subjectOf } from '../subjects'
import { doneTold, endAsked } from './ends'

type Done = ItemOf<'imaging' | 'procedure'>

/** What was told and which other day of it is asked for; null where it was not named, or there is no other of it. */
function otherDayOf(question: Question, record: KnownRecord) {
  const { before } = question
  const named = before && namedOfTopic(before.keys)
  const end = named === null ? null : endAsked(question, record)
  if (before === null || named === null || end === null) return null
  const [told, ...others] = doneTold(before, record) as readonly Done[]
  if (told === undefined || others.length > 0) return null
  const day = onOfTopic(before.keys) ?? dayOf(told)
  const isMore = (one: Done) =>
    one.canonical_key !== told.canonical_key || one.first_seen_date !== one.last_seen_date
  // Of what was done once, whatever else was done may be meant.
  const isKnown = ofNamedKind(record, told, named).some(isMore)
  return day === '' || !isKnown ? null : { told, asked: { end, day, named } satisfies OtherDay }
}

/** "And the one before": of what was named by itself another day of it is told. */
export function ofOtherDay(
  question: Question,
  record: KnownRecord,
  read: (text: string) => Reading,
): Reading | null {
  const other = otherDayOf(question, record)
  if (other === null) return null
  const { told, asked } = other
  const reading = read(question.text)
  const subjects = [subjectOf(told satisfies RegistryRecord)]
  const intent = told.type === 'imaging' ? 'imaging' : 'procedures'
  return {
    ...reading,
    intent,
    subjects,
    otherDay: asked,
    unsure: [],
    unknown: [],
    aside: null,
    time: null,
    place: null,
  }
}
