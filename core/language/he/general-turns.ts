const word = (...parts: readonly string[]): RegExp =>
  new RegExp(`(?<![\\p{L}"״])(?:${parts.join('|')})(?![/\\p{L}])`, 'iu')

const patient = [
  '(?<!(?:שם|חתימת|פרטי|מידע|ל?כל|של) )[ושלב]?ה?מטופלת?',
  '[ולב]?(?:החולה|המאושפזת?|הנבדקת?|הנועץ|הנועצת|המשתתף|המשתתפת|למשתתפת?|לנבדקת?)',
  'אצלך|אצלו|אצלה|שלך|תשובתך|תוצאותיך|הינך|עצמו|עצמה',
] as const

const told = [
  'ו?(?:הגיעה?|התקבלה?|אובחן|אובחנה|עברה?|בוצעה?|נמדד\\p{L}*|נטלה?|סובלת?|נוטלת?|מקבלת?|קיבלה?|הוחל|נכללה?)',
  'ו?(?:משתתף|משתתפת|טופלה?|דיווחה?|ידועה?(?! לי)|הופסקה?|הוחלט|הומלץ|הומלצה|אושפזה?)',
  'ו?(?:אך|אבל|אולם|התברר\\p{L}*|נרשמה? (?:לו|לה|לך)|ממשיך|ממשיכה)',
  'ו?ש?(?:בשל|עקב|על רקע|לאור|בגלל|בעקבות|סיבת|הסיבה|מהות|ברקע|רקע|הערת|כיום|כעת|במסגרת|ב?עברו|ב?עברה)',
] as const

/** The patient, by whatever word. */
export const hebrewPatient = word(...patient)

/** The patient, what was done, and why: behind these words what was said of anybody says nothing more. */
export const hebrewTurn = word(...patient, ...told)

/** A label or a mark of an answer, or a day on which something was given: the line is this person's. */
export const hebrewAnswer =
  /[☒☑✓]|\[\s?[xXvV]\s?\]|(?<!\p{L})(?:ה?אבחנ(?:ה|ות)|תוצא(?:ה|ות)|סיכום|ממצאים|בוצע|טיפול קבוע|רגישויות|תשובה אישית)(?: \p{L}+)?\s?:|\d{1,2}[./]\d{1,2}[./]\d{2,4}.*(?:ניתן|בוצע|נלקח)/u

/** A new part of a sentence as well. */
export const hebrewPart = new RegExp(String.raw`${hebrewTurn.source}|[.;:]|\s[-–]\s`, 'iu')

/** Another item: a comma before it, and no colon or question over all of them. */
export const hebrewItem = new RegExp(String.raw`${hebrewTurn.source}|^[^:?]*,`, 'iu')

/** Another item behind a number: "יעד 130/80, סוכרת". */
export const hebrewBehindNumber = new RegExp(String.raw`${hebrewTurn.source}|\d[^,;]*,`, 'iu')

/** Somebody is spoken of again. */
export const hebrewHeOrShe = new RegExp(
  String.raw`${hebrewPatient.source}|(?<!\p{L})ש?(?:הוא|היא)(?!\p{L})`,
  'iu',
)

/** Another item between a statement and what it is about. */
export const anotherItem = /,\s*\p{L}/u

/** No turn at all: what the words say holds for the patient. */
export const noTurn = /(?!)/u

/** Anything: the words stand right before the name. */
export const anyTurn = /\S/u

/** A day, or an amount that was measured. */
export const ofADay = /\d{1,2}[./]\d{1,2}[./]\d{2,4}|\d\s?(?:%|mg|mm|cm)/iu
