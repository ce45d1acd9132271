import { tokenise, type Token } from '../../vocabulary/normalise'
import { inNamesOf } from '../as-done'
import { findSaid, findWords } from '../asking'
import { groupOf } from '../besides'
import { comparedIn } from '../compared-in'
import { placeSaid } from '../field-place'
import { languageOf } from '../language-of'
import { unitPlaces } from '../numbers'
import { placeOfTopic } from '../places'
import { findCues, withoutSeeming, type Cue } from '../question-cues'
import type { Question } from '../reading'
import type { KnownRecord } from '../record'
import { doctorOfTopic } from '../that-doctor'
import { findTime, inKnownYear, isByTheWay } from '../times'
import { asksUndone } from '../unwritten'
import { urgencyOf } from '../urgency'

/** Words of a message that are looked at: what a person asks in one breath. */
const mostWords = 120

/** What a question says before anything in it is named: its cues, times, places, groups of drugs, and how urgent it is. */
export type Heard = ReturnType<typeof hear>

export function hear(question: Question, record: KnownRecord) {
  const [before, text] = [question.before, inNamesOf(record.items, question.text)]
  const typed = tokenise(text).slice(0, mostWords)
  const tokens = withoutSeeming(typed)
  const found = findCues(tokens)
  const { cues, byCue } = found
  const dated = datedIn(text, tokens, question, { cues, record })
  const comparing = comparedIn(text, tokens, { today: question.today, dated }, found, record)
  const doctor = doctorOfTopic(tokens, record, before)
  const there = placeOfTopic(tokens, record.files, before) ?? doctor
  const place = comparing.places.length > 0 ? null : (there ?? placeSaid(tokens, record.files, found))
  const group = groupOf(tokens, byCue, before, languageOf(question), record.items)
  return {
    text,
    tokens,
    found,
    /** A time by the calendar. */
    dated,
    compared: comparing.times,
    doctor,
    /** The place or the doctor that the answer before was about, where "there" means it. */
    there,
    place,
    group,
    /** Places of words that name nothing else any more. */
    used: new Set([
      ...unitPlaces(tokens, cues.has('define'), byCue.get('dose')),
      ...(dated?.places ?? []),
      ...(place?.places ?? comparing.places),
      ...(group?.places ?? []),
      ...(byCue.get('whole') ?? []),
    ]),
    urgency: urgencyOf(question.text),
    undone: asksUndone(typed),
    ofOneself: findWords(tokens, 'mine') !== null,
  }
}

function datedIn(
  text: string,
  tokens: readonly Token[],
  { today }: Question,
  { cues, record }: { readonly cues: ReadonlySet<Cue>; readonly record: KnownRecord },
) {
  const days = record.files.flatMap(({ detected_date: date }) => date ?? [])
  // "May I fast on Yom Kippur" asks of the day that comes, and for nothing of the last one.
  const feast = cues.has('advice') ? findSaid(tokens, 'feasts') : null
  const said = inKnownYear(findTime(text, tokens, today), tokens, days)
  const isFeast = said?.places.some((at) => feast?.places.includes(at)) === true
  return isFeast || isByTheWay(text, tokens, said, days) ? null : said
}
