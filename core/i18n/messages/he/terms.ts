import type { Translated } from '../../text'
import type * as en from '../en/terms'

export const type: Translated<typeof en.type> = {
  diagnosis: 'אבחנות',
  medication: 'תרופות',
  allergy: 'אלרגיות',
  procedure: 'פרוצדורות',
  lab: 'בדיקות מעבדה',
  imaging: 'דימות',
}

export const category: Translated<typeof en.category> = {
  lab: 'דוח מעבדה',
  imaging: 'פענוח דימות',
  prescription: 'מרשם',
  discharge: 'סיכום אשפוז',
  consultation: 'מכתב ייעוץ',
  other: 'מסמך אחר',
}

export const status: Translated<typeof en.status> = {
  active: 'פעיל',
  inactive: 'לא פעיל',
  historical: 'בעבר',
  resolved: 'חלף',
  suspected: 'בחשד',
  stopped: 'הופסק',
  completed: 'בוצע',
  negated: 'נכתב שאינו קיים',
  ruled_out: 'נשלל',
  family_history: 'במשפחה',
  considered: 'מתוכנן או בשיקול',
  hypothetical: 'במקרה הצורך',
  not_present: 'על אדם אחר',
}

export const severity: Translated<typeof en.severity> = { mild: 'קלה', moderate: 'בינונית', severe: 'קשה' }

export const laterality: Translated<typeof en.laterality> = {
  left: 'שמאל',
  right: 'ימין',
  bilateral: 'דו־צדדי',
}

export const language: Translated<typeof en.language> = {
  en: 'אנגלית',
  he: 'עברית',
  mixed: 'אנגלית ועברית',
  other: 'אחרת',
}

export const doubt: Translated<typeof en.doubt> = {
  low_confidence: 'היה קשה לקרוא את ההדפסה.',
  implausible_value: 'המספר אינו סביר לבדיקה הזאת. נא להשוות לדף.',
  implausible_dose: 'המינון אינו סביר לתרופה הזאת. נא להשוות לדף.',
  misread_dose: 'ייתכן שהמינון נקרא לא נכון. נא להשוות לדף.',
  misread_value: 'ייתכן שהמספר נקרא לא נכון. נא להשוות לדף.',
  value_out_of_column: 'ייתכן שהמספר שייך לשורה אחרת. נא להשוות לדף.',
  engines_disagree: 'שתי קריאות של השורה אינן זהות. נא להשוות לדף.',
  unknown_medication: 'אין אצלנו תרופה בשם הזה. ייתכן שהשם שגוי או נקרא לא נכון.',
  unknown_diagnosis: 'אין אצלנו אבחנה בשם הזה. ייתכן שהשם שגוי או נקרא לא נכון.',
  unknown_procedure: 'אין אצלנו פרוצדורה בשם הזה. ייתכן שהשם שגוי או נקרא לא נכון.',
  unknown_allergen: 'אין אצלנו אלרגן בשם הזה. ייתכן שהשם שגוי או נקרא לא נכון.',
  unknown_analyte: 'אין אצלנו בדיקה בשם הזה. ייתכן שהשם שגוי או נקרא לא נכון.',
  uncertain_name: 'אפשר לקרוא את השם ביותר מדרך אחת.',
  code_mismatch: 'הקוד שבדף שייך לאבחנה אחרת מזו שנכתבה במילים.',
  suspected_only: 'לפי הדף מדובר בחשד בלבד.',
  unknown_unit: 'היחידה אינה מוכרת לבדיקה הזאת.',
  other: 'איננו בטוחים שקראנו את זה נכון.',
}
