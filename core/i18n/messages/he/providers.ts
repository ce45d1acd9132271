import type { Translated } from '../../text'
import type { providers as en } from '../en/providers'

export const providers: Translated<typeof en> = {
  title: 'דרכים נוספות להתחבר',
  text: 'אפשר לקשר חשבון שיש לכם במקום אחר ולהתחבר דרכו. שם ידעו שאתם משתמשים ב־Chartlight, אבל לא ידעו דבר על התיק.',
  goOn: 'המשך עם {name}',
  connect: 'קישור {name}',
  disconnect: 'ביטול הקישור',
  disconnectName: 'ביטול הקישור ל־{name}',
  disconnected: 'הקישור בוטל. החשבון הזה לא יפתח עוד את התיק.',
  connected: 'החשבון קושר. מעכשיו אפשר להתחבר דרכו.',
  denied: 'ההתחברות בוטלה.',
  late: 'עבר זמן רב מדי, או שההתחברות לא החלה כאן. נסו שוב.',
  unverified: 'אי אפשר להתחבר דרך החשבון הזה: לא אומת שם שהכתובת היא שלכם.',
  address_taken: 'כבר יש תיק לכתובת הזאת. התחברו עם הסיסמה, ואז קשרו את החשבון האחר בפרופיל.',
  connected_elsewhere: 'החשבון הזה מקושר לתיק אחר.',
  failed: 'ההתחברות דרך החשבון הזה לא הצליחה. נסו שוב או התחברו בדרך אחרת.',
  lastWay: 'זו הדרך היחידה להיכנס לתיק שלכם. קודם בחרו סיסמה או הוסיפו מפתח גישה.',
}
