/** The words that turn back to the patient: from them on a text is theirs again, of whomever it spoke before. */

export const word = (...parts: readonly string[]): RegExp =>
  new RegExp(String.raw`(?<![\p{L}"״])(?:${parts.join('|')})(?![/\p{L}])`, 'iu')

const heOrShe = 'he|she|his|her|him|hers|pt'

/** Somebody of whom a page speaks. */
const english = [
  heOrShe,
  String.raw`patients? (?:is|was|has|had|reports?|reminded|advised|told)|patients?['’]?s? name|patient['’]s|the patient`,
  String.raw`mr|mrs|ms|dr|admitted|discharged|diagnosed with|dob|date of birth|mrn`,
  String.raw`(?<!(?:if|when|before|unless|whether|until|after) )you (?:have|had|were|are taking)`,
  String.raw`your (?:results?|blood|diagnosis|operation|surgery|visit|scan|medications?|prescription)`,
] as const

/** Another word of somebody, or an act of today. */
const englishTold = [
  String.raw`client|(?:the|this|our) (?:lady|gentleman|man|woman|boy|girl|child)|today|tonight|yesterday`,
  String.raw`(?:in|ex)cluded because|triggered \d+|dispensed|issued|underwent|presented|reviewed|referred`,
  String.raw`(?<!(?:is|are|be) )seen|given(?=[.;,]| on| at| by|$)|started(?= \p{L})`,
  String.raw`(?<=^\W*)(?:please )?(?:take|continue|keep taking|start|begin|use|apply|inhale|inject|increase|reduce` +
    String.raw`|stop)(?= [^.;]*\d)`,
  String.raw`(?:as )?in your case|(?:because|as|since) you(?! (?:asked|may|can))`,
  String.raw`(?<!(?:if|when|before|unless|whether|until|after) )you (?:take|took|are on)`,
  String.raw`(?<!if )your(?= (?!(?:\p{L}+ )?(?:doctor|nurse|gp|pharmacist|prescriber|team|surgeon|consultant` +
    String.raw`|midwife|dentist|provider|clinic|child|baby|surgery|choice|insurer|plan|policy|age|card|book)(?!\p{L})))`,
] as const

/** The patient, in Hebrew. */
const hebrew = [
  '(?<!(?:שם|חתימת|פרטי|מידע|ל?כל|של) )[ושלב]?(?:המטופלת?|מטופלת?(?! (?:ב(?!ן |ת )|על ידי)))',
  '[ולב]?(?:החולה|המאושפזת?|הנבדקת?|הנועץ|הנועצת|המשתתף|המשתתפת|למשתתפת?|לנבדקת?)',
  'אצלך|אצלו|אצלה|שלך|תשובתך|תוצאותיך|הינך|עצמו|עצמה',
] as const

/** What was done, and why. */
const hebrewTold = [
  'ו?(?:הגיעה?|התקבלה?|אובחן|אובחנה|עברה?|בוצעה?|נמדד\\p{L}*|נטלה?|סובלת?|נוטלת?|מקבלת?|קיבלה?|הוחל|נכללה?)',
  'ו?(?:משתתף|משתתפת|טופלה?|דיווחה?|ידועה?(?! לי)|הופסקה?|הוחלט|הומלץ|הומלצה|אושפזה?)',
  'ו?(?:אך|אבל|אולם|התברר\\p{L}*|נרשמה? (?:לו|לה|לך)|ממשיך|ממשיכה)',
  'ו?ש?(?:בשל|עקב|על רקע|לאור|בגלל|בעקבות|סיבת|הסיבה|מהות|ברקע|רקע|הערת|כיום|כעת|במסגרת|ב?עברו|ב?עברה)',
] as const

const hebrewNamed = [
  String.raw`ה?מטופלת?|תאריך לידה|ת\.?ז|אובחנ\p{L}*|התקבלה?|שוחררה?|נבדקה?|נוטלת?`,
] as const

/** Somebody: a page that has no such word speaks of nobody. */
export const ofSomebody = word(...english, ...hebrewNamed)

/** Somebody, a day, what was done and why: behind these words what was said of anybody says nothing more. */
export const ownWord = new RegExp(
  String.raw`${word(...english, ...englishTold, ...hebrewNamed, 'ה?חולה|הוא|היא|היום|אתמול').source}` +
    String.raw`|(?<!\d)\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}(?!\d)`,
  'iu',
)

/** The same, or a box that was ticked: "Contraindications" of a form asks what its person has. */
export const ownAnswer = new RegExp(`${ownWord.source}|[☒☑]`, 'iu')

/** In a sentence of somebody else: any word by which the patient may be told of, too. */
export const anyoneElse = word(
  heOrShe,
  String.raw`himself|herself|themselves|(?:the )?patient(?!['’]s?)|you|your|we|us|i|me|my|both|they|them|their`,
  'ה?מטופלת?|ה?חולה',
)

const hebrewPatient = word(...hebrew)

/** The patient, what was done, and why, in Hebrew. */
export const hebrewTurn = word(...hebrew, ...hebrewTold)

/** A label or a mark of an answer, or a day on which something was given: the line is this person's. */
export const hebrewAnswer = new RegExp(
  String.raw`[☒☑✓]|\[\s?[xXvV]\s?\]|(?<!\p{L})(?:ה?אבחנ(?:ה|ות)|תוצא(?:ה|ות)|סיכום|ממצאים|בוצע|טיפול קבוע|רגישויות` +
    String.raw`|תשובה אישית)(?: \p{L}+)?\s?:|\d{1,2}[./]\d{1,2}[./]\d{2,4}.*(?:ניתן|בוצע|נלקח)`,
  'u',
)

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

/** The same of a whole line, or an answer. */
export const hebrewLineTurn = new RegExp(String.raw`${hebrewTurn.source}|${hebrewAnswer.source}`, 'iu')
