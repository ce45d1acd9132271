import { describe, expect, test } from 'vitest'
import { readDocument } from '../../document/read'
import type { Document } from '../../document/types'
import type { Side } from '../../language/whose/row'
import { draftOf } from '../draft'
import { passageOf, type Passage } from '../passage'
import { pageOfText } from '../testing/page-of-text'
import { saidOfName } from './names'
import { isNobodysPage } from './page'
import { rules, type Rule } from './rules'
import { whosePassages } from './walk'

const named = /\[([^\]]*)\]/

/** The lines of a page as passages, by one row alone. */
function passagesBy(document: Document, rule: Rule): Passage[] {
  const lines = document.sections.flatMap((section, at) =>
    section.lines.map((line) => passageOf([line], 'other', at, line.bullet)),
  )
  return whosePassages(lines, document, [rule])
}

/** Whose the name in brackets is, by one row alone, on a page of these words. */
function sideOf(marked: string, rule: Rule): Side | undefined {
  const document = readDocument(pageOfText(marked.replace(/[[\]]/g, '').split('\n')))
  if (isNobodysPage(document, [rule])) return 'nobody'
  const name = named.exec(marked)?.[1] ?? ''
  const passage = passagesBy(document, rule).find(({ text }) => text.includes(name))
  if (passage === undefined) throw new Error(`no passage has ${name}`)
  const kinds = { 'family-history': 'another', furniture: 'house', recommendations: 'offered' } as const
  if (passage.general) return 'nobody'
  if (passage.waits) return 'waits'
  if (passage.kind !== 'other') return kinds[passage.kind as keyof typeof kinds]
  const start = passage.text.indexOf(name)
  const draft = draftOf({
    type: rule.of?.[0] ?? 'diagnosis',
    of: name,
    passage,
    range: { start, end: start + name.length },
    assertion: 'present',
    rank: 1,
    features: { place: 1 },
  })
  return saidOfName(draft, document, [rule])[0]?.is
}

describe('whose a passage is', () => {
  test('every row has a name of its own', () => {
    expect(new Set(rules.map(({ id }) => id)).size).toBe(rules.length)
  })

  test.each(rules.map((rule) => [rule.id, rule] as const))('%s', (_id, rule) => {
    expect(sideOf(rule.example, rule)).toBe(rule.is)
    expect(sideOf(rule.counterexample, rule)).toBeUndefined()
  })
})
