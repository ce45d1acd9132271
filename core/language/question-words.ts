/** What a word of a question tells of what is asked. */
export type QuestionCue =
  | 'trend' | 'changed' | 'compare' | 'latest' | 'previous' | 'follow' | 'abnormal' | 'labs' | 'drugs' | 'now' | 'past' | 'dose' | 'taking' | 'why'
  | 'safe' | 'unsaid' | 'explained' | 'origin'
  | 'allergies' | 'conditions' | 'have' | 'since' | 'procedures' | 'imaging' | 'happened' | 'record' // prettier-ignore

/** Signs that want help at once: told by themselves; an illness that is one only where it happens now; a wish to die. */
export type RedFlag = 'emergency' | 'event' | 'crisis'

/**
 * One list a meaning, set apart by semicolons or lines; the words of one may have two others between them, and a typing error
 * each. Written from how patients ask.
 */
export interface QuestionWords {
  readonly cues: Readonly<Record<QuestionCue, string>>
  readonly flags: Readonly<Record<RedFlag, string>>
  /** How it is said that something was taken in, and of what many are too many. */
  readonly swallowed: string
  readonly pieces: string
  readonly mistaken: string
  /** What makes an illness that is asked about one that happens now. */
  readonly urgent: string
  /** A question about what is written or was long ago is no call for help. */
  readonly calm: string
  /** Words of questions that name nothing. */
  readonly filler: string
  /** Words that look like a mistyped one of these lists, and are none. */
  readonly known: string
  /** What is measured at a visit, and is not a result of a test: it is not meant by an illness whose name has its words. */
  readonly measured: string
  /** Whose record this is not. */
  readonly relatives: string
  /** Words of the one who asks, apart from those that say whose relative is meant. */
  readonly mine: string
  /** What no page of the past tells: what is to come, and how to reach a place. */
  readonly beyond: string
  /** A stay in a hospital. */
  readonly stay: string
  /** The place that the answer before was about. */
  readonly there: string
  /** What stands before a doctor's name. */
  readonly titles: string
  /** What institutions are called in other letters: the name, and another for it. */
  readonly places: string
  /** Groups of drugs: beginnings of ATC codes (WHO index 2026), and what patients call the group. */
  readonly groups: string
  /** How a study is made, by the vocabulary's word, each with the words for it. */
  readonly modalities: string
  /** What patients call things, each with the words of a record. */
  readonly lay: string
  /** Names of the months, the first three letters of each being enough where they are Latin. */
  readonly months: readonly string[]
  readonly lastYear: string
  readonly thisYear: string
  /** How many, the most first, and the words for it. */
  readonly yearsAgo: string
  readonly monthsAgo: string
  /** The month that a season begins with, and the words for the last one. */
  readonly seasons: string
}
