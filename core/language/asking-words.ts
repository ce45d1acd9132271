import type { FurtherWords } from './further-words'
import type { PremiseWords } from './premise-words'
import type { QuestionCue } from './question-words'

/** What a word of a question tells of what is asked, beside the cues of every question. */
export type AskingCue =
  | 'advice' | 'still' | 'many' | 'count' | 'ever' | 'ago' | 'due' | 'convert' | 'fasting' | 'waiting' | 'prepare' | 'whole' | 'documents'
  | 'doctors' | 'total' | 'oldest' | 'newest' | 'define' | 'normal' | 'related' | 'gap' | 'findings' | 'changedDose' | 'thisDose' | 'together' | 'when' | 'family' | 'avoid'
  | 'low' | 'high' | 'limit' | 'rejected' | 'lastFew' | 'better' | 'worse' | 'stopped' | 'apart' | 'onlyOnce' | 'stale' | 'recovered' | 'fellOut' | 'secondOne' | 'doing' | 'everyResult' // prettier-ignore

/** What is asked after: things, times, places and people. One list a meaning, as `QuestionWords`; read by servers alone. */
export interface AskingWords extends FurtherWords, PremiseWords {
  readonly cues: Readonly<Record<QuestionCue, string>>
  readonly asked: Readonly<Record<AskingCue, string>>
  /** What is measured at a visit, and is not a result of a test: it is not meant by an illness whose name has its words. */
  readonly measured: string
  /** What a test is made of, where that is not blood. */
  readonly specimens: string
  /** Whose record this is not. */
  readonly relatives: string
  /** What stands before an illness that tests look for. */
  readonly testedFor: string
  /** Words of the one who asks, apart from those that say whose relative is meant. */
  readonly mine: string
  /** What is asked for oneself, side by side, whoever else is named: who offers, who died. */
  readonly forMe: string
  /** Who else wants to know of the one whose record it is; and words by which it would be that other's. */
  readonly curious: string
  readonly theirs: string
  /** What no page of the past tells: what is to come, and how to reach a place. */
  readonly beyond: string
  /** A stay in a hospital. */
  readonly stay: string
  /** The place that the answer before was about. */
  readonly there: string
  /** Side by side: a place that was not told. */
  readonly somewhere: string
  /** The day of the result that the answer before told. */
  readonly thatTime: string
  /** What stands before a doctor's name. */
  readonly titles: string
  /** What institutions are called in other letters: the name, and another for it. */
  readonly places: string
  /** Groups of drugs: beginnings of ATC codes (WHO index 2026), and what patients call the group. */
  readonly groups: string
  /** Groups as `groups`, by what their drugs are for, in a record's words; what says "for"
words for any drug. */
  readonly purposes: string
  readonly isFor: string
  readonly anyDrug: string
  /** How a study is made, by the vocabulary's word, each with the words for it. */
  readonly modalities: string
  /** What patients call things, each with the words of a record. */
  readonly lay: string
  /** What stands for a name by words near each other, in any order: the name, its words by parts, and what may stand among them. */
  readonly layTogether: string
  /** Names of the months, the first three letters of each being enough where they are Latin. */
  readonly months: readonly string[]
  readonly lastYear: string
  readonly thisYear: string
  /** How many, the most first, and the words for it. */
  readonly yearsAgo: string
  readonly monthsAgo: string
  /** The month that a season begins with, and the words for the last one. */
  readonly seasons: string
  /** Days that come every year, by month and day, and their words. */
  readonly feasts: string
  /** Days before today that a time begins, and the words for it. */
  readonly daysBack: string
  /** What stands before a time or an event: only what was before it, after it, or between two. */
  readonly before: string
  readonly until: string
  readonly after: string
  readonly between: string
  /** A photo that was taken, and what of the body is on it: no medical page. */
  readonly pictured: string
  readonly bodyParts: string
  /** What is asked of an illness of anybody, side by side. */
  readonly general: string
  /** Side by side: what looks like another word of these lists and is none. It hides what it covers. */
  readonly seeming: string
  /** What says that what comes before is corrected, not asked again. */
  readonly corrections: string
  /** Side by side: what was named before it is not meant. */
  readonly takenBack: string
  /** An "and" with a word that asks once more: of two questions the second begins so. */
  readonly joinedAskers: string
  /** Who else may ask what stands in the record, the verbs for it, and side by side, what a question told so begins with. */
  readonly whoAsks: string
  readonly wantsToKnow: string
  readonly whetherWords: string
  /** Beside a relative: what that one says or thinks of the one whose record it is. */
  readonly saysSo: string
  /** Side by side: what is fine and what is not are asked for. */
  readonly bothSides: string
  /** For studies of whatever kind. */
  readonly anyStudy: string
  /** The end of a time that begins with the one named: today. */
  readonly untilNow: string
  /** After an event: what came after it, or is now, is asked for beside what was before it; or alone. */
  readonly andAfter: string
  readonly sinceThen: string
  /** What the assistant does not do, and what it does not know. */
  readonly acts: string
  readonly outside: string
  /** A row of one name: who it is that answers, in these very words. */
  readonly whoYouAre: string
  readonly greetings: string
  /** Thanks for what was told; who else sees the record; what a page marks a result with. */
  readonly thanks: string
  readonly privacy: string
  readonly marks: string
  /** Whose account this is, where somebody else writes. */
  readonly proxy: string
  /** Other people, whose record this is not. */
  readonly others: string
  /** Tests that belong together, by the names of the vocabulary, the first ones first, and what patients call them. */
  readonly panels: string
  /** The time of the day, by the record's words, and what patients call it. */
  readonly dayparts: string
  /** Kinds of documents, by the record's categories, and what patients call one of them. */
  readonly kinds: string
  /** What says that what follows is not so. */
  readonly negators: string
  /** Words of the language that are written like abbreviations of the vocabulary, which are meant in capitals alone. */
  readonly plainWords: string
  /** Words for what the answer before told. */
  readonly refers: string
  /** Those of them that tell when. */
  readonly refersToTime: string
  /** What somebody else has: "her". */
  readonly theirOwn: string
  /** Lists of the record, by type, and the nouns for what stands in each. */
  readonly ownLists: string
  /** What a question for a meaning begins with, and behind it no more than a name. */
  readonly defines: string
  /** Nouns for what any test has, of which several are a list. */
  readonly several: string
  /** On which side of a number, and the words for it. */
  readonly bounds: string
  /** What says that what follows is not asked for. */
  readonly except: string
  /** Days, and the words for that it was longer ago. */
  readonly longerThan: string
  /** For what there may be, whatever it is. */
  readonly anything: string
  /** Side by side: to or for the one who asks. */
  readonly toMe: string
  /** Days from the one thing that was told before, and the words for them. */
  readonly daysBeside: string
  /** Words of a product that has more in it than the drug before them. */
  readonly products: string
  /** Between two numbers: what is reckoned of them. */
  readonly reckoning: string
  /** Verbs by which drugs of a time are asked for. */
  readonly takes: string
  /** As that, before a test alone. */
  readonly without: string
  /** What is asked of something and stands on no list of the record: which it is, and the words that ask for it. */
  readonly unwritten: string
  /** What asks for what was not done, or not always: of that a record of what was done tells nothing. */
  readonly undone: string
  /** How something of the body hurts. */
  readonly pains: string
  /** Words that name nothing, beside those of every question. */
  readonly idle: string
  /** Beginnings of ICD-10-CM codes and parts of the body as studies have them, and the organ by its words. */
  readonly organs: string
  /** Parts of the body as studies have them, those in whose studies an organ is seen, and the organ by its words. */
  readonly studyParts: string
  /** What is not among what was told. */
  readonly besides: string
  /** Words that ask for what there is. */
  readonly askers: string
  /** Verbs for what was done at a time. */
  readonly happening: string
  /** What stands beside the chat, under its own heading. */
  readonly alerts: string
  /** What no list of the record has, by its name. */
  readonly unlisted: string
  /** As that, of which a record may have one all the same, by a name of its own. */
  readonly perhaps: string
  /** Fields of doctors and therapists, by their name, each with the words for it. */
  readonly fields: string
  /** Side by side: what a question begins with that wants a yes or a no; and what one begins with that wants more. */
  readonly yesNo: string
  readonly openAskers: string
  /** What leaves open whether it is so; what sets two things against each other. */
  readonly orNot: string
  readonly eitherOr: string
  /** What asks whether nothing is so: a yes and a no could be heard either way. */
  readonly noneAsked: string
  /** What is asked whether it is so, by its name, and the words for it. */
  readonly claims: string
  /** What asks whether it was once so. */
  readonly pastTense: string
  /** For what the question before was about. */
  readonly forIt: string
  /** What asks for conditions that last. */
  readonly chronic: string
  /** The limit of a range, as one number; that it is the upper or the lower of two. */
  readonly limits: string
  readonly upperLimits: string
  readonly lowerLimits: string
  /** Which of the results of a test is asked for, and how their difference is told. */
  readonly highest: string
  readonly lowest: string
  readonly worst: string
  readonly average: string
  readonly percent: string
}

/** The lists by which a yes or a no is asked for, and one of several results. */
export type VerdictWords = Pick<
  AskingWords,
  | 'yesNo'
  | 'defines'
  | 'openAskers'
  | 'orNot'
  | 'eitherOr'
  | 'noneAsked'
  | 'claims'
  | 'pastTense'
  | 'chronic'
  | 'forIt'
  | 'limits'
  | 'upperLimits'
  | 'lowerLimits'
  | 'highest'
  | 'lowest'
  | 'worst'
  | 'average'
  | 'percent'
>

/** The lists that name drugs by what they are. */
export type DrugGroupWords = Pick<AskingWords, 'groups' | 'purposes' | 'isFor' | 'anyDrug'>

/** The lists that tie what is asked to what was asked, or to another time. */
export type JoiningWords = Pick<
  AskingWords,
  | 'seeming'
  | 'corrections'
  | 'takenBack'
  | 'untilNow'
  | 'andAfter'
  | 'sinceThen'
  | 'joinedAskers'
  | 'whoAsks'
  | 'wantsToKnow'
  | 'whetherWords'
  | 'saysSo'
  | 'anyStudy'
  | 'bothSides'
  | 'feasts'
  | 'somewhere'
>

/** The lists that narrow a question. */
export type NarrowingWords = Pick<
  AskingWords,
  | 'bounds'
  | 'except'
  | 'idle'
  | 'organs'
  | 'studyParts'
  | 'pains'
  | 'specimens'
  | 'unwritten'
  | 'undone'
  | 'without'
  | 'takes'
  | 'reckoning'
  | 'longerThan'
  | 'daysBeside'
  | 'products'
  | 'anything'
  | 'toMe'
>

/** The lists of what the record does not answer, and of others whose record it is not. */
export type AsideWords = Pick<
  AskingWords,
  | 'acts'
  | 'outside'
  | 'whoYouAre'
  | 'greetings'
  | 'thanks'
  | 'privacy'
  | 'marks'
  | 'proxy'
  | 'others'
  | 'alerts'
  | 'unlisted'
  | 'perhaps'
  | 'fields'
>

/** What something works against: in the names of vaccines, and in questions about any drug. */
export const against = /^(?:against|נגד|כנגד)$/u
