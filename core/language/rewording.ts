/**
 * Words by which a sentence of a summary says that something is not simply so. One that had such a word keeps one, and
 * one that had none gets none: another wording must not turn "no longer" into "still".
 */
export const guards: Readonly<Record<'en' | 'he', readonly RegExp[]>> = {
  en: [
    /\b(?:no|not|never|none|without|denies|longer)\b|n[’']t\b/i,
    /\b(?:stopped|stop|past|former|formerly|previously|used to|ended|ago)\b/i,
    /\b(?:suspected|suspicion|possible|possibly|maybe|may|might|could|likely|uncertain|certain|sure)\b/i,
    /\b(?:allerg\w*|react\w*|intoleran\w*)\b/i,
    /\b(?:disagree\w*|conflict\w*|contradict\w*)\b/i,
    /\b(?:should|must|need\w*|recommend\w*|advise\w*|because|due|caus\w*|treat\w*|for your)\b/i,
    /\b(?:increas\w*|decreas\w*|high|higher|low|lower|above|below|normal|abnormal|worse|better|improv\w*)\b/i,
  ],
  he: [
    /(?<!\p{L})(?:לא|אין|אינ\p{L}*|בלי|ללא|שולל\p{L}*|כבר לא)(?!\p{L})/u,
    /(?<!\p{L})(?:הופסק\p{L}*|הפסק\p{L}*|בעבר|לשעבר|הסתיי\p{L}*)(?!\p{L})/u,
    /(?<!\p{L})(?:חשד|חשוד\p{L}*|ייתכן|אולי|כנראה|ודאי|בטוח)(?!\p{L})/u,
    /(?<!\p{L})\p{L}?(?:אלרגי\p{L}*|רגישות)(?!\p{L})/u,
    /(?<!\p{L})(?:סותר\p{L}*|חלוק\p{L}*|אינם מסכימים)(?!\p{L})/u,
    /(?<!\p{L})(?:צריך|צריכ\p{L}*|חייב\p{L}*|יש ל\p{L}+|מומלץ|כדאי|בגלל|עקב|לטיפול|כדי)(?!\p{L})/u,
    /(?<!\p{L})(?:עלה|עלתה|ירד\p{L}*|גבוה\p{L}*|נמוך|נמוכ\p{L}*|מעל|מתחת|תקין|תקינ\p{L}*|חריג\p{L}*|השתפר\p{L}*|החמיר\p{L}*)(?!\p{L})/u,
  ],
}

/**
 * The words of another wording: those of the sentence itself, the plain ones, and of a group all where the sentence has one
 * of it. Any other word would add something: of whom it is said, how bad it is, since when.
 */
export interface AllowedWords {
  readonly plain: string
  readonly groups: readonly string[]
}

export const allowedWords: Readonly<Record<'en' | 'he', AllowedWords>> = {
  en: {
    plain: `
a an the and as at by in of on to from that this it its is are was were which per according your you
record records document documents paper papers page pages says say states state shows show lists list listed names named
notes noted mentions mentioned tells told recorded reads has written there here`,
    groups: [
      'take takes taking taken use using',
      'lists have',
      'done performed carried out had',
      'given received receiving had',
      'was result value measured',
      'has study scan examination',
      'allergy allergies allergic',
      'no longer any more anymore not',
      'suspected suspicion only certain',
      'past earlier',
      'disagree conflict one another',
    ],
  },
  he: {
    plain: `
לפי הרשומה ברשומה רשומה רשום רשומים שלכם אתם לכם יש מופיע מופיעה מופיעים כתוב כתובה נכתב מצוין מצוינת צוין צוינה במסמך במסמכים
בדף דף הדף מסמך המסמכים התיק בתיק את של כי הוא היא עם על וגם`,
    groups: [
      'נוטלים לוקחים נטילה נטילת משתמשים שאתם',
      'בוצע בוצעה עברתם נעשה נעשתה',
      'ניתן ניתנה קיבלתם',
      'התוצאה הייתה תוצאה ערך הערך',
      'בדיקה בדיקת',
      'רגישות אלרגיה רגישים אלרגיים',
      'אינכם עוד יותר לא כבר',
      'חשד בלבד רק',
      'בעבר לשעבר',
    ],
  },
}
