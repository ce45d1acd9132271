import { passwordFault, type PasswordFault } from '../../core/auth/password'
import type { Profile } from '../../core/records/profile'
import { Refusal } from './refusal'

const texts: Record<PasswordFault, string> = {
  short: 'Please choose a password of at least 8 characters.',
  long: 'Please choose a password of at most 128 characters.',
  common: 'This password is among the first that others try. Please choose another.',
  own: 'Please choose a password that is not made of your own name, address or date of birth.',
}

/** Null: it may be taken. @param own what everybody who knows the person knows */
export function refusePassword(password: string, own: readonly string[]): Refusal | null {
  const fault = passwordFault(password, own)
  return fault && new Refusal(400, `password_${fault}`, texts[fault], { issues: { password: texts[fault] } })
}

/** Of the account and its profile. */
export async function ownWords(
  email: string,
  profile: { read(): Promise<Profile | null> },
): Promise<string[]> {
  const known = await profile.read()
  const told = [known?.first_name, known?.last_name, known?.father_name, known?.dob, known?.phone]
  return [email, ...told.filter((text) => typeof text === 'string')]
}
