import type { Translated } from '../../text'
import type { auth as en } from '../en/auth'

export const auth: Translated<typeof en> = {
  signIn: 'התחברות',
  signUp: 'הרשמה',
  signInTitle: 'התחברות לרשומה שלך',
  signUpTitle: 'פתיחת רשומה',
  email: 'דוא״ל',
  password: 'סיסמה',
  passwordHint: 'לפחות 8 תווים.',
  confirm: 'אימות סיסמה',
  toSignUp: 'אין לך חשבון? להרשמה',
  toSignIn: 'יש לך כבר חשבון? להתחברות',
  mismatch: 'הסיסמאות אינן זהות',
  created: 'החשבון נוצר! אפשר להתחבר.',
  invalidCredentials: 'הדוא״ל או הסיסמה שגויים',
  invalidEmail: 'נא להזין כתובת דוא״ל תקינה.',
  passwordMissing: 'נא להזין סיסמה.',
  weakPassword: 'נא לבחור סיסמה של 8 תווים לפחות.',
}
