import { findNamed, organsApart } from '../ailing'
import { besideEvent, timeByEvent } from '../anchors'
import { asDrug } from '../as-drug'
import { findJoined } from '../asking'
import { corrected } from '../corrected'
import { findDaypart } from '../dayparts'
import { withoutExcepted } from '../except'
import { namedApart } from '../field-place'
import { isOfDone, several, typesAsked } from '../kinds-asked'
import { meant, stillMeant } from '../meant'
import { boundOf, saysPressure, subjectsByValue } from '../numbers'
import { findOrgan } from '../organs'
import { findPanel, isUntold, withPanel } from '../panels'
import type { Question } from '../reading'
import type { KnownRecord } from '../record'
import type { Subject } from '../subjects'
import { isBesideOther } from '../unknown-words'
import { unlistedPlaces } from '../unlisted'
import { findUnwritten } from '../unwritten'
import { findWiderRow } from '../wider/words'
import type { Heard } from './hear'

/** What a question names: what is asked for, what is left out, what may be meant, and the event that limits its time. */
export type NamedIn = ReturnType<typeof name>

export function name(heard: Heard, { before }: Question, record: KnownRecord) {
  const { text, tokens, dated, used, urgency } = heard
  const { cues, byCue, places } = heard.found
  // "Allergy to penicillin" is a diagnosis by its name; what is asked about is the penicillin.
  const found = findNamed(text, tokens, record.items, used, typesAsked(cues))
  const daypart = findDaypart(tokens, found.named, { cues, before, isOfGroup: heard.group !== null })
  const meantHere = meant(found.named, cues, byCue, tokens)
  const kept = stillMeant(tokens, meantHere)
  const mentioned = kept.filter(({ item }) => urgency === null || item !== null)
  const event = eventIn(heard, { mentioned, candidates: found.candidates }, before, record)
  const limits = new Set(event?.places ?? [])
  const apart = ({ places: at }: { readonly places: readonly number[] }) => !at.some((one) => limits.has(one))
  const [place, group] = [
    heard.place && apart(heard.place) ? heard.place : null,
    heard.group && apart(heard.group) ? heard.group : null,
  ]
  const panel = found.ailing
    ? null
    : findPanel(tokens, record.items, [...namedApart(heard.group, heard.place), ...organsApart(tokens)])
  const all = withPanel(mentioned.filter(apart), panel?.subjects ?? [], cues, tokens)
  const asked = heard.group === null ? asDrug(tokens, all, record.items) : all
  const { own, excepted, words: exceptWords } = withoutExcepted(tokens, asked)
  const open =
    own.length + excepted.length === 0 && !event
      ? found.candidates.filter(({ places: at }) => at.some((one) => !places.has(one)))
      : []
  // "No, I meant in 2024": the time is corrected, and not the test.
  const other = dated === null ? corrected(tokens, own, before, record) : null
  const isBare = open.length + excepted.length === 0 && !place && !group && urgency === null
  const isOpen = isBare && isUntold(own, panel?.subjects ?? [])
  const apartOrgan = [...(dated?.places ?? []), ...(byCue.get('related') ?? [])]
  const organ = found.ailing ?? (isOpen ? findOrgan(text, tokens, record.items, apartOrgan) : null)
  const bound = boundOf(tokens, used)
  const byValue =
    own.length === 0 && open.length === 0 && !group && bound === null && organ === null && !saysPressure(text)
      ? subjectsByValue(tokens, record.items, new Set([...used, ...unlistedPlaces(tokens)]), text, before)
      : []
  // "Essential oils" are no essential hypertension: a word more, and one of its name is asked back.
  const unwritten = findUnwritten(tokens)
  const heardAt = new Set(
    [[...used, ...places, ...limits], unwritten?.places ?? [], open[0]?.places ?? []].flat(),
  )
  const isDoubtful = open.length === 1 && open[0]?.places.length === 1 && isBesideOther(tokens, heardAt)
  const only = [other ?? [], isDoubtful ? [] : open, byValue].find((one) => one.length === 1)
  return {
    candidates: found.candidates,
    mentioned,
    takenBack: meantHere.filter((one) => !kept.includes(one)),
    /** What is asked about, beyond doubt. */
    certain: organ?.subjects ?? only ?? own,
    open,
    /** Several that may be meant: to be asked back. */
    unsure: several(other) ?? (isDoubtful ? open : several(open)) ?? several(byValue) ?? [],
    excepted,
    exceptWords,
    event,
    compared: heard.compared ?? besideEvent(event),
    limits,
    place,
    group,
    organ,
    bound,
    daypart,
    unwritten,
  }
}

/** The time before, after or of what happened, where a question names it as a limit. */
function eventIn(
  { tokens, dated, place, group, found: { cues, byCue } }: Heard,
  { mentioned, candidates }: Readonly<Record<'mentioned' | 'candidates', readonly Subject[]>>,
  before: Question['before'],
  record: KnownRecord,
) {
  // "The one operation before or after the other": neither limits the other.
  const isOrder = mentioned.filter(({ type, item }) => type === 'procedure' && item !== null).length > 1
  const isOfTests = mentioned.some(({ type }) => type === 'lab') || cues.has('labs') || cues.has('happened')
  // "What did I take before the infusions": what was taken is limited by them, too.
  const isOfDrugs = findWiderRow(tokens, 'infused') !== null && findJoined(tokens, 'pastTense') !== null
  const beside = isOfTests || isOfDrugs || before?.keys.some((key) => key.startsWith('lab:')) === true
  // "May I stop it before the operation" asks for no time of the record.
  const isAdvice = (cues.has('advice') || cues.has('whole')) && !beside
  if (dated || isAdvice || isOrder) return null
  const subjects = [...mentioned, ...candidates.filter(({ type }) => type === 'procedure')]
  const procedures = byCue.get('procedures') ?? []
  const limit = timeByEvent(tokens, record, { subjects, place, group, procedures, beside })
  // "How long since the operation" asks for the operation.
  return cues.has('ago') && (limit?.until === null || isOfDone(mentioned)) ? null : limit
}
