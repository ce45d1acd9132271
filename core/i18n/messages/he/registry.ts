import type { Translated } from '../../text'
import type { registry as en } from '../en/registry'

export const registry: Translated<typeof en> = {
  diagnosisTitle: 'אבחנות ואלרגיות',
  medicationTitle: 'תרופות',
  allergyTitle: 'אלרגיות',
  procedureTitle: 'פרוצדורות',
  labTitle: 'בדיקות מעבדה',
  imagingTitle: 'דימות',
  reportTitle: 'דוחות',
  diagnosisTile: 'אבחנות',
  diagnosisEmpty: 'לא נמצאו אבחנות',
  diagnosisHint: 'העלו מסמכים רפואיים כדי לראות כאן את האבחנות שלכם',
  medicationEmpty: 'לא נמצאו תרופות',
  allergyEmpty: 'לא נמצאו אלרגיות',
  procedureEmpty: 'לא נמצאו פרוצדורות',
  labEmpty: 'לא נמצאו תוצאות מעבדה',
  imagingEmpty: 'לא נמצאו בדיקות דימות',
  reportEmpty: 'לא נמצאו דוחות',
  uploadFiles: 'העלאת קבצים',
  pagesAndFacts: {
    one: 'דף אחד · {facts} תוצאות',
    two: 'שני דפים · {facts} תוצאות',
    other: '{n} דפים · {facts} תוצאות',
  },
  otherCodes: { one: 'קוד נוסף', two: 'שני קודים נוספים', other: '{n} קודים נוספים' },
  newest: 'החדשים ביותר',
  older: 'ישנים יותר',
}
