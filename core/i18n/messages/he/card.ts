import type { Translated } from '../../text'
import type { card as english } from '../en/card'

export const card: Translated<typeof english> = {
  title: 'כרטיס חירום',
  open: 'כרטיס חירום',
  hint: 'כרטיס להדפסה ולנשיאה, בשתי השפות. הוא עשוי ממה שיש ברשומה עכשיו: כדאי להדפיס שוב כשמשהו משתנה.',
  print: 'הדפסה',
  blood: 'סוג דם, כפי שהמטופל רשם: {type}',
  contact: 'במקרה חירום להתקשר אל',
  made: 'נערך ב־{date} מן המסמכים של המטופל; החדש בהם מ־{newest}. המטופל אישר {n} מתוך {all} פרטים. לא נבדק בידי איש מקצוע.',
  madeUndated:
    'נערך ב־{date} מן המסמכים של המטופל. המטופל אישר {n} מתוך {all} פרטים. לא נבדק בידי איש מקצוע.',
  more: { one: 'ועוד אחד ברשומה', two: 'ועוד שניים ברשומה', other: 'ועוד {n} ברשומה' },
  noName: 'השם ותאריך הלידה עוד אינם על הכרטיס.',
}
