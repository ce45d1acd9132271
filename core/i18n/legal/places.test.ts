import { expect, it } from 'vitest'
import { locales } from '../locale'
import { consentDocument } from './consent'
import type { LegalDocument } from './document'
import { privacyDocument } from './privacy'

const words = ({ sections }: LegalDocument): string =>
  sections.flatMap(({ paragraphs }) => paragraphs).join('\n')

const everywhere = ['Cloudflare', 'D1', 'R2', 'KV', 'Durable Objects', 'Time Travel', '30']
const inTheBrowser = ['localStorage', 'IndexedDB', 'sessionStorage']
const pushServices = ['Google', 'Mozilla', 'Microsoft', 'Apple']

it.each(locales)('every place where something of a person lies is named (%s)', (locale) => {
  for (const place of everywhere) {
    expect(words(consentDocument[locale])).toContain(place)
    expect(words(privacyDocument[locale])).toContain(place)
  }
  for (const place of [...inTheBrowser, ...pushServices])
    expect(words(privacyDocument[locale])).toContain(place)
})
