import { expect, test } from 'vitest'
import { isEveryday } from './everyday'
import { wordsSaidBack } from './unknown-words'

const words = (text: string) => text.split(' ')

test.each(
  words(
    'asking meant sent home boredom schedule recovering imagining exaggerating planned worrying noticed panicked swallowed forgot general',
  ),
)('%s names nothing of a record', (word) => expect(isEveryday(word)).toBe(true))

test.each(
  words(
    'התכוונתי הבלוטה יצאתי יצאו נגמר עשתה תשוו תעשי מבקש בולעת לחוצה ברצפה חוסר מדמיינת הגזמה פעילה תזכירי נזכרתי תבדקי הפתיעו שהחליפו מתלבטת השוויתי',
  ),
)('%s names nothing of a record', (word) => expect(isEveryday(word)).toBe(true))

// What may be the name of a drug, a test, a treatment or a food.
test.each(
  words(
    'shiatsu lead botox magnesium cortisol stress stent keto zinc folate biotin kombucha creatine שיאצו בוטוקס מגנזיום קורטיזול אבץ סטנט ביוטין קומבוצה מלטונין כורכום רפלקסולוגיה שתל פלסטר',
  ),
)('%s may be the name of something', (word) => expect(isEveryday(word)).toBe(false))

test('a word of everyday speech is not said back, a name is', () => {
  expect(wordsSaidBack({ unknown: ['imagining', 'shiatsu'] })).toBe('shiatsu')
  expect(wordsSaidBack({ unknown: ['מדמיינת'] })).toBeNull()
})
