import type { Translated } from '../../text'
import type { patient as en } from '../en/patient'

export const patient: Translated<typeof en> = {
  onPage: 'שם המטופל בדף:',
  question:
    'האם זה השם שלכם? השאלה נשאלת פעם אחת לכל שם. עד לתשובה, מה שכתוב בדף נמצא בתיק שלכם והשם מופיע לצידו.',
  mine: 'כן, זה השם שלי',
  notMine: 'לא, זה מישהו אחר',
  other: 'ציינתם שזה אדם אחר: מה שכתוב בדף אינו בתיק שלכם. אפשר להשאיר את הדף כאן או להוציא אותו.',
  takeOut: 'הוצאת הדף',
  mineDone: 'דפים עם השם הזה הם שלכם, ומה שכתוב בהם בתיק.',
  otherDone: 'מה שכתוב בדפים עם השם הזה הוצא מהתיק שלכם.',
  failed: 'לא הצלחנו לשמור את התשובה.',
  ofFact: 'מטופל:',
}
