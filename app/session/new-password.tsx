import type { Dispatch, SetStateAction } from 'react'
import type { ScreenTranslate } from '#core/i18n/translate'
import { passwordFault } from '#core/auth/password'
import { useSpeech } from '../components/i18n'
import { Field } from '../components/ui/input'

export interface NewPassword {
  readonly password: string
  readonly confirm: string
}
export type NewPasswordProblems = Partial<Record<keyof NewPassword, string>>

/** What can be said of a new password before asking the server, which knows more of its owner. */
export function checkNewPassword(
  t: ScreenTranslate,
  { password, confirm }: NewPassword,
): NewPasswordProblems {
  const fault = passwordFault(password, [])
  if (fault) return { password: t(`security.${fault}`) }
  return password === confirm ? {} : { confirm: t('auth.mismatch') }
}

interface NewPasswordFieldsProps {
  readonly value: NewPassword
  readonly problems: NewPasswordProblems
  readonly onChange: Dispatch<SetStateAction<NewPassword>>
}

/** A password that nobody has typed before, twice. */
export function NewPasswordFields({ value, problems, onChange }: NewPasswordFieldsProps) {
  const { t } = useSpeech()
  return (
    <>
      <Field
        type="password"
        name="password"
        dir="ltr"
        autoComplete="new-password"
        label={t('security.newPassword')}
        hint={t('auth.passwordHint')}
        error={problems.password}
        value={value.password}
        onChange={({ target }) => onChange((before) => ({ ...before, password: target.value }))}
      />
      <Field
        type="password"
        name="confirm"
        dir="ltr"
        autoComplete="new-password"
        label={t('auth.confirm')}
        error={problems.confirm}
        value={value.confirm}
        onChange={({ target }) => onChange((before) => ({ ...before, confirm: target.value }))}
      />
    </>
  )
}
