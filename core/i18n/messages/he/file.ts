import type { Translated } from '../../text'
import type { file as en } from '../en/file'

export const file: Translated<typeof en> = {
  back: 'חזרה לקבצים',
  notFound: 'הקובץ לא נמצא',
  notFoundHint: 'ייתכן שנמחק, או שהוא שייך למישהו אחר.',
  date: 'תאריך המסמך',
  facility: 'מוסד רפואי',
  notSpecified: 'לא צוין',
  name: 'קובץ',
  uploaded: 'הועלה',
  language: 'שפה',
  facts: 'מה מצאנו',
  empty: 'עדיין לא הופק מידע מהקובץ הזה',
  reading: 'הדף בקריאה',
  readingHint: 'זה לוקח כחצי דקה. אפשר לצאת מהדף, הקריאה תימשך.',
  page: 'הדף',
  pageOf: 'הדף: {name}',
  regions: 'השורות שמהן נקרא מידע',
  seePage: 'הצגת הדף',
  factBefore: 'הפריט הקודם',
  factAfter: 'הפריט הבא',
  zoomIn: 'הגדלה',
  zoomOut: 'הקטנה',
  mentioned: 'מוזכר גם בדף הזה',
  mentionedHint: 'כתוב בדף, אבל לא כעובדה עליכם כיום, ולכן אינו בתיק שלכם.',
}
