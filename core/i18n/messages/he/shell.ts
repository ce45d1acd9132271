import type { Translated } from '../../text'
import type { shell as en } from '../en/shell'

export const shell: Translated<typeof en> = {
  skip: 'דילוג לתוכן הראשי',
  places: 'ניווט',
  record: 'התיק',
  noScript: 'בלי JavaScript אפשר לקרוא את התיק. כדי להתחבר, לסרוק ולענות יש להפעיל אותו לאתר הזה.',
  logout: 'יציאה',
  language: 'שפה',
  loading: 'בטעינה...',
  disclaimer:
    'Chartlight מציג סיכומים לידיעה בלבד ואינו תחליף לאבחנה רפואית. בכל שאלה יש לפנות לרופא או לאיש מקצוע מוסמך.',
  about: 'על Chartlight',
  support: 'תמיכה',
  terms: 'תנאי שימוש',
  privacy: 'מדיניות פרטיות',
  consent: 'עיבוד מידע',
  notFound: 'אופס! הדף לא נמצא',
  notFoundHint: 'ייתכן שנפלה טעות בכתובת, או שהדף עבר למקום אחר.',
  returnHome: 'חזרה לדף הבית',
  loadFailed: 'לא הצלחנו לטעון את הדף',
  loadFailedHint: 'שום דבר בתיק שלכם לא אבד. נסו שוב בעוד רגע.',
  tryAgain: 'ניסיון נוסף',
  close: 'סגירה',
  cancel: 'ביטול',
  notifications: 'הודעות',
  offline: 'אין חיבור ל-Chartlight. בדקו את החיבור לרשת ונסו שוב.',
  tooMany: 'יותר מדי ניסיונות. המתינו רגע ונסו שוב.',
  unexpected: 'משהו השתבש אצלנו. נסו שוב.',
  gone: 'הפריט כבר לא כאן. ייתכן שהשתנה בלשונית או במכשיר אחר.',
  notSignedIn: 'התחברו תחילה.',
  refused: 'אי אפשר לעשות זאת מכאן. חזרו ונסו שוב.',
}
