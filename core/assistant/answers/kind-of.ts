import type { KnownFile } from '../record'
import type { Telling } from './telling'

/** What kind of document it is, in words. */
export const kindOf = ({ t }: Telling, { category }: KnownFile): string =>
  t.has('category', category) ? t(`category.${category}`) : t('category.other')
