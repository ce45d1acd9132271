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
  openFile: 'פתיחת המסמך',
}
