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

export const modality: Translated<typeof en.modality> = {
  'X-ray': 'צילום רנטגן',
  Ultrasound: 'אולטרסאונד',
  Mammography: 'ממוגרפיה',
  Fluoroscopy: 'שיקוף',
  Angiography: 'אנגיוגרפיה',
  'Nuclear medicine': 'רפואה גרעינית',
  DEXA: 'בדיקת צפיפות עצם',
  Echocardiography: 'אקו לב',
}

export const language: Translated<typeof en.language> = {
  en: 'אנגלית',
  he: 'עברית',
  mixed: 'אנגלית ועברית',
  other: 'אחרת',
}

export const doubt: Translated<typeof en.doubt> = {
  implausible_value: 'המספר אינו סביר לבדיקה הזאת. נא להשוות אותו לדף.',
  implausible_dose: 'המינון אינו סביר לתרופה הזאת. נא להשוות אותו לדף.',
  misread_value: 'ייתכן שהמספר נקרא לא נכון. נא להשוות אותו לדף.',
  implausible_frequency: 'התרופה הזאת אינה נלקחת בדרך כלל בתדירות כזאת. נא להשוות את התדירות לדף.',
  several_doses: 'בדף כתוב יותר ממינון אחד של התרופה הזאת. נא להשוות את המינון לדף.',
  misread_dose: 'ייתכן שהמינון נקרא לא נכון. נא להשוות אותו לדף.',
  decimal_point_suspected: 'ייתכן שהנקודה העשרונית אינה במקומה. נא להשוות את המספר לדף, ספרה אחר ספרה.',
  flag_mismatch:
    'המספר והסימון שלו בדף (גבוה, נמוך, תקין או בלי סימון) אינם מתאימים זה לזה. נא להשוות את שניהם לדף.',
  range_suspected: 'ייתכן שטווח הייחוס נקרא לא נכון. נא להשוות אותו לדף.',
  unit_suspected: 'ייתכן שיחידת המידה נקראה לא נכון. נא להשוות אותה לדף.',
  unknown_unit: 'לא הצלחנו לקרוא את יחידת המידה, או שאינה מוכרת לנו כאן. נא לחפש אותה בדף.',
  unknown_diagnosis: 'אין אצלנו אבחנה בשם הזה. ייתכן שהשם שגוי או נקרא לא נכון. נא להשוות אותו לדף.',
  unknown_medication: 'אין אצלנו תרופה בשם הזה. ייתכן שהשם שגוי או נקרא לא נכון. נא להשוות אותו לדף.',
  unknown_allergen: 'אין אצלנו אלרגן בשם הזה. ייתכן שהשם שגוי או נקרא לא נכון. נא להשוות אותו לדף.',
  unknown_procedure: 'אין אצלנו פרוצדורה בשם הזה. ייתכן שהשם שגוי או נקרא לא נכון. נא להשוות אותו לדף.',
  unknown_analyte: 'אין אצלנו בדיקה בשם הזה. ייתכן שהשם שגוי או נקרא לא נכון. נא להשוות אותו לדף.',
  uncertain_name: 'אפשר לקרוא את השם ביותר מדרך אחת. נא להשוות אותו לדף.',
  code_mismatch:
    'הקוד שבדף שייך לאבחנה אחרת מזו שנכתבה במילים. נא להשוות את שניהם לדף. אם כך כתוב בו, כדאי לשאול את מי שכתב אותו.',
  uncertain_given: 'לא ברור מן הדף אם קיבלתם זאת, או אם אתם עדיין נוטלים. אם כן, אשרו זאת.',
  uncertain_person: 'לא ברור מן הדף אם הדברים אמורים בכם. אם זה נכון לגביכם, אשרו זאת.',
  uncertain_date: 'בדף יש יותר מיום אחד שהתוצאה יכולה להיות ממנו. נא להשוות את התאריך לדף.',
  suspected_only: 'לפי הדף מדובר בחשד בלבד. כדאי לשאול את הרופא או הרופאה אם האבחנה אושרה.',
  engines_disagree: 'שתי קריאות של השורה אינן זהות. נא להשוות אותה לדף.',
  not_found_on_page: 'לא מצאנו את המילים האלה בדף. נא לחפש אותן בו. אם אינן שם, אין להסתמך על הפריט.',
  documents_disagree:
    'מסמך אחר שלך אומר אחרת. נא להשוות בין השניים, ואם שניהם נקראו נכון לשאול את מי שכתב אותם.',
  corrected_before: 'כבר נתתם שם אחר לשורות שנוסחן כזה. נא לבדוק מה השם הנכון כאן.',
  rejected_before: 'כבר סימנתם כשגויה שורה שנוסחה כזה. נא להשוות את השורה הזאת לדף.',
  low_confidence: 'היה קשה לקרוא את ההדפסה. נא להשוות את הפריט לדף.',
  other: 'איננו בטוחים שקראנו את זה נכון. נא להשוות את הפריט לדף.',
}
