const told = {
  en: '(?:results?|values?|tests?)',
  he: '(?:תוצאות|תוצאה|בדיקות|בדיקה|ערך)',
}

const before = [
  String.raw`(?:previous|prior|earlier|past|prev\.?|history)(?:\s+${told.en})?`,
  String.raw`last(?:\s+${told.en})?(?=\s*[:(])`,
  String.raw`(?:${told.he}\s+)?(?:קודמות|קודמת|אחרונה)`,
  'קודם',
].join('|')

/** What begins a line that repeats earlier results of the test above it. */
export const earlierLabels = new RegExp(String.raw`^\W*(?:${before})\s*:?\s+\W*\d`, 'i')

const none = [
  String.raw`(?:no|without)\s+(?:previous|prior|earlier|past)(?:\s+(?:${told.en}|data))?`,
  String.raw`(?:אין|ללא)\s+(?:${told.he}\s+)?(?:קודמות|קודמת|קודם)`,
].join('|')

/** A line that says that of the test above it there is none. */
export const noEarlier = new RegExp(String.raw`^\W*(?:${none})\W*$`, 'i')
