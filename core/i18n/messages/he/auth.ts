import type { Translated } from '../../text'
import type { auth as en } from '../en/auth'

export const auth: Translated<typeof en> = {
  signIn: 'התחברות',
  signUp: 'הרשמה',
  signInTitle: 'התחברות לתיק שלכם',
  signUpTitle: 'פתיחת תיק',
  email: 'דוא״ל',
  password: 'סיסמה',
  passwordHint: 'לפחות 8 תווים.',
  confirm: 'אימות סיסמה',
  toSignUp: 'אין לכם חשבון? להרשמה',
  toSignIn: 'יש לכם כבר חשבון? להתחברות',
  mismatch: 'הסיסמאות אינן זהות',
  created: 'החשבון נוצר! אפשר להתחבר.',
  invalidCredentials: 'הדוא״ל או הסיסמה שגויים',
  invalidEmail: 'הזינו כתובת דוא״ל תקינה.',
  passwordMissing: 'הזינו סיסמה.',
  weakPassword: 'בחרו סיסמה של 8 תווים לפחות.',
}
