import type { Translated } from '../../text'
import type { timeline as en } from '../en/timeline'

export const timeline: Translated<typeof en> = {
  title: 'ציר זמן',
  all: 'כל האירועים',
  diagnosis: 'אבחנות',
  medication: 'תרופות',
  allergy: 'אלרגיות',
  procedure: 'פרוצדורות',
  lab: 'מעבדה',
  imaging: 'דימות',
  header: { one: 'אירוע אחד ב{files}', two: 'שני אירועים ב{files}', other: '{n} אירועים ב{files}' },
  files: { one: 'קובץ אחד', two: 'שני קבצים', other: '-{n} קבצים' },
  document: 'מסמך רפואי',
  entered: 'הוזן על ידכם',
  empty: 'אין עדיין אירועים',
  sinceLast: 'חדש מאז המסמך הקודם',
  sinceLastHint:
    'מה שכתוב במסמך החדש ביותר ולא נכתב בקודמים. אם משהו אינו צפוי לכם, שאלו את הרופא או הרופאה.',
  new_diagnosis: 'אבחנה חדשה',
  started: 'התחלה',
  stopped: 'הפסקה',
  dose_changed: 'שינוי מינון',
  newly_abnormal: 'יצא מהטווח',
  back_to_normal: 'חזר לטווח',
  before: 'קודם:',
  openFile: 'פתיחת המסמך',
  showSaid: 'הצגת מה שכתוב במסמך הזה',
}
