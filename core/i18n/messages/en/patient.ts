export const patient = {
  onPage: 'Patient on this page:',
  question:
    'Is this you? You are asked once for each name. Until you say, what this page shows is in your record, with the name beside it.',
  mine: 'Yes, it is me',
  notMine: 'No, somebody else',
  other:
    'You said that this is somebody else. What this page shows is still in your record, with the name beside it. If it does not belong there, delete the file.',
  mineDone: 'Pages with this name are yours.',
  otherDone: 'Pages with this name are marked as somebody else’s.',
  failed: 'Your answer could not be saved.',
  ofFact: 'Patient:',
} as const
