import type { Translated } from '../../text'
import type { crash as en } from '../en/crash'

export const crash: Translated<typeof en> = {
  unexpected: 'שגיאה בלתי צפויה ביישום!',
  unavailable: 'משתני הסביבה בענן לא נטענו. אם זה חוזר, פנו לתמיכה.',
  title: 'שגיאה ביישום',
  text: 'אירעה שגיאה ביישום. סביר שחסרה הגדרה בסביבה שבה הוא רץ.',
  unknown: 'שגיאה לא ידועה',
  causes: 'סיבות אפשריות:',
  cause1: 'משתני הסביבה בענן לא נטענו',
  cause2: 'סביבת התצוגה המקדימה צריכה אתחול',
  cause3: 'תקלה זמנית בתשתית',
  reload: 'טעינה מחדש',
}
