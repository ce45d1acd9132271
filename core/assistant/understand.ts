import { findJoined } from './asking'
import { asksBeyond, listsBeside, onlyOf } from './besides'
import { saidAnyway } from './kinds-asked'
import { languageOf } from './language-of'
import { unknownPlace } from './places'
import { findModality } from './question-cues'
import type { Question, Reading } from './reading'
import type { KnownRecord } from './record'
import { dayOfValue } from './told-value'
import { inTurn } from './turns/in-turn'
import { chooseIntent } from './understanding/choose-intent'
import { follow } from './understanding/follow'
import { hear } from './understanding/hear'
import { name } from './understanding/name'
import { unlistedIn } from './unlisted'

/**
 * What a question asks, by the evidence in it; the intent is null where there is too little, or as much for two.
 * Its words are heard, what they name is found, what the answer before was about is brought in, and the intent is chosen.
 */
export const understand = (question: Question, record: KnownRecord): Reading => inTurn(question, record, read)

function read(question: Question, record: KnownRecord): Reading {
  const { before } = question
  const heard = hear(question, record)
  const named = name(heard, question, record)
  const followed = follow(heard, named, question, record)
  const { intent, missing, aside, ofAnother } = chooseIntent(heard, named, followed, question, record)
  const { text, tokens, found } = heard
  const { cues, byCue } = found
  const { certain, group } = named
  const { subjects, when, goesOn } = followed
  const isElsewhere = ofAnother || aside !== null
  const isUntimed = when.time === null && when.place === null
  return {
    text: question.text,
    intent,
    subjects,
    missing,
    unsure: isElsewhere ? [] : named.unsure,
    also: intent !== null && subjects.length === 0 ? listsBeside(intent, tokens, byCue, text) : [],
    time:
      intent === 'latest' && isUntimed ? dayOfValue(tokens, subjects, { before, goesOn, cues }) : when.time,
    place: when.place,
    unknownPlace: isElsewhere ? null : unknownPlace(tokens, record.files),
    compared: named.compared,
    event: named.event?.event ?? null,
    urgency: heard.urgency,
    modality: findModality(tokens),
    group,
    daypart: named.daypart?.name ?? null,
    bound: named.bound,
    excepted: named.excepted,
    organ: named.organ,
    unwritten: named.unwritten?.kind ?? null,
    unlisted:
      intent === 'condition' && missing.length === 0
        ? (unlistedIn(tokens, certain, named.candidates)?.names ?? [])
        : [],
    asks: followed.asks,
    undone: heard.undone,
    // "What was I taking in 2024" asks for the drugs of that time; "blood was taken" does not.
    only: onlyOf(cues, findJoined(tokens, 'takes') !== null && !cues.has('labs') && subjects.length === 0),
    unsaid:
      intent !== null && !saidAnyway.has(intent) && asksBeyond({ cues, subjects, byCue, tokens, group }),
    ofOneself: heard.ofOneself,
    ofRelative: ofAnother,
    aside,
    cues,
    unknown: followed.unknown,
    locale: languageOf(question),
    today: question.today,
    before,
  }
}
