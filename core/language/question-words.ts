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
  /** Signs of two things that stand near each other, in rows: `what = how it is / unless`. */
  readonly together: string
  /** In such rows: what wants a doctor today, and is no call for an ambulance by itself. */
  readonly soon: string
  /** In such rows: what is told of the body, and is a figure of speech by what it is said to come from. */
  readonly figures: string
  /** In such rows: a wish to die that is told by hints, and what makes them something else. */
  readonly despair: string
  readonly flags: Readonly<Record<RedFlag, string>>
  /** How it is said that something was taken in, and of what many are too many. */
  readonly swallowed: string
  readonly pieces: string
  readonly mistaken: string
  /** A package that is emptied at once, how that is said, and by what words it is one that was used up as told. */
  readonly wholePack: string
  readonly emptied: string
  readonly usedUp: string
  /** What makes an illness that is asked about one that happens now. */
  readonly urgent: string
  /** Before an event: what is to be done when it comes. */
  readonly inCaseOf: string
  /** Side by side: how papers speak of a wish to die that nobody has. */
  readonly noWish: string
  /** Who is so young that any fever wants help at once. */
  readonly newborn: string
  /** Who is with child, and far enough for the pressure to harm both. */
  readonly carrying: string
  /** At the end of what is told of a time: it is over. */
  readonly wellAgain: string
  /** Side by side: years back. */
  readonly longAgo: string
  /** What a reaction is asked of beside another ("a rash too?"): that word, foods and stings, and what the skin shows. */
  readonly alsoAsked: string
  readonly allergens: string
  readonly skinSigns: string
  /** What asks which of several things it was that a reaction came of. */
  readonly whichCaused: string
  /** Which drug or food it was, at the beginning of a question; and behind it, what it once did. */
  readonly whichDrug: string
  readonly onceDid: string
  /** What it was that it did: swellings, and what the skin shows. */
  readonly onceSigns: string
  /** That it goes on at this moment, whatever it came from; or that another has it, of whom no record tells. */
  readonly doesNow: string
  /** That the one who asks has eaten or taken it. */
  readonly ateIt: string
  /** A question about what is written or was long ago is no call for help. */
  readonly calm: string
  /** Words of questions that name nothing. */
  readonly filler: string
  /** Words that look like a mistyped one of these lists, and are none. */
  readonly known: string
  /** What is done to oneself or another, and to whom: a wish to harm. */
  readonly harm: string
  readonly self: string
  readonly deliberate: string
  /** All of the pieces, of those who must not have them, by words that are not said of one's own doses. */
  readonly wholly: string
  readonly child: string
  readonly ingested: string
  /** What is not to be swallowed at all, or in such a way. */
  readonly harmful: string
  /** The chest, how it feels when the heart lacks blood, and where it is no complaint. */
  readonly chest: string
  readonly oppressed: string
  readonly studied: string
  readonly chestElse: string
  /** The heat of the body. */
  readonly fever: string
  /** The pressure of the blood. */
  readonly pressure: string
  /** The sugar of the blood, and how it feels when it is far from what it should be. */
  readonly sugar: string
  readonly unwell: string
  /** Of these what is felt in the body at once, when it is low. */
  readonly felt: string
  /** Cutting, what of the body is not cut by chance, and how it is cut by chance. */
  readonly cutting: string
  readonly vessels: string
  readonly everyday: string
  /** Blood, where it comes out of the bowel, and tests and other words that have it in their names. */
  readonly bleeding: string
  readonly black: string
  readonly bowel: string
  readonly bowelTests: string
  /** What was in the stomach comes up, and what old blood looks like there. */
  readonly vomited: string
  readonly oldBlood: string
  /** A fall by the word for who fell, side by side; a blow; the head; and what makes one dangerous. */
  readonly fell: string
  readonly blow: string
  readonly head: string
  readonly afterBlow: string
  /** What shows the sugar, beside its name; what makes a number no reading of this moment; what a number may count. */
  readonly meter: string
  /** The record's sugar is asked for: a number behind it is a year, and no reading of this moment. */
  readonly sugarShown: string
  readonly notNow: string
  readonly counted: string
  /** Two words before a number that is a change. */
  readonly changedBy: string
  /** Who may be violent, how, and against whom; and violence by its own words. */
  readonly attackers: string
  /** Attacks of an illness, which no person makes. */
  readonly illnessAttacks: string
  readonly attacks: string
  readonly attacked: string
  readonly violence: string
  /** What says that something lasts, whatever time is named. */
  readonly lasting: string
  /** Names of the months, by which a sign is one of the past. */
  readonly months: string
  /** Side by side: that what was told of the past is felt once more. */
  readonly returned: string
  /** What asks after what is written or was; and what says that something is felt at this moment all the same. */
  readonly asksPaper: string
  readonly present: string
  /** Side by side: another who is not of the house, or who has died, of whom a sign is told. */
  readonly elsewhere: string
  /** Side by side: a story that was read or watched; and by what words a sentence is of oneself, or of who is there. */
  readonly fiction: string
  readonly notFiction: string
  /** What is only thought of, or asked of a drug; and what makes that one's own all the same. */
  readonly supposed: string
  readonly asCause: string
  readonly ownNow: string
  /** What says that the sign after it is not there, which signs these are, what may stand between, and what joins another. */
  readonly denials: string
  readonly deniable: string
  /** Behind what was never so before: it is now. */
  readonly unlike: string
  readonly denialLinks: string
  readonly deniedToo: string
  /** What is said to be well, how, by what words between the two; and what before it says the contrary. */
  readonly fineThings: string
  readonly isFine: string
  readonly fineLinks: string
  readonly notFine: string
  /** Side by side: what sounds like a sign and is a manner of speaking, whatever stands around it. */
  readonly idioms: string
  /** A drug that was taken; twice, which may be meant so, or once too often; what says that it was meant; and how many are too many for that. */
  readonly taken: string
  readonly given: string
  readonly twice: string
  readonly doubled: string
  readonly asDirected: string
  readonly severalPieces: string
  /** What is no drug at all. */
  readonly poisons: string
  /** Drugs of which twice the dose may harm soon; and what makes any dose one that may. */
  readonly risky: string
  readonly allergicTo: string
}

/** The lists by which a sign is none of this moment. */
export type DeniedWords = Pick<
  QuestionWords,
  | 'returned'
  | 'asksPaper'
  | 'wellAgain'
  | 'longAgo'
  | 'alsoAsked'
  | 'allergens'
  | 'skinSigns'
  | 'whichCaused'
  | 'whichDrug'
  | 'onceDid'
  | 'onceSigns'
  | 'doesNow'
  | 'ateIt'
  | 'present'
  | 'elsewhere'
  | 'fiction'
  | 'notFiction'
  | 'supposed'
  | 'asCause'
  | 'ownNow'
  | 'denials'
  | 'deniable'
  | 'denialLinks'
  | 'unlike'
  | 'deniedToo'
  | 'fineThings'
  | 'isFine'
  | 'fineLinks'
  | 'notFine'
  | 'idioms'
  | 'taken'
  | 'given'
  | 'twice'
  | 'doubled'
  | 'poisons'
  | 'asDirected'
  | 'severalPieces'
  | 'risky'
  | 'allergicTo'
>
