import type { DrugAskingWords } from './drug-asking-words'

/** What is asked further of what is named: which was first, how far apart, what is no matter of a record. */
export interface FurtherWords extends DrugAskingWords {
  /** Side by side: which of two things was before the other. */
  readonly whichFirst: string
  /** Side by side: how long lies between two things. */
  readonly timeApart: string
  /** How to reach somebody, which no page of a record is read for. */
  readonly contacts: string
  /** Side by side: what a person or a place is thought of. */
  readonly opinions: string
  /** Verbs before something that is eaten, drunk or taken. */
  readonly eats: string
  /** Side by side: the doctor who wrote what was told before. */
  readonly thatDoctor: string
  /** A doctor, behind what he is for ("kidney doctor"), or before it. */
  readonly doctorNouns: string
  /** Who it was that one saw: "who did I see". */
  readonly whoSaw: string
  /** In what form a drug is taken, behind what it is for: "thyroid tablets". */
  readonly pieceNouns: string
  /** Side by side: the way it was told to be ("always like that"). */
  readonly likeThat: string
  /**
   * What is asked of the product itself, by topic: `topic = part = part / unless`. Words of every part stand in the question,
   * each part near the one before it, and none of what is behind the slash. `topic after topics` goes on from an answer of
   * those (`waiting`: of what waits); `topic after nothing` names nothing of the record.
   */
  readonly appHelp: string
  /** Side by side: a study besides the one that there is. */
  readonly oneMore: string
  /** Side by side: that something was there and is not. */
  readonly gone: string
  /** How far a result is off, by words that no page prints; and side by side what asks for that alone. */
  readonly degrees: string
  readonly howMuch: string
  /** Side by side: what asks for what a thing is, whichever word asks besides. */
  readonly whatItIs: string
  /** What is drunk or eaten and goes with drugs or not; no common allergen. */
  readonly withDrugs: string
  /** Side by side: another amount of one's drug, or none; and an intake that was left out. */
  readonly otherDose: string
  readonly leftOutDose: string
  /** Side by side: that the dose of a drug was another once, or stayed as it was. */
  readonly doseMoved: string
  /** That a dose was made more, and that it was made less. */
  readonly doseUp: string
  readonly doseDown: string
  /** That something of the body was taken out. */
  readonly removes: string
  /** Words of a page that say how far a condition is one's own, whose meaning is asked. */
  /** Side by side: whether something was done; and what says that it was done once more. */
  readonly didThey: string
  readonly repeated: string
  readonly termResolved: string
  readonly termDenied: string
}
