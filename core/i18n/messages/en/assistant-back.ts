/** What the assistant says where it asks back, or where the record has a part of what was asked alone. */
export const assistantBack = {
  opinionUnknown: 'Whether a doctor or a place is good, no record says. What your record has from there:',
  contactUnknown:
    'Phone numbers, addresses and opening hours are not read from your pages; the page itself may show them.',
  emergencyNumber:
    'The emergency number is 911 (outside the United States, your local emergency number): if help is needed now, call at once.',
  imagingOther: 'Your record has another study of this kind, not the one that you ask for: {names}.',
  fieldOfDoctor:
    'Of which field a doctor is, is not read from your pages. What your record has by that name:',
  fieldByPlace:
    'Of which field a doctor is, no page says outright; by the name of the place, these pages are of it.',
  notThatNumber: 'Your record has no result of {name} that is {number}. What it has:',
  notAnyNumber: 'Your record has no such result that is {number}. What it has:',
  notThatDose: 'Your record has no dose of {dose} for {name}. What it has: {amount}.',
  noSuchDose: 'Your record has no dose of {dose} for {name}. What it has:',
  olderDose: '{dose} of {name} is an older dose, of {date}. The newest: {amount}.',
  olderValue: '{name} {amount} is an older result, of {date}: it is not your newest.',
  alarmingIfTrue:
    'If the page really shows such a number and it is far outside its range, call a doctor today and do not wait; if you are confused, very drowsy, faint or have a seizure, call an ambulance now.',
  dosesDiffer: 'In your record, {name} had more than one dose: {doses}.',
  eventBefore: '{name} before {date}: {results}.',
  eventAfter: '{name} after {date}: {results}.',
  eventNoneBefore: 'Your record has no result of {name} from before {date}.',
  eventNoneAfter: 'Your record has no result of {name} from after {date}.',
  endedTitle: 'No longer active',
  noResultsThen: 'No test results stand there.',
  allInsideThen: 'All results there are within the ranges on their page.',
  outsideThen: 'Not all was within range. Outside the ranges on their page: {names}.',
  unwritten_severity: 'How severe it is, is not written in your record.',
  boundNewest: 'The newest is {amount}, on {date}.',
  everOutsideTitle: 'Outside the range once',
  everOutside: 'Outside the range once, by older results: {results}.',
  noRemoval: 'Your record says nothing of an operation or a removal by that name: {name}.',
  notOnly: 'Your record also has: {names}.',
  notOnlyTitle: 'Also in your record',
  lastTested: 'It was last tested on {date}: whether it is still so is not in your record.',
  findingsUnjudged:
    'What was seen is not in your record. That it was normal is not said in it. The full report may say it.',
  noConditionBy:
    'Your record lists no condition of yours by that name. Results are no diagnosis. What it has of them:',
  conditionBeside: 'Your record lists this condition: {names}. The results beside it:',
  labelUnknown:
    'What is in “{words}” is not known here: compare its label with the allergies in your record, and ask your doctor or pharmacist where you are not sure.',
  allergiesAre: 'Your record lists allergies: {listed}.',
  newTests: 'Tests with no result before that',
  about_lab: 'About {name}: the newest result, how it changed, or who wrote it?',
  about_labs: 'About {name}: what is out of range, what changed, or who wrote it?',
  about_medication: 'About {name}: the dose, since when, what it is for, or who prescribed it?',
  about_diagnosis: 'About {name}: since when, whether it is still listed, or who wrote it?',
  about_allergy: 'About {name}: the reaction, or who wrote it?',
  about_procedure: 'About {name}: when it was, or who wrote it?',
  about_imaging: 'About {name}: when it was, what was seen, or who wrote it?',
  about_visit: 'About {name}: the results, the medications, or who wrote it?',
  about_waiting:
    'About what waits for you to check ({name}): it is not settled, so it is not told as yours. Compare it with its page under “To check”.',
  tookAllergic:
    'Your record lists an allergy that this drug may touch. Call your doctor, a pharmacist or the poison line now, before you take any more. If you have trouble breathing, swelling of the face, lips or throat, hives or faintness, call 911 (outside the United States, your local emergency number) at once.',
  orderOfPages: 'Of {names} it is the day of the first page: it may have begun earlier.',
  askOrigin: 'Who wrote {name} in my record?',
  askNewest: 'What are my newest results?',
  askTaken: 'Do I take {name}?',
  askListed: 'Is {name} in my record?',
} as const
