/** What waits for a yes or no, or was rejected, as the assistant says it. */
export const assistantWaits = {
  waitingAll: { one: '{n} item waits for you to check it.', other: '{n} items wait for you to check them.' },
  waitingAbout: 'About: {name}.',
  waitsNamed: {
    one: '{n} item about {name} waits for you to check it under “To check”. It is not settled, so it is not told as yours: compare it with its page, and ask your doctor if it worries you.',
    other:
      '{n} items about {name} wait for you to check them under “To check”. They are not settled, so they are not told as yours: compare them with their pages, and ask your doctor if they worry you.',
  },
  pairWaits:
    'If you take it all the same, of {a} and {b}: {effect} {source}. Ask your doctor or pharmacist before you take both.',
  waitsShort: {
    one: '{name} waits for you to check it under “To check”, and is not settled.',
    other: '{name} wait for you to check them under “To check”, and are not settled.',
  },
  waitsBeside: {
    one: '{n} more item about {name} waits for you to check it and is not counted here.',
    other: '{n} more items about {name} wait for you to check them and are not counted here.',
  },
  waitingNone: 'Nothing waits for you to check it.',
  waitingWhere:
    'What waits is not settled and not told as yours: compare it with its page under “To check”, and if the page really says something alarming, ask your doctor at once.',
  mayWait: {
    one: '{n} item of this kind waits for you to check it under “To check”: {name}. It is not settled: compare it with its page, and ask your doctor if it worries you.',
    other:
      '{n} items of this kind wait for you to check them under “To check”: {name}. They are not settled: compare them with their pages, and ask your doctor if they worry you.',
  },
  rejectedWhere:
    'What you said is wrong is not told here. It stands on its page, marked “You said this is wrong”.',
  rejectedIf:
    'If you said of it that it is wrong, it is not told here: it stands on its page, marked “You said this is wrong”.',
  noPlace: 'Your record has no document that names {place}.',
  doneThen: 'Later pages say that this was done then:',
} as const
