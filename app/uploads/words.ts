import type { ScreenTranslate } from '#core/i18n/translate'
import { uploadRefusalText, type UploadRefusal } from '#core/records/upload'
import { refusalText } from '../session/api'

const keys = {
  invalid_type: 'upload.invalidType',
  too_large: 'upload.tooLarge',
  too_small: 'upload.tooSmall',
} as const

/** Why a file may not be sent. */
export function uploadRefusal(t: ScreenTranslate, refusal: UploadRefusal, name: string): string {
  return t(keys[refusal], { name })
}

/** Why the server did not take a file that looked well. */
export function serverRefusal(
  t: ScreenTranslate,
  { code, error }: { code: string; error: string },
  name: string,
): string {
  if (Object.hasOwn(uploadRefusalText, code)) return uploadRefusal(t, code as UploadRefusal, name)
  if (code === 'not_an_image') return t('upload.invalidType', { name })
  return t.has('failure', code) ? t(`failure.${code}`) : refusalText(t, { code, error })
}
