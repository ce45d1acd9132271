import { expect, test } from 'vitest'
import { BrokenJson, jsonRows, type JsonRow } from './json-rows'

async function rowsOf(text: string, size = text.length): Promise<JsonRow[]> {
  const pieces = async function* cut() {
    for (let at = 0; at < text.length; at += Math.max(1, size)) yield text.slice(at, at + Math.max(1, size))
  }
  const rows: JsonRow[] = []
  for await (const row of jsonRows(pieces())) rows.push(row)
  return rows
}

const whole = {
  exported_at: '2024-05-01T00:00:00.000Z',
  version: 1,
  profile: { first_name: 'Dana, "the\\ [first]"', tags: [[1], { a: ',]}' }] },
  nothing: null,
  facts: [
    { id: 1, text: 'ש"ח {[' },
    { id: 2, list: [1, 2, [3]] },
  ],
  empty: [],
  numbers: [1, 2.5e3, -1, 'x,y', null, true],
}

test.each([1, 2, 3, 7, 64, 10_000])('reads an object in pieces of %i letters as it is', async (size) => {
  for (const text of [JSON.stringify(whole), JSON.stringify(whole, null, 2)]) {
    const made: Record<string, unknown> = {}
    for (const { name, inList, value } of await rowsOf(text, size))
      if (inList) ((made[name] ??= []) as unknown[]).push(value)
      else made[name] = value
    expect({ ...made, empty: [] }).toEqual(whole)
  }
})

test.each([
  '',
  'null',
  '[]',
  '{"a":1',
  '{"a":[1,2}',
  '{"a":[1,2]',
  '{"a":[1,,2]}',
  '{"a":[1,2,]}',
  '{"a":1,}',
  '{,"a":1}',
  '{"a":[1] 5}',
  '{"a":[1] "b":2}',
  '{"a":[1]}{',
  '{"a":[1]} x',
  '{"a":1}}',
  '{[1]}',
  '{"a":[{"b":01}]}',
  '{"a":"open}',
  'PK\u0003\u0004',
])('%j is broken, whatever the pieces', async (text) => {
  await expect(rowsOf(text)).rejects.toThrow(BrokenJson)
  await expect(rowsOf(text, 5)).rejects.toThrow(BrokenJson)
})

test('what is nested too deeply, or one item beyond all bounds, is broken', async () => {
  await expect(rowsOf(`{"a":${'['.repeat(40)}${']'.repeat(40)}}`)).rejects.toThrow(BrokenJson)
  await expect(rowsOf(`{"a":["${'x'.repeat(600_000)}"]}`, 1000)).rejects.toThrow(BrokenJson)
})

test('every cut of a good text is broken', async () => {
  const text = JSON.stringify(whole)
  for (let at = 0; at < text.length; at += 1) {
    await expect(rowsOf(text.slice(0, at))).rejects.toThrow(BrokenJson)
  }
})

test('an object without members has none', async () => {
  expect(await rowsOf(' { } ')).toEqual([])
})
