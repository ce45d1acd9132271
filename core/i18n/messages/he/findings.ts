import type { Translated } from '../../text'
import type { findings as en } from '../en/findings'

export const findings: Translated<typeof en> = {
  linked_to_diagnosis: 'אבחנות קשורות',
  linkedBy: 'הקישור לפי ההנחיה:',
  irregular_finding: 'ממצאים חריגים',
  irregularNotLinked: 'ממצאים חריגים (ללא קשר לאבחנה)',
  normal_finding: 'ממצאים תקינים',
  vital_sign: 'סימנים חיוניים',
  not_judged: 'ממצאים שאין להם טווח בדף',
  otherFindings: 'ממצאים נוספים',
  abnormal: 'חריגות',
  irregular: 'חריגים',
  lab: 'בדיקות',
  imaging: 'ממצאים',
  total: 'סך הכול',
  byDocument: 'לפי מסמך',
  byTest: 'לפי בדיקה',
  byStudy: 'לפי סוג בדיקה',
}
