export const patient = {
  onPage: 'Patient on this page:',
  question:
    'Is this you? You are asked once for each name. Until you say, what this page shows is in your record, with the name beside it.',
  waits:
    'Is this you? Your profile has another name. You are asked once for each name. Until you say, nothing of this page is in your record.',
  waiting: 'Pages in another name',
  mine: 'Yes, it is me',
  notMine: 'No, somebody else',
  other:
    'You said that this is another person: this page is not in your record. Keep it here, or take it out.',
  takeOut: 'Take this page out',
  mineDone: 'Pages with this name are yours, and in your record.',
  otherDone: 'Pages with this name are out of your record.',
  failed: 'Your answer could not be saved.',
  ofFact: 'Patient:',
} as const
