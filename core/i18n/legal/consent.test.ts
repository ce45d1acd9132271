import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { locales } from '../locale'
import { consentDocument, consentHash } from './consent'
import type { LegalDocument } from './document'

/** The words alone, in order. */
const plainText = ({ title, intro, sections }: LegalDocument): string =>
  [title, intro, ...sections.flatMap(({ heading, paragraphs }) => [heading, ...paragraphs])].join('\n')

it.each(locales)('the hash on record is that of the words shown (%s)', (locale) => {
  const hash = createHash('sha256').update(plainText(consentDocument[locale])).digest('hex')
  expect(consentHash[locale]).toBe(hash)
})
