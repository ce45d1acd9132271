import type { Translated } from '../../text'
import type { patient as en } from '../en/patient'

export const patient: Translated<typeof en> = {
  onPage: 'שם המטופל בדף:',
  question:
    'האם זה השם שלכם? השאלה נשאלת פעם אחת לכל שם. עד לתשובה, מה שכתוב בדף נמצא בתיק שלכם והשם מופיע לצידו.',
  mine: 'כן, זה השם שלי',
  notMine: 'לא, זה מישהו אחר',
  other:
    'ציינתם שזה מישהו אחר. מה שכתוב בדף עדיין נמצא בתיק שלכם, והשם מופיע לצידו. אם הוא אינו שייך לכם, מחקו את הקובץ.',
  mineDone: 'דפים עם השם הזה הם שלכם.',
  otherDone: 'דפים עם השם הזה מסומנים כשייכים למישהו אחר.',
  failed: 'לא הצלחנו לשמור את התשובה.',
  ofFact: 'מטופל:',
}
