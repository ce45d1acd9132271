import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const rows = ['specification', 'specification-app', 'specification-assistant', 'specification-share']
  .flatMap((name) => readFileSync(`docs/${name}.md`, 'utf8').split('\n'))
  .filter((line) => line.startsWith('| ') && !/^\| (?:What|Call \||---)/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, what = '', test = '']) => ({ what, test }))

test('every row of the table names a test that exists', () => {
  expect(rows.length).toBeGreaterThan(60)
  const missing = rows.filter(({ test: named }) => !named.split('`, `').every(isThere))
  expect(missing).toEqual([])
})

/** `path › title`, the title or the part of it that its source has. */
function isThere(named: string): boolean {
  const [path = '', title = ''] = named.replaceAll('`', '').split(' › ')
  return title !== '' && existsSync(path) && readFileSync(path, 'utf8').includes(title)
}

test('every call that the specification names is a row of the table of calls', () => {
  const named = rows.flatMap(({ what }) => /^Call `(?<name>[\w/]+)`/.exec(what)?.groups?.['name'] ?? [])
  expect(named.length).toBeGreaterThan(20)
  // Read, not run: some of the table needs the Worker's own runtime.
  const table = readdirSync('workers/http/calls').map((file) =>
    readFileSync(`workers/http/calls/${file}`, 'utf8'),
  )
  const known = table.flatMap((source) =>
    [...source.matchAll(/path: '\/(?:rpc|functions|rest)\/(\w+)'/g)].map(([, name]) => name ?? ''),
  )
  expect(named.filter((name) => !known.includes(name))).toEqual([])
})

test('each decision has a number of its own', () => {
  const numbers = readdirSync('docs/decisions').map((file) => file.slice(0, 4))
  expect(numbers.filter((number, at) => numbers.indexOf(number) !== at)).toEqual([])
})
