import { andOnWord } from '../language/particles'
import { tokenise } from '../vocabulary/normalise'
import { findNamed } from './ailing'
import { besideEvent, timeByEvent } from './anchors'
import { keepsTime, longestFollowUp, refersBack, shortQuestion, standsAlone } from './alone'
import { inNamesOf } from './as-done'
import { asDrug } from './as-drug'
import { asideOf, foodAside } from './asides'
import { asksOf, asksOfNewest, asksOfPast, asksOfSeveral } from './asks'
import { findJoined, findSaid, findWords } from './asking'
import { asksBeyond, cuesAsked, groupOf, isPermission, listsBeside, onlyOf } from './besides'
import { choose } from './choose'
import { comparedIn } from './compared-in'
import { corrected } from './corrected'
import { findDaypart, withRhythm } from './dayparts'
import { withoutExcepted } from './except'
import { languageOf } from './language-of'
import { isOfDone, isTakenIn, ofResults, saidAnyway, several, typesAsked } from './kinds-asked'
import { isMeantHere, isTestedFor, isWhatFor, meant, stillMeant } from './meant'
import { boundOf, saysPressure, subjectsByValue, unitPlaces } from './numbers'
import { findOrgan } from './organs'
import { isDrug, isOwnDrug } from './own-drug'
import { findPanel, isUntold, withPanel } from './panels'
import { namedApart, placeSaid, toldOfPlace } from './field-place'
import { placeOfTopic, unknownPlace } from './places'
import { doctorOfTopic } from './that-doctor'
import { findCues, findMeasured, findModality, withoutSeeming } from './question-cues'
import type { Question, Reading } from './reading'
import type { KnownRecord } from './record'
import { findTime, inKnownYear, isByTheWay } from './times'
import { dayBeside, dayOfValue, isWhatThen, timeCarried, timeOfTold } from './told-value'
import { fromTopic, goesOnFromVisit, timeOfTopic } from './topics'
import { toldFirst, turned } from './turned'
import { inTurn } from './turns/in-turn'
import { apartFrom, asksForMore, isOfAllResults, isTheirs, withoutAbsent, wordsOfTurn } from './turns/carried'
import { unlistedIn, unlistedPlaces } from './unlisted'
import { isBesideOther, isGuessed, unknownOf } from './unknown-words'
import { asksUndone, findUnwritten } from './unwritten'
import { urgencyOf } from './urgency'

/** Words of a message that are looked at: what a person asks in one breath. */
const mostWords = 120

/** What a question asks, by the evidence in it; the intent is null where there is too little, or as much for two. */
export const understand = (question: Question, record: KnownRecord): Reading => inTurn(question, record, read)

function read(question: Question, record: KnownRecord): Reading {
  const [before, text] = [question.before, inNamesOf(record.items, question.text)]
  const tokens = withoutSeeming(tokenise(text).slice(0, mostWords))
  const foundCues = findCues(tokens)
  const { cues, places, byCue } = foundCues
  const urgency = urgencyOf(question.text)
  const days = record.files.flatMap(({ detected_date: date }) => date ?? [])
  // "May I fast on Yom Kippur" asks of the day that comes, and for nothing of the last one.
  const feast = cues.has('advice') ? findSaid(tokens, 'feasts') : null
  const said = inKnownYear(findTime(text, tokens, question.today), tokens, days)
  const isFeast = said?.places.some((at) => feast?.places.includes(at)) === true
  const dated = isFeast || isByTheWay(text, tokens, said, days) ? null : said
  const comparing = comparedIn(text, tokens, { today: question.today, dated }, foundCues, record)
  const doctor = doctorOfTopic(tokens, record, before)
  const there = placeOfTopic(tokens, record.files, before) ?? doctor
  const saidPlace = comparing.places.length > 0 ? null : (there ?? placeSaid(tokens, record.files, foundCues))
  const saidGroup = groupOf(tokens, byCue, before, languageOf(question), record.items)
  const used = new Set([
    ...unitPlaces(tokens, cues.has('define'), byCue.get('dose')),
    ...(dated?.places ?? []),
    ...(saidPlace?.places ?? comparing.places),
    ...(saidGroup?.places ?? []),
    ...(byCue.get('whole') ?? []),
  ])
  // "Allergy to penicillin" is a diagnosis by its name; what is asked about is the penicillin.
  const found = findNamed(text, tokens, record.items, used, typesAsked(cues))
  const daypart = findDaypart(tokens, found.named, { cues, before, isOfGroup: saidGroup !== null })
  const meantHere = meant(found.named, cues, byCue, tokens)
  const kept = stillMeant(tokens, meantHere)
  const takenBack = meantHere.filter((one) => !kept.includes(one))
  const mentioned = kept.filter(({ item }) => urgency === null || item !== null)
  // "The one operation before or after the other": neither limits the other.
  const isOrder = mentioned.filter(({ type, item }) => type === 'procedure' && item !== null).length > 1
  const beside = mentioned.some(({ type }) => type === 'lab') || cues.has('labs') || cues.has('happened') || (before?.keys.some((key) => key.startsWith('lab:')) ?? false) // prettier-ignore
  // "May I stop it before the operation" asks for no time of the record.
  const isAdvice = (cues.has('advice') || cues.has('whole')) && !beside
  const limit =
    dated || isAdvice || isOrder
      ? null
      : timeByEvent(tokens, record, {
          subjects: [...mentioned, ...found.candidates.filter(({ type }) => type === 'procedure')],
          place: saidPlace,
          group: saidGroup,
          procedures: byCue.get('procedures') ?? [],
          beside,
        })
  // "How long since the operation" asks for the operation.
  const event = cues.has('ago') && (limit?.until === null || isOfDone(mentioned)) ? null : limit
  const compared = comparing.times ?? besideEvent(event)
  const limits = new Set(event?.places ?? [])
  const apart = ({ places: at }: { readonly places: readonly number[] }) => !at.some((one) => limits.has(one))
  const [place, group] = [
    saidPlace && apart(saidPlace) ? saidPlace : null,
    saidGroup && apart(saidGroup) ? saidGroup : null,
  ]
  const panel = found.ailing ? null : findPanel(tokens, record.items, namedApart(saidGroup, saidPlace))
  const all = withPanel(mentioned.filter(apart), panel?.subjects ?? [], cues, tokens)
  const asked = saidGroup === null ? asDrug(tokens, all, record.items) : all
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
  const heard = new Set([
    ...used,
    ...places,
    ...limits,
    ...(unwritten?.places ?? []),
    ...(open[0]?.places ?? []),
  ])
  const isDoubtful = open.length === 1 && open[0]?.places.length === 1 && isBesideOther(tokens, heard)
  const only = [other ?? [], isDoubtful ? [] : open, byValue].find((one) => one.length === 1)
  const certain = organ?.subjects ?? only ?? own
  const [short, measured] = [tokens.length <= shortQuestion, findMeasured(tokens).length > 0]
  const ofTold = timeOfTold(tokens, { before, cues }, record, [...mentioned, ...certain])
  const besideTold = dated || event ? null : dayBeside(tokens, before, record.items)
  const time = dated ?? event ?? besideTold ?? ofTold
  const asks = asksOf(tokens, new Set(dated?.places), certain)
  const unknown = unknownOf(
    text,
    tokens,
    new Set([
      ...used,
      ...places,
      ...limits,
      ...exceptWords,
      ...wordsOfTurn(tokens),
      ...(['relatives', 'others', 'curious', 'stay'] as const).flatMap(
        (list) => findWords(tokens, list) ?? [],
      ),
      ...[bound, daypart, organ, unwritten, asks, besideTold, ...certain, ...excepted, ...takenBack].flatMap(
        (one) => one?.places ?? [],
      ),
    ]),
  )
  const following = {
    text,
    tokens,
    found: foundCues,
    group: group !== null,
    when: time || place ? [...(time?.places ?? []), ...(place?.places ?? [])] : null,
    before,
  }
  const alone = certain.length === 0 && open.length === 0 && standsAlone(following)
  const goesOn =
    certain.length === 0 &&
    besideTold === null &&
    ofTold === null &&
    doctor === null &&
    !alone &&
    (short || (tokens.length <= longestFollowUp && refersBack(following))) &&
    !measured &&
    (unknown.length === 0 || event !== null || (unknown.length === 1 && cues.has('origin'))) &&
    open.length === 0
  const isOfTest = certain.some(({ type }) => type === 'lab')
  const keeps = isOfTest && keepsTime(following, andOnWord.test(question.text))
  // "Was the x-ray before or after the stay": both sides of an event limit no study.
  const isDone = certain.some(({ type }) => type === 'imaging' || type === 'procedure')
  const isOfNow = asksOfNewest(asks, foundCues, [dated, bound]) && isOfTest
  const limited = (isDone && event?.event && dated === null) || isOfNow ? null : time
  const visit = goesOn && !time && (!place || place === there) && goesOnFromVisit(before, cues)
  const it = withoutAbsent(fromTopic(before, record, apartFrom(time, foundCues)), saidPlace, group !== null)
  const subjects = goesOn && !visit ? it : certain
  const when = visit
    ? { time: timeOfTopic(before), place: placeOfTopic(tokens, record.files, before, true) }
    : {
        time:
          limited ??
          timeCarried(before, record, there !== null && !asksForMore(tokens, doctor), keeps && !place),
        place,
      }
  const [ofAnother, isUntimed] = [isTheirs(tokens, place, before), when.time === null && when.place === null]
  const names =
    (organ === null && certain.some(({ item }) => item !== null)) || place !== null || group !== null
  const told = asideOf({
    text,
    tokens,
    cues,
    advice: (byCue.get('advice') ?? []).some((at) => !byCue.get('due')?.includes(at)),
    names,
    named: organ === null && certain.length > 0,
    items:
      (organ === null && certain.some((one) => one.item !== null && !isWhatFor(one, tokens))) ||
      group !== null,
    drug: certain.some(isDrug),
    cuePlaces: places,
    duePlaces: byCue.get('due') ?? [],
    ofAnother,
    ...toldOfPlace(saidPlace),
    timed: time !== null,
    goesOn: before !== null,
    before,
    isShort: short,
    subjects: certain,
    candidates: found.candidates,
  })
  // Whether a drug is safe is asked of a new one; of one's own it is no question of allergies.
  const isOwn = subjects.some((one) => isOwnDrug(one, record.items))
  const asking = cuesAsked(withRhythm(cues, daypart), byCue, { isOwn, group: saidGroup, time: dated })
  const isGoingOn = cues.has('follow') || andOnWord.test(question.text)
  const chosen = choose({
    cues: asking,
    types: new Set(
      subjects
        .filter(
          (one) =>
            isTestedFor(one, tokens) ||
            isMeantHere(one, asking, isOwn, short && before?.intent === 'allergies'),
        )
        .map(({ type }) => type),
    ),
    when: when.time !== null || when.place !== null,
    group: group !== null,
    bound: bound !== null,
    several: asksOfSeveral(asks),
    once:
      (asksOfPast(asks, cues) && (certain.length > 0 || isOfAllResults(before, subjects))) ||
      (asks.likeThat && subjects.length > 0),
    organ: organ !== null && !cues.has('imaging') && !(goesOn && subjects.length > 0),
    compared: compared !== null,
    newDrug: !isOwn && certain.some(({ type, item }) => type === 'medication' && item === null),
    daypart: daypart !== null,
    before: alone ? null : (before?.intent ?? null),
    inherits: certain.length > 0 && short && isGoingOn && !(isOfTest && isWhatThen(before, when.time)),
  })
  const aside = told ?? (chosen === 'allergies' ? foodAside(mentioned, cues, tokens) : null)
  // "May I fast with my diabetes" asks for no allergy: what the record says of the illness, and that it does not advise.
  const isOnlyPermission =
    chosen === 'allergies' && group === null && isPermission(cues, byCue) && !subjects.some(isTakenIn)
  // No list of the record has what is measured at a visit: other results are no answer.
  const amiss =
    (measured && subjects.length === 0 && chosen !== null && ofResults.has(chosen)) ||
    isGuessed(chosen, cues, unknown) ||
    (isOnlyPermission && !subjects.some(({ item }) => item !== null))
  const sought = isOnlyPermission ? (toldFirst(subjects) ?? chosen) : chosen
  const { intent, missing } = turned(amiss || ofAnother || aside !== null ? null : sought, subjects)
  return {
    text: question.text,
    intent,
    subjects,
    missing,
    unsure:
      ofAnother || aside !== null
        ? []
        : (several(other) ?? (isDoubtful ? open : several(open)) ?? several(byValue) ?? []),
    also: intent !== null && subjects.length === 0 ? listsBeside(intent, tokens, byCue, text) : [],
    time:
      intent === 'latest' && isUntimed ? dayOfValue(tokens, subjects, { before, goesOn, cues }) : when.time,
    place: when.place,
    unknownPlace: ofAnother || aside !== null ? null : unknownPlace(tokens, record.files),
    compared,
    event: event?.event ?? null,
    urgency,
    modality: findModality(tokens),
    group,
    daypart: daypart?.name ?? null,
    bound,
    excepted,
    organ,
    unwritten: unwritten?.kind ?? null,
    unlisted:
      intent === 'condition' && missing.length === 0
        ? (unlistedIn(tokens, certain, found.candidates)?.names ?? [])
        : [],
    asks,
    undone: asksUndone(tokenise(text).slice(0, mostWords)),
    // "What was I taking in 2024" asks for the drugs of that time; "blood was taken" does not.
    only: onlyOf(cues, findJoined(tokens, 'takes') !== null && !cues.has('labs') && subjects.length === 0),
    unsaid:
      intent !== null && !saidAnyway.has(intent) && asksBeyond({ cues, subjects, byCue, tokens, group }),
    ofOneself: findWords(tokens, 'mine') !== null,
    ofRelative: ofAnother,
    aside,
    cues,
    unknown,
    locale: languageOf(question),
    today: question.today,
    before,
  }
}
