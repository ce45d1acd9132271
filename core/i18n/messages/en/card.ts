/** The emergency card: a few words on paper, for somebody in a hurry. */
export const card = {
  title: 'Emergency card',
  open: 'Emergency card',
  hint: 'A card to print and carry, in both languages. It is made of what stands in your record now: print it again when that changes.',
  print: 'Print',
  blood: 'Blood type, as the patient entered it: {type}',
  contact: 'In an emergency, call',
  made: 'Made {date} from the patient’s papers and own entries; newest paper of {newest}. {n} of {all} statements confirmed or entered by the patient. Not checked by a clinician.',
  madeUndated:
    'Made {date} from the patient’s papers and own entries. {n} of {all} statements confirmed or entered by the patient. Not checked by a clinician.',
  more: { one: 'and {n} more in the record', other: 'and {n} more in the record' },
  noName: 'Your name and birth date are not on the card yet.',
} as const
