import type { assistantDrugs as english } from '../en/assistant-drugs'
import type { Translated } from '../../text'

export const assistantDrugs: Translated<typeof english> = {
  drugGiven: 'לפי התיק ניתן: {name}.',
  drugOver: 'לפי התיק ניתן: {name}, והטיפול הסתיים.',
  drugInactive: 'לפי התיק שלכם, {name} היא תרופה שכבר אינה פעילה.',
  drugDose: 'לפי התיק שלכם: {name} {amount}.',
  drugDoseUnknown: 'התרופה {name} רשומה בתיק שלכם, אבל המינון לא כתוב.',
  drugPurpose: 'בהוראות של {name} שבתיק שלכם כתוב למה היא ניתנת: ”{text}“.',
  drugStopLine:
    'בשורה האחרונה שבתיק שלכם, שבה {name} רשומה כתרופה שהופסקה, כתוב: ”{text}“. אם זו הסיבה, יוכל לומר הרופא.',
  drugPurposeUnknown:
    'בתיק שלכם לא כתוב למה ניתנת {name}, וגם לא למה שונתה או הופסקה. השורה מהדף מופיעה למטה. הרופא או הרוקח יוכלו לומר לכם.',
  allergyItself: 'בתיק שלכם רשומה אלרגיה: {name}. שאלו רופא או רוקח לפני שתיקחו אותה.',
  drugLasts: 'לפי התיק שלכם, {name}: {lasts}.',
  drugLastsOne: '{duration} (בדף מתאריך {date})',
  drugLastsUnknown: 'לכמה זמן לקחת {name} לא כתוב בתיק שלכם.',
  rhythm: 'לפי ההוראות, אלה מתאימות ל”{often}“: {drugs}.',
  rhythmNone: 'לפי ההוראות, אף אחת מהתרופות הפעילות אינה מתאימה ל”{often}“. אלה כל התרופות.',
  rhythmOpen: 'באיזו תדירות לוקחים את אלה לא כתוב בשורה שלהן: {drugs}.',
  maybeFor:
    'בתיק שלכם לא כתוב למה ניתנת כל תרופה. יש כאלה שיכולות לשמש לאותן מטרות כמו {name}: {drugs}. הרופא או הרוקח יוכלו לומר לכם.',
  forWhichUnknown: 'איזו מהתרופות שלכם ניתנת בשביל {name} לא כתוב בתיק. אלה כל התרופות הפעילות.',
}
