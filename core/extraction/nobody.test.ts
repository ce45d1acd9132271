import { expect, test } from 'vitest'
import english from '../../tests/fixtures/nobody/en.json'
import hebrew from '../../tests/fixtures/nobody/he.json'
import { typed } from '../../tests/support/page'
import { readDocument } from '../document/read'
import { decide } from './decision'
import { extract } from './extract'
import type { ExtractedEntity } from './types'

/** Of an ordinary page: a leaflet, a margin, a form; with `facts` a sister of the one before, in which some are told. */
interface Text {
  readonly id: string
  readonly lines: readonly string[]
  readonly facts?: readonly { readonly text: string }[]
}

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}.]+/gu, ' ')
    .trim()

/** What of a text was accepted or waits. */
const toldOf = ({ lines }: Text, rtl: boolean) =>
  extract(readDocument(typed(lines.join('\n'), { rtl })))
    .map((entity) => ({ entity, decision: decide(entity).decision }))
    .filter(({ decision }) => decision !== 'noted')

const isOf = ({ text }: ExtractedEntity, fact: { readonly text: string }): boolean => {
  const [one, other] = [plain(text), plain(fact.text)]
  return one.includes(other) || other.includes(one)
}

// Written by strangers to this code; what they measured at first sight stands in decision 32. None may get worse.
test.each([
  ['en', english as readonly Text[], false, { taken: 2, found: 61 }],
  ['he', hebrew as readonly Text[], true, { taken: 0, found: 67 }],
] as const)('what is said to everybody is nobody’s: %s', (_language, texts, rtl, { taken, found }) => {
  const accepted = texts
    .filter(({ facts }) => facts === undefined)
    .flatMap((one) =>
      toldOf(one, rtl).flatMap(({ entity, decision }) =>
        decision === 'accepted' ? [`${one.id} ${entity.text}`] : [],
      ),
    )
  const known = texts.flatMap((one) => {
    const told = toldOf(one, rtl)
    return (one.facts ?? []).filter((fact) => told.some(({ entity }) => isOf(entity, fact)))
  })
  expect(accepted.slice(taken)).toEqual([])
  expect(known.length).toBeGreaterThanOrEqual(found)
})
