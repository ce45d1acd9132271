import type { Translated } from '../../text'
import type { trend as en } from '../en/trend'

export const trend: Translated<typeof en> = {
  test: 'בדיקה',
  result: 'תוצאה',
  range: 'טווח',
  before: 'תוצאות אחרונות',
  date: 'תאריך',
  show: { one: 'תוצאה אחת לאורך זמן', two: 'שתי תוצאות לאורך זמן', other: '{n} תוצאות לאורך זמן' },
  caption: '{name} לאורך זמן',
  point: '{value} בתאריך {date}: הצגה בדף',
  chart: 'התוצאות לאורך זמן',
  all: 'כל התוצאות',
  back: 'כל בדיקות המעבדה',
  count: { one: 'תוצאה אחת', two: 'שתי תוצאות', other: '{n} תוצאות' },
  notJudged: 'אין טווח בדף',
  page: 'כל התוצאות של {name}',
}
