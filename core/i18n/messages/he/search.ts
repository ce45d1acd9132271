import type { Translated } from '../../text'
import type { search as en } from '../en/search'

export const search: Translated<typeof en> = {
  title: 'חיפוש',
  label: 'חיפוש בתיק',
  hint: 'שם, תוצאה, קוד או מקום, בעברית או באנגלית',
  go: 'חיפוש',
  files: 'מסמכים',
  nothing: 'לא נמצא דבר עבור {text}',
  nothingHint: 'נסו פחות אותיות, או שם אחר לאותו דבר.',
}
