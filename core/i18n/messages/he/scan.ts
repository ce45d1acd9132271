import type { Translated } from '../../text'
import type { scan as en } from '../en/scan'

export const scan: Translated<typeof en> = {
  place: 'סריקה',
  title: 'סריקת דף',
  hint: 'הניחו את הדף ישר, באור טוב, כך שימלא את התמונה.',
  drop: 'אפשר גם לגרור תמונות לכאן או להדביק אחת.',
  addPage: 'הוספת דף',
  send: { one: 'שליחת דף אחד', two: 'שליחת שני דפים', other: 'שליחת {n} דפים' },
  page: 'דף {n}',
  removePage: 'הסרת דף {n}',
  blurred: 'התמונה נראית מטושטשת. תמונה חדה נקראת טוב יותר.',
  dark: 'התמונה חשוכה. באור חזק יותר היא תיקרא טוב יותר.',
  small: 'התמונה קטנה. התקרבו, כך שהדף ימלא אותה.',
  again: 'צילום חדש',
}
