/** What the assistant says of drugs, beside how they stand on the lists. */
export const assistantDrugs = {
  drugGiven: 'Your record says that {name} was given.',
  drugOver: 'Your record says that {name} was given, and that it is completed.',
  drugInactive: 'Your record lists {name} as no longer active.',
  drugDose: 'Your record says: {name} {amount}.',
  drugDoseUnknown: 'Your record lists {name}, but gives no dose for it.',
  drugPurpose: 'The directions for {name} in your record say what it is for: “{text}”.',
  drugStopLine:
    'Its last line in your record, where {name} stands as stopped, says: “{text}”. Whether that is the reason, your doctor can tell you.',
  drugPurposeUnknown:
    'Your record does not say what {name} is for, nor why it was given, changed or stopped. Its line on the page is below. Your doctor or pharmacist can tell you.',
  allergyItself: 'Your record lists an allergy to {name}: ask your doctor or pharmacist before you take it.',
  drugLasts: 'Your record says of {name}: {lasts}.',
  drugLastsOne: '{duration} (on the page of {date})',
  drugLastsUnknown: 'For how long {name} was or is to be taken is not written in your record.',
  rhythm: 'By their directions, these go with “{often}”: {drugs}.',
  rhythmNone:
    'By its directions, none of your active medications goes with “{often}”. These are all of them.',
  rhythmOpen: 'How often these are taken, their lines do not say: {drugs}.',
  maybeFor:
    'Your record does not say what each medication is taken for. Some can be used for the same as {name}: {drugs}. Your doctor or pharmacist can tell you.',
  forWhichUnknown:
    'Which of your medications is for {name} is not written in your record. These are all that are active.',
} as const
