/** What each row that only Hebrew needs reads, and what it leaves. */
const examples = {
  'days-named-by-letters': ['ימים א,ג,ה', 'א'],
  'weekend-of-israel': ['בסופי שבוע', 'לשבוע'],
  'count-of-form-and-half': ['שתי טבליות וחצי', 'שתי טבליות'],
  'one-of-form': ['כדור ביום', 'כדורים'],
  'one-of-form-counted': ['כדור אחד עד שלוש פעמים ביום', 'כדור ביום'],
  'one-of-form-or-more': ['כדור עד שניים', 'כדור עד הערב'],
  'one-of-form-and-half': ['כדור וחצי', 'כדור חצי שעה לפני האוכל'],
  'by-meals-of-the-day': ['עם ארוחת בוקר וערב', 'עם ארוחת בוקר'],
  'hour-without-its-half': ['בשעה 8', '8 ביום'],
  'so-long-of-each-day': ['מדבקה ל-12 שעות ביום', 'ל-12 ימים'],
  'a-course-of': ['קורס של 7 ימים', 'של 7 ימים'],
  'on-the-first-day': ['ביום הראשון', 'ביום ראשון'],
  'in-the-nth-week': ['שבוע ראשון', 'ביום ראשון'],
  'in-case-of-nothing': ['אם אין יציאה יומיים', 'אם יש כאב'],
  'ache-of-a-part': ['לכאבי ברכיים', 'לכאבים'],
  reason: ['ללחץ דם', 'לחץ דם'],
  'another-of-a-form': ['כדור נוסף בצהריים', 'כדור בצהריים'],
  'half-to-one-of-form': ['חצי עד כדור אחד', 'כדור אחד עד שניים'],
  'site-and-side': ['עין ימין', 'עין'],
  'measure-before-number': ['מ"ג 10 פעם ביום', '10 מ"ג פעם ביום'],
  'doses-by-turns-of-days': ['100 מק"ג יום אחד ו-112 מק"ג למחרת', '100 מק"ג יום אחד'],
  'forms-by-turns': ['כדור ושני כדורים לסירוגין', 'כדור לסירוגין'],
  'form-of-strength': ['טבליה 500 מ"ג', 'טבליה אחת'],
  'one-at-most': ['עד כדור אחד ביום', 'כדור אחד ביום'],
  'change-after-so-long': ['ולעלות אחרי שבוע', 'אחרי שבוע'],
} as const

export const inHebrew = (row: keyof typeof examples): { example: string; counterexample: string } => ({
  example: examples[row][0],
  counterexample: examples[row][1],
})
