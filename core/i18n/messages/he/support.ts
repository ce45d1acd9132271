import type { Translated } from '../../text'
import type { support as en } from '../en/support'

export const support: Translated<typeof en> = {
  title: 'תמיכה',
  loginTitle: 'התחברו תחילה',
  login: 'כדי לשלוח פנייה לתמיכה יש להתחבר',
  goToLogin: 'להתחברות',
  privacyTitle: 'הודעת פרטיות',
  privacy: 'אל תכללו מידע רפואי: לא שמות של אבחנות או תרופות, לא תוצאות ולא תמונות. כתבו מה עשיתם ומה קרה.',
  topic: 'נושא',
  choose: 'בחרו נושא',
  upload: 'בעיות בהעלאת קבצים',
  summary: 'יצירת סיכומים',
  alerts: 'התראות ותזכורות',
  billing: 'חיוב וחשבון',
  other: 'אחר',
  message: 'הודעה',
  submit: 'שליחת הפנייה',
  submitting: 'בשליחה...',
  missing: 'מלאו את כל השדות',
  topicMissing: 'בחרו את נושא הפנייה.',
  messageMissing: 'כתבו את ההודעה.',
  failed: 'שליחת הפנייה נכשלה',
  done: 'הפנייה נשלחה בהצלחה',
  doneText: 'תודה. מי שמפעיל את השירות יכול לקרוא את הפנייה ולענות לכתובת שבה אתם מתחברים.',
}
