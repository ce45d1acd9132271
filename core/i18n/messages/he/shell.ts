import type { Translated } from '../../text'
import type { shell as en } from '../en/shell'

export const shell: Translated<typeof en> = {
  skip: 'דילוג לתוכן הראשי',
  logout: 'יציאה',
  language: 'שפה',
  loading: 'טוען...',
  disclaimer:
    'Chartlight מציג סיכומים לידיעה בלבד ואינו תחליף לאבחנה רפואית. בכל שאלה יש לפנות לרופא או לאיש מקצוע מוסמך.',
  about: 'על Chartlight',
  terms: 'תנאי שימוש',
  privacy: 'מדיניות פרטיות',
  consent: 'עיבוד מידע',
  notFound: 'אופס! הדף לא נמצא',
  notFoundHint: 'ייתכן שנפלה טעות בכתובת, או שהדף עבר למקום אחר.',
  returnHome: 'חזרה לדף הבית',
  loadFailed: 'לא הצלחנו לטעון את הדף',
  loadFailedHint: 'שום דבר ברשומה שלך לא אבד. כדאי לנסות שוב בעוד רגע.',
  tryAgain: 'לנסות שוב',
  close: 'סגירה',
  cancel: 'ביטול',
  notifications: 'הודעות',
  offline: 'אין חיבור ל-Chartlight. כדאי לבדוק את החיבור לרשת ולנסות שוב.',
  tooMany: 'יותר מדי ניסיונות. כדאי להמתין רגע ולנסות שוב.',
  unexpected: 'משהו השתבש אצלנו. כדאי לנסות שוב.',
  notSignedIn: 'יש להתחבר תחילה.',
  refused: 'אי אפשר לעשות זאת מכאן. כדאי לחזור ולנסות שוב.',
}
