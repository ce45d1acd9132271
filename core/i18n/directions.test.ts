import { expect, test } from 'vitest'
import { directionsText } from './directions'

test.each([
  ['once daily', 'פעם ביום'],
  ['twice daily, with meals', 'פעמיים ביום, עם האוכל'],
  ['every 6 hours, as needed', 'כל 6 שעות, לפי הצורך'],
  ['every 2 days', 'כל יומיים'],
  ['3 times a day', '3 פעמים ביום'],
  ['up to twice a day', 'עד פעמיים ביום'],
  ['in the morning and at bedtime', 'בבוקר ולפני השינה'],
  ['on Monday and Thursday', 'בימים שני, חמישי'],
  ['on Monday, Wednesday and Friday, as needed', 'בימים שני, רביעי, שישי, לפי הצורך'],
  ['3 times every 2 days', '3 פעמים כל יומיים'],
  ['twice daily, then once daily', 'פעמיים ביום, ואחר כך פעם ביום'],
  ['oral', 'דרך הפה'],
  ['5 days', '5 ימים'],
  ['at 08:00', 'בשעה 08:00'],
  ['as the moon tells', 'as the moon tells'],
])('%s', (words, text) => {
  expect(directionsText('he', words)).toBe(text)
  expect(directionsText('en', words)).toBe(words)
})
