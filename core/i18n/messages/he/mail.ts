import type { Translated } from '../../text'
import type { mail as en } from '../en/mail'

export const mail: Translated<typeof en> = {
  resetSubject: 'בחירת סיסמה חדשה ל־Chartlight',
  resetText: 'התקבלה בקשה לסיסמה חדשה לכתובת הזאת. אם ביקשתם אותה, בחרו סיסמה כאן בתוך שעה:',
  resetEnd: 'אם לא ביקשתם, אין צורך לעשות דבר: הסיסמה נשארת כפי שהיא.',
  verifySubject: 'אישור הכתובת שלכם ב־Chartlight',
  verifyText: 'אשרו בתוך יממה שהכתובת הזאת שלכם:',
  verifyEnd: 'אם לא נרשמתם ל־Chartlight, אין צורך לעשות דבר.',
  changedSubject: 'הסיסמה שלכם ב־Chartlight שונתה',
  changedText:
    'הסיסמה של התיק שלכם ב־Chartlight שונתה, ושאר המכשירים נותקו. אם לא אתם שיניתם אותה, בקשו מיד סיסמה חדשה בדף ההתחברות.',
  passkeySubject: 'מפתח גישה נוסף לתיק שלכם ב־Chartlight',
  passkeyText:
    'מעכשיו מפתח גישה חדש פותח את התיק שלכם ב־Chartlight בלי סיסמה. אם לא אתם הוספתם אותו, הסירו אותו בפרופיל והחליפו מיד את הסיסמה.',
  calendarName: 'תזכורות Chartlight',
  pushTitle: 'Chartlight',
  pushText: 'יש לכם תזכורת.',
}
