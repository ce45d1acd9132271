import { describe, expect, test } from 'vitest'
import { readDocument } from '../document/read'
import { hebrewGeneral } from '../language/he/general'
import { draftOf } from './draft'
import { toldInGeneral } from './in-general'
import { passageOf } from './passage'
import { pageOfText } from './testing/page-of-text'
import type { EntityType } from '../records/kinds'

/** The draft of the name in brackets, as if nothing else were known of it, on a page of these words alone. */
function told(marked: string, type: EntityType) {
  const document = readDocument(pageOfText([marked.replace(/[[\]]/g, '')]))
  const passage = passageOf(document.lines, 'other', 0, false)
  const name = /\[([^\]]*)\]/.exec(marked)?.[1] ?? ''
  const start = passage.text.indexOf(name)
  expect(start).toBeGreaterThanOrEqual(0)
  const range = { start, end: start + name.length }
  const draft = draftOf({
    type,
    of: name,
    passage,
    range,
    assertion: 'present',
    rank: 1,
    features: { place: 1 },
  })
  return toldInGeneral(draft, document)
}

describe('what is said of anybody, of others or of what is not so', () => {
  test.each(hebrewGeneral.map((row) => [row.id, row] as const))('%s', (_id, row) => {
    const type = row.of?.[0] ?? 'diagnosis'
    const said = told(row.example, type)
    if (row.as === 'waits') expect(said.doubt).not.toBeNull()
    else expect(said.assertion).toBe(row.as)
    const patients = told(row.counterexample, type)
    expect(patients.assertion).toBe('present')
    if (row.as === 'waits') expect(patients.doubt).toBeNull()
  })
})
