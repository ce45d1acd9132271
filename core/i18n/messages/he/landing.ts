import type { Translated } from '../../text'
import type { landing as en } from '../en/landing'

export const landing: Translated<typeof en> = {
  tagline: 'מסמכים רפואיים מפוזרים הופכים לפרופיל בריאות מסודר ואמין, עם תובנות מבוססות בינה מלאכותית.',
  password: 'סיסמת גישה',
  placeholder: 'הזינו את סיסמת הגישה',
  start: 'בואו נתחיל',
  verifying: 'בבדיקה...',
  missing: 'הזינו את סיסמת הגישה',
  wrong: 'סיסמה שגויה. נסו שוב.',
  failed: 'בדיקת הסיסמה נכשלה. נסו שוב.',
  deniedTitle: 'הגישה נדחתה',
  denied: 'הזינו את סיסמת הגישה בדף הבית.',
  signedIn: 'אתם כבר מחוברים.',
  openRecord: 'לתיק שלכם',
  line: 'שורה מתוך דף',
  fact: 'הופכת לפריט בתיק שלכם',
}
