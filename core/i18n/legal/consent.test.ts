import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { locales } from '../locale'
import { consentDocument, consentHash } from './consent'
import { plainText } from './document'

it.each(locales)('the hash on record is that of the words shown (%s)', (locale) => {
  const hash = createHash('sha256').update(plainText(consentDocument[locale])).digest('hex')
  expect(consentHash[locale]).toBe(hash)
})
