import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { releaseOf, withoutPoint } from '../../tests/support/releases'
import { codeEditions } from './editions'
import { entriesOf, type Entry } from './load'

/** Words that say nothing of which condition or act a title is of. */
const empty = new Set(
  'unspecified other with without and the due not elsewhere classified initial encounter for closed fracture specified disorder disease syndrome site part acute chronic status personal history from left right open approach percutaneous endoscopic'.split(
    ' ',
  ),
)

/** The first letters of a title's words, endings off: "thrombosis" and "thrombotic" meet. */
const stemsOf = (text: string): string[] =>
  (
    text
      .toLowerCase()
      .replace(/[ao]e/g, 'e')
      .match(/[a-z]{4,}/g) ?? []
  )
    .filter((word) => !empty.has(word))
    .map((word) => word.replace(/(?:ies|es|s|is|ic|al|ous|ed|y|ia|um|us|a|ness|ing|tion)$/, '').slice(0, 6))

const reviewed = readFileSync(
  new URL('../../tests/fixtures/codes/reviewed-titles.txt', import.meta.url),
  'utf8',
)
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))

describe.each([
  ['ICD-10-CM', 'diagnosis'],
  ['ICD-10-PCS', 'procedure'],
] as const)('%s, of fiscal year 2026', (system, type) => {
  const release = releaseOf(system)
  const entries: readonly Entry[] = entriesOf(type)
  const coded = entries.flatMap((entry) =>
    (entry.concept.codes[system] ?? []).map((code) => ({
      ...entry,
      code,
      released: release.get(withoutPoint(code)),
    })),
  )

  test('is the edition that is shown', () => {
    expect(codeEditions[system]).toMatchObject({ edition: 'FY2026', from: '2025-10-01' })
  })

  test('has every code of the vocabulary', () => {
    expect(coded.length).toBeGreaterThan(100)
    expect(
      coded.filter(({ released }) => !released).map(({ concept, code }) => `${concept.name} ${code}`),
    ).toEqual([])
  })

  test('bills every one of them, but the headings that are meant as such', () => {
    const headings = coded.filter(
      ({ concept, released }) => released && released.billable === concept.attributes.has('heading'),
    )
    expect(headings.map(({ concept, code }) => `${concept.name} ${code}`)).toEqual([])
  })

  test('calls them what the vocabulary does, or as was read and found right', () => {
    const strange = coded.flatMap(({ concept, wordings, code, released }) => {
      const named = new Set(wordings.flatMap(({ text }) => stemsOf(text)))
      return stemsOf(released?.title ?? '').some((stem) => named.has(stem))
        ? []
        : [`${code} | ${concept.name} | ${released?.title}`]
    })
    expect([...new Set(strange)].sort()).toEqual(
      reviewed.filter((line) => /^[A-Z]\d[\dA-Z](?:\.|\s)/.test(line) === (system === 'ICD-10-CM')).sort(),
    )
  })
})
