import type { ExtractedEntity } from '../types'

/** A page in plain text with what has to be found on it. */
export interface Case {
  readonly title: string
  readonly lines: readonly string[]
  /** `+ type | name | further fields` must be found, `- type | name` must not. */
  readonly expectations: readonly Expectation[]
}

export interface Expectation {
  readonly wanted: boolean
  readonly type: string
  readonly name: string
  /** Printed as `field=value` in any order: value, unit, status, frequency, date, reaction… */
  readonly fields: ReadonlyMap<string, string>
  readonly text: string
}

/** Cases are set apart by lines of `=== title`; a page by `---` from its expectations. */
export function parseCases(source: string): Case[] {
  return source
    .split(/^=== /m)
    .slice(1)
    .map((block) => {
      const [head = '', ...rest] = block.split('\n')
      const at = rest.indexOf('---')
      if (at < 0) throw new Error(`case "${head}" has no expectations`)
      const expectations = rest
        .slice(at + 1)
        .filter((line) => /^[+-] /.test(line))
        .map(parseExpectation)
      return { title: head.trim(), lines: rest.slice(0, at), expectations }
    })
}

function parseExpectation(text: string): Expectation {
  const [type = '', name = '', ...fields] = text
    .slice(2)
    .split('|')
    .map((field) => field.trim())
  return {
    wanted: text.startsWith('+'),
    type,
    name,
    fields: new Map(
      fields.map((field) => [field.slice(0, field.indexOf('=')), field.slice(field.indexOf('=') + 1)]),
    ),
    text,
  }
}

/** What is wrong with the found facts; empty where all is right. `- type | *` forbids any other of the type. */
export function faults(expectations: readonly Expectation[], entities: readonly ExtractedEntity[]): string[] {
  const stated = entities.filter(
    (entity) => entity.assertion === 'present' || entity.assertion === 'historical',
  )
  return expectations.flatMap((expectation) => {
    const same = stated.filter((entity) => entity.type === expectation.type && (expectation.name === '*' || entity.name.toLowerCase() === expectation.name.toLowerCase())) // prettier-ignore
    if (!expectation.wanted) {
      const others =
        expectation.name === '*'
          ? same.filter(
              (entity) => !wantedNames(expectations, expectation.type).has(entity.name.toLowerCase()),
            )
          : same
      return others.map((entity) => `must not be found: ${entity.type} ${entity.name} ("${entity.text}")`)
    }
    const [entity] = same
    if (!entity) return [`not found: ${expectation.text}`]
    return [...expectation.fields].flatMap(([field, value]) => {
      const actual = fieldOf(entity, field)
      return actual === value ? [] : [`${expectation.text}: ${field} is ${actual}`]
    })
  })
}

const wantedNames = (expectations: readonly Expectation[], type: string): ReadonlySet<string> =>
  new Set(expectations.filter((one) => one.wanted && one.type === type).map((one) => one.name.toLowerCase()))

function fieldOf(entity: ExtractedEntity, field: string): string {
  if (field === 'code') return Object.values(entity.codes)[0]?.[0] ?? 'none'
  const value = entity[field as keyof ExtractedEntity]
  return typeof value === 'string' || typeof value === 'number' ? `${value}` : 'none'
}
