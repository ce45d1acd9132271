import type { Locale } from '../i18n/locale'
import type { EntityType } from '../records/kinds'
import type { Topic } from './answer'
import type { Event } from './during'
import type { Asks } from './asks'
import type { Aside } from './asides'
import type { DrugGroup } from './besides'
import type { Urgency } from './cues'
import type { Intent } from './intents'
import type { Bound } from './numbers'
import type { Organ } from './organs'
import type { NamedPlace } from './places'
import type { Cue } from './question-cues'
import type { Unwritten } from './unwritten'
import type { Subject } from './subjects'
import type { Asked, Compared } from './times'

export type End = 'older' | 'newer' | 'oldest' | 'newest'

/** "The one before", of a study or an act that was named: another day of that one, and not whatever else was done. */
export interface OtherDay {
  readonly end: End
  /** Of what was told. */
  readonly day: string
  /** By itself, or by the way in which it is made. */
  readonly named: string
}

export interface Question {
  readonly text: string
  /** Of the screen; a question in the other language is answered in that. */
  readonly locale: Locale
  /** `YYYY-MM-DD` */
  readonly today: string
  /** What the answer before was about. */
  readonly before: Topic | null
}

/** A question as it was understood. */
export interface Reading {
  /** As it was typed. */
  readonly text: string
  readonly intent: Intent | null
  readonly subjects: readonly Subject[]
  /** What was asked for and is not there, where something else that is named is told. */
  readonly missing: readonly Subject[]
  /** Several names that may be meant: to be asked back. */
  readonly unsure: readonly Subject[]
  readonly time: Asked | null
  readonly place: NamedPlace | null
  /** An institution that is named, of which the record has no document. */
  readonly unknownPlace: string | null
  /** Two times of which one is compared with the other. */
  readonly compared: Compared | null
  /** What happened, where what was before it and what came after are asked for. */
  readonly event: Event | null
  readonly urgency: Urgency | null
  /** How a study is made. */
  readonly modality: string | null
  /** A group of drugs: how it is called, and the beginnings of its ATC codes. */
  readonly group: DrugGroup | null
  /** A time of the day, by the words of a record for it. */
  readonly daypart: string | null
  /** Lists that are asked for beside. */
  readonly also: readonly Intent[]
  /** Of documents only what is of these types; none where all of it is asked for. */
  readonly only: readonly EntityType[]
  /** What is asked besides is written in no record: what a word means, what to do. */
  readonly unsaid: boolean
  /** A word says that it is about the one who asks. */
  readonly ofOneself: boolean
  /** It is about another person, whose record this is not. */
  readonly ofRelative: boolean
  /** It is no question that the record answers. */
  readonly aside: Aside | null
  /** What its words tell. */
  readonly cues: ReadonlySet<Cue>
  /** A number that results are held against. */
  readonly bound: Bound | null
  /** What is named and not asked for. */
  readonly excepted: readonly Subject[]
  /** A part of the body that is asked after. */
  readonly organ: Organ | null
  /** What no list of the record has, by its names, that is asked for beside a condition. */
  readonly unlisted: readonly string[]
  /** What is asked that stands on no list: an hour, a size, how long. */
  readonly unwritten: Unwritten | null
  /** It is asked for what was not done. */
  readonly undone: boolean
  /** How it is asked: whether for a yes or a no, and for which of several results. */
  readonly asks: Asks
  /** Words that nothing explains, as they were typed. */
  readonly unknown: readonly string[]
  /** Parts of the question that are understood and of which the answer is without, as they were typed. */
  readonly apart?: readonly string[]
  /** It is asked whether it is good, by a word of the one who asks. */
  readonly judging?: boolean
  /** Another day of what was told is asked for. */
  readonly otherDay?: OtherDay
  readonly locale: Locale
  readonly today: string
  readonly before: Topic | null
}

/** A time or a place limits what is asked for. */
export const isOfTime = ({ time, place }: Reading): boolean => time !== null || place !== null
