import type { Locale } from '../../../core/i18n/locale'
import type { Context } from '../../context'

/** What is asked of a link: `/viewer/{slug}/{part}/{id}`. */
export interface Asked {
  readonly request: Request
  readonly context: Context
  readonly url: URL
  readonly slug: string
  readonly part: string
  readonly id: string
  readonly locale: Locale
}
