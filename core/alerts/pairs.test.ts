import { expect, test } from 'vitest'
import { entriesOf } from '../vocabulary/load'
import { isMeant } from './groups'
import { pairs } from './interactions'
import { drug } from './testing/items'
import { isEffect } from './words'

const drugs = entriesOf('medication').map(({ concept }) => drug(concept.name))
const isKnown = (word: string) => drugs.some((one) => isMeant(word, one))

test('each row names drugs of the vocabulary, an effect that is told, and a source that is one of its drugs', () => {
  for (const { a, b, effect, source } of pairs) {
    expect([a, b].filter((word) => !isKnown(word))).toEqual([])
    expect([effect, isEffect(effect)]).toEqual([effect, true])
    const named = source === '=' ? [] : source.split(';').map((one) => one.trim().replace(/^EU /, ''))
    expect(named.filter((word) => !isKnown(word))).toEqual([])
  }
})

test('each group has drugs, and the pairs of drugs are many more than 120', () => {
  const words = new Set(pairs.flatMap(({ a, b }) => [a, b]))
  const members = new Map([...words].map((word) => [word, drugs.filter((one) => isMeant(word, one))]))
  expect([...members].filter(([, own]) => own.length === 0).map(([word]) => word)).toEqual([])
  expect(pairs.length).toBeGreaterThan(120)
  const named = new Set(
    pairs.flatMap(({ a, b }) =>
      (members.get(a) ?? []).flatMap((one) =>
        (members.get(b) ?? []).map((other) => [one.canonical_key, other.canonical_key].toSorted().join(' ')),
      ),
    ),
  )
  expect(named.size).toBeGreaterThan(pairs.length)
})

test('no row says twice what another says', () => {
  const said = pairs.map(({ a, b }) => [a, b].toSorted().join(' | '))
  expect(said.filter((one, at) => said.indexOf(one) !== at)).toEqual([])
})
