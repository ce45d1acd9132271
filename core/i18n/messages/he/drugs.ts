import type { Translated } from '../../text'
import type { drugs as en } from '../en/drugs'

export const drugs: Translated<typeof en> = {
  count: { one: 'תרופה אחת', two: 'שתי תרופות', other: '{n} תרופות' },
  allTab: 'הכול',
  nowTab: 'כעת',
  changedTab: 'השתנו',
  beforeTab: 'בעבר',
  now: 'נלקחות כעת',
  nowEmpty: 'בתיק שלכם אין תרופות שאתם נוטלים כעת.',
  changed: 'המינון השתנה',
  changedEmpty: 'בתיק שלכם אין שינוי במינון של תרופות שאתם נוטלים כעת.',
  changedOn: 'המינון השתנה ב-{date}',
  before: 'בעבר',
  beforeEmpty: 'בתיק שלכם אין תרופות שנטלתם בעבר ואינכם נוטלים עוד.',
  beforeHint: 'תרופות שהופסקו או שהטיפול בהן הסתיים, וחיסונים שניתנו.',
  was: 'קודם: {dose}, {date}',
}
