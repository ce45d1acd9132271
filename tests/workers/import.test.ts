import { strToU8, unzipSync, zipSync, type Zippable } from 'fflate'
import { expect, test, vi } from 'vitest'
import type { FileRecord } from '../../core/records/file'
import { importText } from '../../core/import/faults'
import {
  exported,
  imported,
  leftOf,
  shownOf,
  someoneWithRecord,
  stripsOf,
  truthOf,
  type Rows,
} from '../support/exports'
import { patient, somethingWaits, untilRead, type Patient } from '../support/files'
import { picture } from '../support/pictures'

/** A second page, of which one number is confirmed and one is still doubtful. */
async function giveVerdicts(someone: Patient, seed: number): Promise<void> {
  const { id } = await somethingWaits(someone, seed)
  await somethingWaits(someone, seed + 1)
  const word = { task_id: id, action: 'correct', fields: { value: '4.1' } }
  const said = await someone.browser.fetch('/api/functions/resolve_review_task', { json: word })
  expect(said.status).toBe(200)
}

async function refusal(someone: Patient, body: BodyInit): Promise<[number, string]> {
  const answer = await imported(someone, body)
  const { code, error } = await answer.json<{ code: keyof typeof importText; error: string }>()
  expect(error).toBe(importText[code])
  return [answer.status, code]
}

const nothing = Array.from({ length: 9 }, () => 0)

test('an export with its pictures, taken into a new account, is the same record: facts, verdicts, lists, strips', async () => {
  const one = await someoneWithRecord(9301)
  await giveVerdicts(one, 9311)
  const zip = await exported(one, 'zip')
  const other = await patient()
  const answer = await imported(other, zip)
  expect([answer.status, await answer.json()]).toMatchObject([201, { files: 3, pictures: 3 }])
  expect(await truthOf(other)).toEqual(await truthOf(one))
  expect((await truthOf(one))['verdicts']).toHaveLength(1)
  const files = await (await other.browser.fetch('/api/rest/files')).json<FileRecord[]>()
  for (const { id } of files) await untilRead(other.browser, id)
  expect(await shownOf(other)).toBe(await shownOf(one))
  const strips = await stripsOf(one, one.fileId)
  expect(Object.keys(strips).length).toBeGreaterThan(1)
  await vi.waitFor(async () => expect(await stripsOf(other, one.fileId)).toEqual(strips), { timeout: 30_000 })
  // And what was imported can be exported, byte for byte in its pictures.
  const [before, after] = [unzipSync(zip), unzipSync(await exported(other, 'zip'))]
  const name = `pictures/${one.fileId}.png`
  expect(after[name]).toEqual(before[name])
  expect(await refusal(other, zip)).toEqual([409, 'record_not_empty'])
})

/** An export whose data is changed on the way. */
function changed(zip: Uint8Array, change: (data: Record<string, never>) => unknown): Uint8Array<ArrayBuffer> {
  const files: Zippable = { ...unzipSync(zip) }
  const name = Object.keys(files).find((one) => one.endsWith('.json')) ?? ''
  const data = JSON.parse(new TextDecoder().decode(files[name] as Uint8Array)) as Record<string, never>
  files[name] = strToU8(JSON.stringify(change(data) ?? data))
  return zipSync(files) as Uint8Array<ArrayBuffer>
}

const factOf = (data: Uint8Array): object =>
  (JSON.parse(new TextDecoder().decode(data)) as Rows)['facts']?.[0]?.['body'] as object

/** Rows below every limit of one row, and together more than a Worker has room for. */
const swollen = ({ facts = [], ...told }: Rows) => ({
  ...told,
  facts: Array.from({ length: 90 }, () => ({
    ...facts[0],
    id: crypto.randomUUID(),
    body: { ...(facts[0]?.['body'] as object), id: crypto.randomUUID(), text: 'x'.repeat(400_000) },
  })),
})

const withReminder = (change: object) => (told: Rows) => ({
  ...told,
  reminders: [
    {
      user_id: told['files']?.[0]?.['user_id'],
      id: crypto.randomUUID(),
      title: 'Dentist',
      status: 'pending',
      due_at: null,
      told_at: null,
      created_at: '2026-01-01T00:00:00.000Z',
      ...change,
    },
  ],
})

test('what is no whole export is refused in a sentence of its own, and nothing of it stays', async () => {
  const one = await someoneWithRecord(9303)
  const zip = await exported(one, 'zip')
  const data = await exported(one, 'json')
  const files = unzipSync(zip)
  const json = Object.keys(files).find((name) => name.endsWith('.json')) ?? ''
  const page = `pictures/${one.fileId}.png`
  const zipped = (more: Zippable, less: readonly string[] = []) => {
    const kept = Object.entries(files).filter(([name]) => !less.includes(name))
    return zipSync({ ...Object.fromEntries(kept), ...more }) as Uint8Array<ArrayBuffer>
  }
  const flipped = (bytes: Uint8Array, at: number) => {
    const copy = new Uint8Array(bytes)
    copy[at] = (copy[at] ?? 0) ^ 0x10
    return copy
  }
  const text = (change: (data: never) => unknown) => {
    const told = JSON.parse(new TextDecoder().decode(data)) as never
    return JSON.stringify(change(told) ?? told)
  }
  const set = (list: string, key: string, value: unknown) => (told: Rows) => {
    const [row] = told[list] ?? []
    if (row) row[key] = value
  }
  const stranger = crypto.randomUUID()
  const cases: [string, BodyInit, [number, string]][] = [
    ['nothing', '', [400, 'no_import']],
    ['a picture', picture(1), [422, 'not_an_export']],
    ['other JSON', '{"a":[1,2,3]}', [422, 'not_an_export']],
    ['a list', '[]', [422, 'not_an_export']],
    ['another format', text((told: Rows) => ({ ...told, format: 'x' })), [422, 'not_an_export']],
    ['a later version', text((told: Rows) => ({ ...told, version: 2 })), [422, 'newer_export']],
    ['half of it', data.slice(0, data.length - 200), [422, 'damaged_export']],
    ['no profile', text(({ profile: _gone, ...told }: Rows) => told), [422, 'damaged_export']],
    ['a broken fact', text(set('facts', 'body', { type: 'lab' })), [422, 'damaged_export']],
    [
      'a fact without its place',
      text(set('facts', 'body', { ...factOf(data), evidence: null })),
      [422, 'damaged_export'],
    ],
    [
      'a day that is none',
      text(set('facts', 'body', { ...factOf(data), eventDate: '2024-13-99' })),
      [422, 'damaged_export'],
    ],
    [
      'a page of a day that is none',
      text(set('files', 'detected_date', '2024-02-31')),
      [422, 'damaged_export'],
    ],
    ['a reminder of nothing', text(withReminder({ title: ' ' })), [422, 'damaged_export']],
    ['a reminder of no time', text(withReminder({ due_at: 'soon' })), [422, 'damaged_export']],
    ['a long reminder', text(withReminder({ title: 'x'.repeat(201) })), [422, 'damaged_export']],
    ['more than any record says', text(swollen), [422, 'damaged_export']],
    ['a fact of no page', text((told: Rows) => ({ ...told, files: [] })), [422, 'damaged_export']],
    [
      'a row twice',
      text((told: Rows) => void told['facts']?.push(told['facts'][0] ?? {})),
      [422, 'damaged_export'],
    ],
    ['a huge picture', text(set('files', 'byte_size', 2 ** 40)), [422, 'damaged_export']],
    ['another person’s row', text(set('facts', 'user_id', stranger)), [422, 'mixed_export']],
    [
      'another person’s picture',
      text(set('files', 'storage_path', `${stranger}/x.png`)),
      [422, 'mixed_export'],
    ],
    ['a way out', text(set('files', 'storage_path', '../../x')), [422, 'mixed_export']],
    [
      'a ZIP of something',
      zipSync({ 'a.txt': strToU8('a') }) as Uint8Array<ArrayBuffer>,
      [422, 'unsafe_zip'],
    ],
    ['a path that leads out', zipped({ '../../etc/passwd': strToU8('x') }), [422, 'unsafe_zip']],
    ['a picture elsewhere', zipped({ 'pictures/../x.png': strToU8('x') }), [422, 'unsafe_zip']],
    ['a program beside it', zipped({ 'run.exe': strToU8('x') }), [422, 'unsafe_zip']],
    ['no data', zipped({}, [json]), [422, 'unsafe_zip']],
    ['a ZIP cut short', zip.slice(0, zip.length - 30), [422, 'unsafe_zip']],
    ['another picture', zipped({ [page]: picture(5, 96) }), [422, 'wrong_picture']],
    ['a picture like it', zipped({ [page]: flipped(files[page] ?? zip, 5000) }), [422, 'wrong_picture']],
    [
      'no picture at all',
      zipped({ [page]: strToU8('<svg onload=alert(1)>'.repeat(99)) }),
      [422, 'wrong_picture'],
    ],
    ['one bit of a picture', flipped(zip, zip.length >> 1), [422, 'damaged_export']],
    ['one bit of the data', flipped(zip, 400), [422, 'damaged_export']],
  ]
  const other = await patient()
  for (const [name, body, expected] of cases)
    expect([name, await refusal(other, body)]).toEqual([name, expected])
  await vi.waitFor(async () => expect(await leftOf(other)).toEqual(nothing))
  expect(
    (
      await imported(
        other,
        changed(zip, () => undefined),
      )
    ).status,
  ).toBe(201)
})

test('a bomb is given up where it says too much, and where it holds more than it says', async () => {
  const someone = await patient()
  const name = 'health-data-export-2024-05-01.json'
  const big = zipSync({ [name]: new Uint8Array(140 * 2 ** 20).fill(32) }, { level: 9 })
  expect(await refusal(someone, big as Uint8Array<ArrayBuffer>)).toEqual([422, 'unsafe_zip'])
  const lying = zipSync({ [name]: new Uint8Array(20 * 2 ** 20).fill(32) }, { level: 9 })
  const view = new DataView(lying.buffer)
  // The size that the central directory tells: 24 bytes into its only entry.
  const directory = view.getUint32(lying.length - 22 + 16, true)
  view.setUint32(directory + 24, 1000, true)
  expect(await refusal(someone, lying as Uint8Array<ArrayBuffer>)).toEqual([422, 'damaged_export'])
  const twice = zipSync({ [name]: strToU8('{}'), 'pictures/x': strToU8('x') })
  const second = new DataView(twice.buffer)
  const at = second.getUint32(twice.length - 22 + 16, true)
  const next = at + 46 + name.length
  // Both files of the directory at the bytes of the first.
  second.setUint32(next + 42, second.getUint32(at + 42, true), true)
  expect(await refusal(someone, twice as Uint8Array<ArrayBuffer>)).toEqual([422, 'unsafe_zip'])
  expect(await leftOf(someone)).toEqual(nothing)
})

test('of two at once one comes in, and more than 95 MB is told so', async () => {
  const one = await someoneWithRecord(9304)
  const zip = await exported(one, 'zip')
  const other = await patient()
  const answers = await Promise.all([imported(other, zip), imported(other, zip), imported(other, zip)])
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409])
  expect(await truthOf(other)).toEqual(await truthOf(one))
  let sent = 0
  const piece = new Uint8Array(2 ** 20).fill(32)
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      if ((sent += 1) > 97) controller.close()
      else controller.enqueue(piece)
    },
  })
  const late = await patient()
  expect(await refusal(late, body)).toEqual([413, 'too_large_export'])
  expect(await leftOf(late)).toEqual(nothing)
})
