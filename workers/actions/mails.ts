import type { Locale } from '../../core/i18n/locale'
import { translator } from '../../core/i18n/languages'
import type { Mail } from '../adapters/mailer'

/** What is written to people, in the language of whoever asked for it. No word of a record is in any of it. */

export function resetMail(locale: Locale, to: string, link: string): Mail {
  const t = translator(locale)
  return {
    to,
    subject: t('mail.resetSubject'),
    text: `${t('mail.resetText')}\n\n${link}\n\n${t('mail.resetEnd')}\n`,
  }
}

export function verifyMail(locale: Locale, to: string, link: string): Mail {
  const t = translator(locale)
  return {
    to,
    subject: t('mail.verifySubject'),
    text: `${t('mail.verifyText')}\n\n${link}\n\n${t('mail.verifyEnd')}\n`,
  }
}

export function changedMail(locale: Locale, to: string): Mail {
  const t = translator(locale)
  return { to, subject: t('mail.changedSubject'), text: `${t('mail.changedText')}\n` }
}

export function passkeyMail(locale: Locale, to: string): Mail {
  const t = translator(locale)
  return { to, subject: t('mail.passkeySubject'), text: `${t('mail.passkeyText')}\n` }
}
