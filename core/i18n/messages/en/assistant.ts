import { assistantBack } from './assistant-back'
import { assistantDrugs } from './assistant-drugs'
import { assistantApp } from './assistant-app'
import { assistantOffered } from './assistant-offered'
import { assistantNarrowed } from './assistant-narrowed'
import { assistantWaits } from './assistant-waits'

/** What the assistant says: of the record, never of the person. */
export const assistant = {
  ...assistantBack,
  ...assistantDrugs,
  ...assistantApp,
  ...assistantOffered,
  ...assistantNarrowed,
  ...assistantWaits,
  disclaimer: 'This is what your record says. It is not medical advice.',
  emergencyMeanwhile: 'Call first. Your record can wait.',
  crisisMeanwhile: 'Please talk to someone now. Your record can wait.',
  violenceMeanwhile: 'You are not to blame. Please call someone who helps. Your record can wait.',
  soonMeanwhile: 'Please have a doctor look at this today.',
  doubledMeanwhile: 'Please ask about this dose now.',
  emergencyDisclaimer: 'No one watches this chat, and it cannot call for help.',
  entered: 'Entered by you',
  latest: 'Your record says: {name} {amount}, on {date}.',
  latestHigh: 'Your record says: {name} {amount}, on {date}. That is above the range on the page.',
  latestLow: 'Your record says: {name} {amount}, on {date}. That is below the range on the page.',
  latestNormal: 'Your record says: {name} {amount}, on {date}. That is within the range on the page.',
  latestMany: {
    one: 'Your record has the result of {n} test.',
    other: 'Your record has the results of {n} tests.',
  },
  previous: 'Before that, your record says: {name} {amount}, on {date}.',
  trendUp: 'In your record, {name} rose from {first} ({firstDate}) to {last} ({lastDate}).',
  trendDown: 'In your record, {name} fell from {first} ({firstDate}) to {last} ({lastDate}).',
  trendSame: 'In your record, {name} was the same on {firstDate} and on {lastDate}: {last}.',
  trendTitle: '{name} over time',
  trendOne: 'Your record has one result of {name}: {amount}, on {date}. One result shows no trend.',
  outside: {
    one: 'In your record, the last result of {n} test is outside the range on its page.',
    other: 'In your record, the last results of {n} tests are outside the range on their pages.',
  },
  outsideLow: {
    one: 'In your record, the last result of {n} test is below the range on its page.',
    other: 'In your record, the last results of {n} tests are below the range on their pages.',
  },
  outsideHigh: {
    one: 'In your record, the last result of {n} test is above the range on its page.',
    other: 'In your record, the last results of {n} tests are above the range on their pages.',
  },
  outsideNone:
    'None of the last results in your record is marked as outside its range. Results without a range cannot be judged. These are the newest.',
  resultsTitle: 'Results',
  listResults: 'These are the newest results in your record.',
  medicationsNow: {
    one: 'Your record lists {n} medication as active.',
    other: 'Your record lists {n} medications as active.',
  },
  medicationsBefore: {
    one: 'Your record lists {n} medication that is no longer active.',
    other: 'Your record lists {n} medications that are no longer active.',
  },
  medicationsTitle: 'Medications',
  drugActive: 'Your record lists {name} as active.',
  dosesTitle: '{name}: doses over time',
  doseSince:
    'In your record, {amount} of {name} first stands on a page of {date}. Before that: {before} ({beforeDate}).',
  doseAgain:
    'In your record, {amount} of {name} stands on a page of {date}, after a page of {beforeDate} that lists it as no longer active.',
  doseOne: 'Your record has one dose of {name}: {amount}, first on {date}. It shows no change.',
  doseStopped:
    'In your record, {name} first stands as no longer active on a page of {date}. It may have ended earlier.',
  allergies: { one: 'Your record lists {n} allergy.', other: 'Your record lists {n} allergies.' },
  allergyOfGroup:
    'Of the group “{name}”, your record lists an allergy to {listed}. Tell every doctor and pharmacist before you take any drug of this group: which others may be unsafe, they can say.',
  allergyListed: 'Your record lists an allergy to {name}.',
  allergyNotListed:
    'Your record lists allergies: {listed}. It lists none by the name {name}, but a related one may matter: ask your doctor or pharmacist before you take it.',
  allergyRelated:
    'Your record lists an allergy to {listed}, and {name} is a drug of that group: ask your doctor or pharmacist before you take it.',
  allergiesTitle: 'Allergies',
  conditions: { one: 'Your record lists {n} condition.', other: 'Your record lists {n} conditions.' },
  conditionsTitle: 'Conditions',
  conditionListed: 'Your record lists {name}.',
  conditionPast: 'Your record lists {name} as past ({date}).',
  cameBackUnknown: 'Whether it came back is not in your record: ask your doctor.',
  conditionStatus: 'Your record lists {name} as: {status}.',
  conditionSince: 'In your record, {name} first appears on {date}. It may have begun earlier.',
  procedures: { one: 'Your record lists {n} procedure.', other: 'Your record lists {n} procedures.' },
  proceduresTitle: 'Procedures',
  procedureListed: 'Your record lists {name}, on {date}.',
  imaging: { one: 'Your record lists {n} imaging study.', other: 'Your record lists {n} imaging studies.' },
  imagingAsked: {
    one: 'Of the imaging studies in your record, {n} fits your question.',
    other: 'Of the imaging studies in your record, {n} fit your question.',
  },
  imagingTitle: 'Imaging',
  imagingFindings: 'Named on the same page',
  visits: {
    one: 'Your record has {n} document from {place}.',
    other: 'Your record has {n} documents from {place}.',
  },
  visitsAsked: {
    one: 'Of the documents in your record from {place}, {n} tells of what you ask.',
    other: 'Of the documents in your record from {place}, {n} tell of what you ask.',
  },
  stay: 'a hospital stay',
  visitsMore: { one: '{n} more document is in your files.', other: '{n} more documents are in your files.' },
  more: { one: '{n} more is in the list of your record.', other: '{n} more are in the list of your record.' },
  reaction: 'Reaction: {text}',
  range: 'Range {low}–{high}',
  rangeUpTo: 'Range up to {high}',
  rangeFrom: 'Range from {low}',
  since: 'First seen {date}',
  waitingTitle: 'Not counted here',
  waiting: {
    one: '{n} item of this kind waits for you to check it: {name}.',
    other: '{n} items of this kind wait for you to check them: {name}.',
  },
  nextTitle: 'You can do this',
  askDoctor: 'Show these results to your doctor and ask what they mean for you.',
  notFound:
    'I found nothing in your record by the name {name}. It knows only what is on the pages you added.',
  noEarlier: 'Your record has no earlier result of {name}.',
  noneOfTime: 'Your record has no result of {name} from that time.',
  noneOf: 'Your record lists nothing of this kind. It knows only what is on the pages you added.',
  noneOfPlace: 'Your record has no result of {name} in these documents: {place}.',
  noneOfGroup:
    'Your record lists no medication of the group “{name}”. It knows only what is on the pages you added.',
  drugGroup: 'Of the group “{name}”, your record lists: {drugs}.',
  drugChanges: 'This is what your record says of your medications over time.',
  changes: {
    one: 'In your record, the last result of {n} test differs from the one before it.',
    other: 'In your record, the last results of {n} tests differ from the ones before them.',
  },
  compared: {
    one: 'In your record, {n} test has a result of both times: {older}, and {newer}.',
    other: 'In your record, {n} tests have results of both times: {older}, and {newer}.',
  },
  comparedNone: 'In your record, no test has results of both times: {older}, and {newer}.',
  proceduresThen: {
    one: 'Your record lists {n} procedure from {place}.',
    other: 'Your record lists {n} procedures from {place}.',
  },
  proceduresNone: 'Your record lists no procedure from {place}. It lists these, of other days:',
  notFoundOwn: 'Of your own, I found nothing in your record by the name {name}.',
  rangeIs:
    '{low}–{high} is the range that the page prints beside the result: what the laboratory calls usual.',
  newestResults: 'the newest after that',
  onlyThen: 'Only in one of the two',
  changesThen: 'This is new or different in your record: {place}.',
  noChangesThen: 'I found nothing new or different in your record: {place}.',
  newTitle: 'New',
  foodUnknown:
    'Your record lists no allergy to {name}. What goes with medications is not in it: ask your pharmacist.',
  noChanges: 'Your record has no earlier results that the last ones differ from.',
  origin: 'In your record, {name} stands on a page of {date}: {place}.',
  originTitle: 'Where it is written',
  originUnknown: 'The page names no place and no doctor',
  ofRelative:
    'This record is yours alone. I cannot answer from it about a relative or another person. If you ask about the person whose record it is, ask in that person’s place: “What medications do I take?”',
  unsaid:
    'Your record does not explain or advise: for that, ask your doctor or pharmacist. What it says of it:',
  noDocuments: 'Your record has no document from {place}.',
  noneWanted: 'In the documents of your record from {place} I found nothing of what you ask for.',
  whichOne: 'Which of these do you mean?',
  outOfScope:
    'I can answer only from your own record: results, medications, allergies, conditions, procedures, imaging and documents. For advice, please ask your doctor.',
  emptyRecord: 'Your record is still empty. Add a photo of a medical page, and then ask about it.',
  askLatest: 'What is my latest {name}?',
  askTrend: 'How has {name} changed over time?',
  askDose: 'What is the dose of {name}?',
  askDrug: 'What does my record say about {name}?',
  askSince: 'Since when do I have {name}?',
  askConditions: 'What conditions are in my record?',
  askProcedures: 'What procedures did I have?',
  askImaging: 'What imaging did I have?',
  countResults: {
    one: 'Your record has {n} result of {name}.',
    other: 'Your record has {n} results of {name}.',
  },
  countFlags: 'Above the range on the page: {high}; below it: {low}; within it: {within}.',
  countDocuments: {
    one: 'In your record, {name} stands on {n} document.',
    other: 'In your record, {name} stands on {n} documents.',
  },
  documentsCount: {
    one: 'Your record has {n} document of this kind.',
    other: 'Your record has {n} documents of this kind.',
  },
  documentOne: '{name}, {date}: {place}.',
  documentsTitle: 'Documents',
  doctors: 'Doctors that your documents name: {names}. Places: {places}.',
  daypart: 'By their directions, at that time of the day: {drugs}.',
  daypartNone:
    'The directions of none of your active medications name that time of the day. These are all of them.',
  drugDaily: 'That is {amount} a day.',
  prepare: 'I do not advise, but these points of your record may be worth asking about.',
  notConverted: 'I do not convert units: the value and its unit are as the page prints them.',
  fastingUnknown: 'Your record does not say whether this was measured fasting.',
  whyRelated:
    'Because of an allergy that your record lists: the drug that you asked about may be related to it. Ask your doctor or pharmacist before you take it.',
  stillOutside: 'Outside the range on the page, by the last result: {names}.',
  nowInside: 'Within the range on the page, by the last result: {names}.',
  reasonUnknown: 'The reason is not told in your record.',
  noAdvice:
    'Your record does not advise or diagnose, and does not say what something comes from: please ask your doctor or pharmacist, and if it is bad, go to urgent care.',
  leftOut: 'I do not know what is meant by “{words}”: this answer is without it.',
  unknownWords: 'I do not know what is meant by: {words}.',
  cannotAct:
    'I only read your record: I cannot book, send, order, write, confirm, change or delete anything.',
  greeting:
    'Hello. I can tell you what your record says: results, medications, allergies, conditions, procedures, imaging and documents. Ask me about any of them.',
  ofFamily:
    'This record is yours alone. What a page says of relatives is not counted as yours and left out here; it can be read on the page itself.',
  familyTitle: 'Said of relatives',
  familyNamed:
    'This record is yours alone. What a page says of relatives is not counted as yours. Named there: {names}. Where a page says which relative it is, it can be read there.',
  dueUnknown:
    'I see no date here for what comes next. What is due stands under Alerts & Reminders; your doctor can tell you when to repeat a test.',
  alertsWhere:
    'What your record gives reason to watch, and what you want to be reminded of, stands beside this chat under Alerts & Reminders, each with its reason.',
  lastSeen: 'Last in your record: {name}, {date}.',
  pair: '{a} and {b}: {effect} {source}. Ask your doctor or pharmacist before you take both.',
  testsBeside:
    'Your record does not judge it. These results of yours are ones that doctors look at for it; what they mean, your doctor can say:',
  photoUnknown:
    'I read medical pages, and do not judge photos of the body: a doctor has to look at it. If it gets worse fast or you feel unwell, go to urgent care.',
  noGeneral:
    'I explain no illnesses and their signs, only what your record says: please ask your doctor. If it happens now, call for help at once.',
  notFoundCondition:
    'Your record lists no condition of yours by the name {name}. What a page rules out, or says of a relative, is left out here; it can be read on the page itself.',
  reactionUnknown: 'What happens is not written.',
  originOfDone: 'That page tells of it; who did it, and where, is not in your record.',
  timeBetween: '{from} to {until}',
  timeBefore: 'the time before {date}',
  timeSince: 'the time since {date}',
  trendRange: 'Highest: {high} ({highDate}). Lowest: {low} ({lowDate}).',
  trendGap: 'The difference is {gap}.',
  stillUnknown: 'It last stands on a page of {date}; whether it is still so is not in your record.',
  findingsUnknown: 'What was seen is not in your record.',
  agoYears: { one: '{name}: about {n} year ago.', other: '{name}: about {n} years ago.' },
  agoMonths: { one: '{name}: about {n} month ago.', other: '{name}: about {n} months ago.' },
  agoDays: { one: '{name}: {n} day ago.', other: '{name}: {n} days ago.' },
  agoBoth: '{name}: about {years} years and {months} months ago.',
  nearestPanel: 'Your record has no result by the name {name}. What it has of this kind:',
  limitAbove: 'That is {gap} above the upper limit on the page ({limit}).',
  limitBelow: 'That is {gap} below the lower limit on the page ({limit}).',
  limitNone: 'The page gives no limit that this result can be measured against.',
  limitWithin: 'That is not outside the limits on the page.',
  inside: {
    one: 'In your record, the last result of {n} test is within the range on its page.',
    other: 'In your record, the last results of {n} tests are within the range on their pages.',
  },
  insideOthers: 'Outside the range on their pages: {names}.',
  tabletsUnknown:
    'How many tablets each dose is, is not in your record: how often each is taken stands beside it.',
  originFirst: 'In your record, {name} first stands on a page of {date}: {place}. It may have begun earlier.',
  laterUnknown: 'Your record has no later imaging of it, so it does not say whether it is still so.',
} as const
