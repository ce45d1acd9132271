/** What the assistant says where it asks back, or where the record has a part of what was asked alone. */
export const assistantBack = {
  opinionUnknown: 'Whether a doctor or a place is good, no record says. What your record has from there:',
  contactUnknown:
    'Phone numbers, addresses and opening hours are not read from your pages; the page itself may show them.',
  notThatNumber: 'Your record has no result of {name} that is {number}. What it has:',
  olderValue: '{name} {amount} is an older result, of {date}: it is not your newest.',
  alarmingIfTrue:
    'If the page really shows such a number and it is far outside its range, call a doctor today and do not wait; if you are confused, very drowsy, faint or have a seizure, call an ambulance now.',
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
  ofThis: 'I am not sure what you ask of {name}. Is it one of these?',
  orderOfPages: 'Of {names} it is the day of the first page: it may have begun earlier.',
  askOrigin: 'Who wrote {name} in my record?',
  askNewest: 'What are my newest results?',
  askTaken: 'Do I take {name}?',
  askListed: 'Is {name} in my record?',
} as const
