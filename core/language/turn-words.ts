/** How a question points back at what the answer before told, beside the pronouns of `AskingWords`. One list a meaning. */
export interface TurnWords {
  /** Side by side: a place in the list that was told, counted from 1, or from its end by a minus; and the words for it. */
  readonly ordinals: string
  /** Words by which such a place is one of the list as it is shown. */
  readonly linesOfList: string
  /** What was done, as it is counted: an operation, a study. */
  readonly doneOnes: string
  /** A no that negates no verb, with which a correction begins. */
  readonly denials: string
  /** Side by side: the one of two that was not told. */
  readonly otherOne: string
  /** Side by side: a person who wrote or did what was told. */
  readonly persons: string
  /** What the reason is asked by, and nothing else. */
  readonly whys: string
  /** Side by side: what looks like such a word, and asks to what one is allergic. */
  readonly toWhat: string
  /** Side by side: the day on which a stay began. */
  readonly admitted: string
  /** Side by side: which of what was told, where drugs were. */
  readonly whichOfThem: string
  /** Side by side: a time beside the one that was told, by years or months, and the words for it. */
  readonly shifts: string
  /** Side by side: that it moved, with nothing named that did. */
  readonly whatChanged: string
  /** Side by side: that the older or newer documents are meant, and not what was told. */
  readonly newerOnes: string
  /** A blood test, as it is added to a question that names none. */
  readonly testsNoun: string
  /** Documents of any kind, in a word. */
  readonly documentsNoun: string
  /** What a doctor prescribes, in a word. */
  readonly drugsNoun: string
  /** Side by side: a drug in the place of one that was told. */
  readonly instead: string
  /** Words that make more of a claim than that it is so. */
  readonly degrees: string
  /** Side by side: which of the things that were told was before or after the others. */
  readonly whichWhen: string
  /** Side by side: how long lies between things, beside `timeApart`. */
  readonly apartOf: string
  /** What joins two things between which that lies. */
  readonly apartLinks: string
  /** There are two of what is asked after. */
  readonly two: string
  /** Side by side: the first and the last of several. */
  readonly bothEnds: string
  /** Kinds of documents, by the record's categories, and their words. */
  readonly documentKinds: string
  /** Side by side: that what was named was told by a page once, or where it went. */
  readonly wasThere: string
  /** Side by side: of what was out of range, only that of the newest test. */
  readonly onlyNewest: string
  /** Side by side: of what changed, the drugs alone. */
  readonly onlyDrugs: string
  /** Side by side: of what was so, what is so by the newest results. */
  readonly stayed: string
  /** Side by side: whether the drugs of a document are still taken. */
  readonly stillTaken: string
  /** Side by side: the time before the result that was told. */
  readonly lastTime: string
  /** More or less than another. */
  readonly comparatives: string
  /** `older`, `newer`, `oldest` or `newest`: another one of the kind that was told. */
  readonly ends: string
  /** Those as whole questions: `high`, `low` or `off` for what stayed, `newest`, `taken`. */
  readonly wholeOnes: string
  /** Side by side: one of what waits, and what its line says. */
  readonly ofWaiting: string
  /** Side by side: that something was done for what was named before it. */
  readonly doneFor: string
  /** To a list that was told another is to be added: it is asked to be shown. */
  readonly addsToList: string
  /** Side by side: a letter that a doctor wrote, and no sheet of results. */
  readonly doctorLetters: string
  /** Side by side: a visit to a doctor, of which no page of results tells. */
  readonly doctorVisits: string
  /** Side by side: a list from one end to the other, and not the one at its end. */
  readonly inWholeOrder: string
  /** Side by side: one of a kind that was spoken of ("do I have one such"), and not what was told itself. */
  readonly suchOne: string
  /** Side by side, after how a record is shared: who sees what of it, for how long. */
  readonly ofLink: string
  /** Kinds of places, by the categories of their documents, and their words; and that doctors are asked after with them. */
  readonly placeKinds: string
  /** Side by side: all places whose pages there are. */
  readonly allPlaces: string
  readonly doctorsToo: string
  /** Side by side: what is asked after, and nothing of it. */
  readonly howAbout: string
  /** What says that questions come, before a colon. */
  readonly prefaces: string
  /** Side by side: the one page on which what was told stands. */
  readonly samePage: string
  /** Side by side: what comes of taking or touching something. */
  readonly follows: string
  /** Side by side, before what is named: that what was told or is felt may be that. */
  readonly isIt: string
  /** What stands before another part of the body of which a study is asked after. */
  readonly otherPart: string
}
