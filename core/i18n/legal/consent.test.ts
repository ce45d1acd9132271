import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { locales } from '../locale'
import { consentDocument, consentHash, termsToAgree } from './consent'
import type { LegalDocument } from './document'

/** The words alone, in order. */
const plainText = ({ title, intro, sections }: LegalDocument): string =>
  [title, intro, ...sections.flatMap(({ heading, paragraphs }) => [heading, ...paragraphs])].join('\n')

it.each(locales)('the hash on record is that of the words shown (%s)', (locale) => {
  const hash = createHash('sha256').update(plainText(consentDocument[locale])).digest('hex')
  expect(consentHash[locale]).toBe(hash)
})

describe('what is still to be agreed to', () => {
  it.each(locales)('is all of it for whoever never did, and nothing for whoever did (%s)', (locale) => {
    const terms = termsToAgree(locale, null)
    expect(terms).toMatchObject({
      document: consentDocument[locale],
      textHash: consentHash[locale],
      notice: null,
    })
    expect(termsToAgree(locale, { version: terms?.version ?? '' })).toBeNull()
  })

  it.each(['1.0', '0', '1.1.1', '', '99'])(
    'is all of it, with a word on why, for whoever agreed to %s',
    (version) => {
      expect(termsToAgree('en', { version })?.notice).toMatch(/have changed/)
      expect(termsToAgree('he', { version })?.notice).toMatch(/השתנה/)
    },
  )
})
