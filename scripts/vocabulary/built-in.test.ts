import { expect, test } from 'vitest'
import { releaseOf as official } from '../../tests/support/releases'
import { builtInCodes, notInRelease } from './built-in.mjs'
import { releaseOf } from './releases.mjs'

async function* each(lines: readonly string[]) {
  yield* lines
}

/** The shape of icd10cm_order_YYYY.txt, of the release of 2026. */
const order = [...official('ICD-10-CM')].map(
  ([code, { billable, title }], i) =>
    `${String(i + 1).padStart(5, '0')} ${code.padEnd(7)} ${billable ? 1 : 0} ${title.slice(0, 60).padEnd(60)} ${title}`,
)

test('every billable code of the release of 2026 is read, those of chapter U among them', () => {
  const { read } = releaseOf(order.slice(0, 50))
  const billable = [...official('ICD-10-CM').values()].filter((one) => one.billable).length
  expect(order.filter((line) => read(line)).length).toBe(billable)
  expect(
    order.flatMap((line) => read(line)?.code ?? []).filter((code) => code.startsWith('U')).length,
  ).toBeGreaterThan(0)
})

test('the built-in codes that a release has not are named', async () => {
  const builtIn = await builtInCodes('ICD-10-CM')
  expect(builtIn.length).toBeGreaterThan(2000)
  const release = releaseOf(order.slice(0, 50))
  expect(await notInRelease(builtIn, release, each(order))).toEqual([])
  const without = order.filter((line) => !/ I10 /.test(line.slice(0, 15)))
  expect(await notInRelease(builtIn, release, each(without))).toMatchObject([{ code: 'I10' }])
}, 60_000)
