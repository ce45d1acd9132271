/** What the assistant says of a question that is narrowed: by a number, by a way, by what it leaves out. */
export const assistantNarrowed = {
  procedureDays:
    'Pages of your record tell of {name} on {n} days: {days}. Where a page gives no day for it, the day of the page stands here, so two of these may be one and the same.',
  daysOfPages:
    'Where a page gives no day for what was done, the day of the page stands here, so two of these may be one and the same.',
  originOfPage: '{name} is told on a page of {place}.',
  boundBelow: {
    one: 'In your record, {n} of {of} results of {name} is below {bound}: on {date}.',
    other: 'In your record, {n} of {of} results of {name} are below {bound}, the first on {date}.',
  },
  boundAbove: {
    one: 'In your record, {n} of {of} results of {name} is above {bound}: on {date}.',
    other: 'In your record, {n} of {of} results of {name} are above {bound}, the first on {date}.',
  },
  boundNoneBelow: 'No result of {name} in your record is below {bound}. The lowest is {amount}, on {date}.',
  boundNoneAbove: 'No result of {name} in your record is above {bound}. The highest is {amount}, on {date}.',
  firstOutside:
    'The first result of {name} in your record that is outside the range on its page is {amount}, on {date}. It may have been so earlier.',
  changesBetter: {
    one: 'In your record, the last result of {n} test lies nearer to the range on its page than the one before it.',
    other:
      'In your record, the last results of {n} tests lie nearer to the ranges on their pages than the ones before them.',
  },
  changesWorse: {
    one: 'In your record, the last result of {n} test lies farther from the range on its page than the one before it.',
    other:
      'In your record, the last results of {n} tests lie farther from the ranges on their pages than the ones before them.',
  },
  recovered: 'Within the range now, and outside it before: {names}.',
  turnedOne: '{name}, {is} ({isDate}), before that {was} ({wasDate})',
  recoveredNone: 'I found no test whose last result is within the range and an earlier one was outside it.',
  fellOut: 'Outside the range now, and within it before: {names}.',
  fellOutNone: 'I found no test whose last result is outside the range and an earlier one was within it.',
  stillOutside: 'Still outside the range: {names}.',
  furthest:
    'Measured by the limit on its page, the furthest outside is {name}: {amount} ({date}), about {percent} % from the limit {limit}. How serious it is, that does not say.',
  originEnded: '{name} stands as no longer active on the page of {date}: {place}.',
  outsideOnce: 'Outside the range, and not tested again since: {names}.',
  withinNow: 'Within the range: {names}.',
  nearer: 'Nearer to the range of their pages, or back within it: {names}.',
  farther: 'Farther from it: {names}.',
  fartherNone: 'Farther from it: none.',
  resultsThen: 'By your results: {place}.',
  changesNoneBetter:
    'In your record, no last result lies nearer to the range on its page than the one before it. These differ:',
  changesCrossed: 'Outside the range on the page again, this time on the other side: {names}.',
  changesNoneWorse:
    'In your record, no last result lies farther from the range on its page than the one before it. These differ:',
  drugGroupEnded: 'Of the group “{name}”, your record lists as no longer active: {drugs}.',
  limitIs:
    '{limit} is the limit that the page prints beside the result: what the laboratory counts as usual lies on the one side of it.',
  familyNone: 'No page says of a relative: {name}.',
  noOtherOfGroup: 'Your record lists no other medication of the group “{name}”.',
  atStay: '{page} lists: {drugs}.',
  atStayNone: '{page}: {name} is not listed there.',
  seenLater: 'No page of {time} or before it lists {name} for you: the first that does is of {date}.',
  onNone: '{names}: not on it.',
  excepted: 'Left out, as you asked: {names}.',
  visitsOfKind: {
    one: 'Your record has {n} document: {place}.',
    other: 'Your record has {n} documents: {place}.',
  },
  notCounted: 'This answer does not take into account: “{words}”.',
  organUnknown: 'How it is on the whole, no result says alone: your doctor can say.',
  notOfTime: 'This is not limited to {time}.',
  notOfPlace: 'This is not limited to {place}.',
  fieldsUnknown:
    'By their names, no doctor or clinic in your record is of that field. The pages name: {names}.',
  whoAnswers:
    'No: software answers here, no doctor, and only from what your record says. For advice ask a doctor; in an emergency call for help at once.',
  stale: {
    one: 'In your record, {n} test has no result newer than {date}.',
    other: 'In your record, {n} tests have no result newer than {date}.',
  },
  staleNone: 'In your record, all tests that were done have a result newer than {date}.',
  onlyOnce: {
    one: 'In your record, {n} test has one result alone.',
    other: 'In your record, {n} tests have one result alone each.',
  },
  prepUnknown: 'How to prepare for a test is not written in your record: ask whoever does it.',
  productUnknown:
    'What else is in the product “{name}” is not known here: ask a pharmacist before you take it.',
  askAsOwn: 'If the record is of the one you ask about, ask as if it were yours, for example:',
  noneBefore: 'Your record lists nothing of this kind before {date}.',
  noneAfter: 'Your record lists nothing of this kind after {date}.',
  pressureUnlisted: 'No reading of your blood pressure was found in your record.',
  between: {
    one: 'Between {older} and {newer} lies {n} day.',
    other: 'Between {older} and {newer} lie {n} days.',
  },
  betweenMonths: {
    one: 'That is about a month.',
    other: 'That is about {n} months.',
  },
  betweenYears: {
    one: 'Between {older} and {newer} lies about a year: the day of one is not in your record.',
    other: 'Between {older} and {newer} lie about {n} years: the day of one is not in your record.',
  },
  insteadUnknown: 'What, if anything, was given in its place is not in your record.',
  admissionUnknown:
    'The day you came in is not in what is read from your record: the letter of the stay has its own date.',
  betweenOne: 'Your record has only one of this kind, of {date}: there are no two to look between.',
  visitNewest: 'The newest is of {date}.',
  visitOldest: 'The oldest is of {date}.',
  thanks: 'You are welcome. Ask me whenever you want to know what your record says.',
  whatAsked: 'What would you like to know of your record? Ask in your own words, for example:',
  outsideOn: {
    one: 'In your record, {n} result of {date} is outside the range on its page.',
    other: 'In your record, {n} results of {date} are outside the range on their pages.',
  },
  outsideBefore: 'Of an older date, with no result since: {names}.',
  whatIsIt: 'I cannot tell what is meant. Name the test, the medication or the document, for example:',
  privacy:
    'Your record is shown to you alone, unless you share it yourself: under Share you see and end what you shared.',
  marks:
    'H stands for high and L for low: above or below the range that the page itself prints beside the result. What that means for you, your doctor can say.',
  conditionsOver: 'Your record says of these that they are over: {names}. It does not say so of any other.',
  conditionsOverNone: 'Of no condition does your record say that it is over. These are listed:',
  balanceUnknown: 'Whether that is well controlled is for your doctor to say. What your record has:',
  pairUnknown:
    'Nothing is known here of {a} together with {b}, which does not mean that it is safe: ask your doctor or pharmacist.',
  lastBeforeThen:
    'The last document before that which has any is of {date}; whether it was still so then is not written.',
  notExplained: 'I do not explain what it means: please ask your doctor or pharmacist.',
  unwritten_length: 'How long it was is not in your record.',
  unwritten_admitted:
    'The day of admission is not read from your pages; what stands here is the date of the document.',
  unwritten_hour: 'The hour is not in your record.',
  unwritten_size: 'The size is not in what I read of your record: the page itself may say it.',
  unwritten_side: 'The side is not in what I read of your record: the page itself may say it.',
  unwritten_age: 'How old you were is not in your record; what it has is the date.',
  unwritten_until: 'Until when is not in your record: please ask your doctor before you stop or go on.',
  unwritten_target:
    'What your own goal is, your doctor can say. What your record has is the range on the page:',
  unwritten_future: 'What is to come is not in your record. What it has:',
  unwritten_cause: 'What it comes from is not in your record.',
  unwritten_er:
    'Your record has what the pages say of a stay; whether it was an emergency room is not read from them.',
  unwritten_ward: 'The ward is not among what is read from your record: the page itself may say it.',
  unwritten_pictures:
    'The pictures themselves are not among what is read from your record: it has what the pages you added say.',
  unwritten_spread: 'I do not explain illnesses: please ask your doctor. What your record has:',
  undone: 'I know only what the pages that you added say was done, and not what was left out. What they say:',
  undoneAll:
    'I know only the pages that you added: whether something is missing or was not done I cannot tell.',
  whichTest: 'Of which test? Name it, and I compare its results with that number.',
  nearest: 'I can answer only from your own record, and am not sure what you ask for. Is it one of these?',
  askPast: 'Which medications did I stop?',
  askDoctors: 'Which doctors are in my record?',
  askDocuments: 'Which documents do I have?',
  askChanged: 'What changed since the tests before?',
  askPlace: 'What happened at {place}?',
  yes: 'Yes.',
  no: 'No.',
  latestSome: 'Your record says: {results}.',
  oneResultOnly: 'There is one result only.',
  newestIs: 'This is the newest in your record.',
  sideHigh: 'above the range',
  sideLow: 'below the range',
  firstOf: 'The first in your record is {amount}, on {date}.',
  highestOf: 'The highest in your record is {amount}, on {date}.',
  lowestOf: 'The lowest in your record is {amount}, on {date}.',
  worstOf: 'Farthest outside its range was {amount}, on {date}.',
  averageOf: {
    one: 'There is one result: {amount}.',
    other: 'The average of these {n} results is {amount}.',
  },
  averageNone: 'Not all of these results are plain numbers, so there is no average.',
  percentLess: 'That is {percent} % less.',
  percentMore: 'That is {percent} % more.',
  inOrder: 'In your record, in this order: {names}.',
  chronicUnknown: 'Which of them are chronic is not in your record.',
  overLeftOut: 'Left out, as it is over: {names}.',
  visitAt: 'The pages name: {places}.',
  conditionNotOwn: 'Your record lists no condition of yours by the name {name}.',
  doseThen: 'On the page of {date}, your record says: {name} {amount}.',
  noStudyOf: 'Your record has no scan or other imaging study of this part of the body ({name}).',
  noStudyThen: 'Your record has no study of this kind ({name}) from {place}.',
  documentsThere: 'The documents there are: {names}.',
  unitOf: '{unit} is a unit: {text}.',
  daypartOpen:
    'The directions of these name no time of the day, so they may be taken then, too: {drugs}. When, your pharmacist can say.',
  unwritten_supply: 'How long a prescription is good for, and how much is left, is not in your record.',
  daypartTold: 'Its directions say: {often}.',
  daypartNotTold: 'Its directions say: {often}. They do not name that time of the day.',
  daypartUnknown: 'Its page does not say when it is taken.',
  notTaken: 'Your record lists no medication by the name {name}. What it has of it is a test.',
} as const
