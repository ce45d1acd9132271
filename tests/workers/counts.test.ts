import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { openFiles, type NewFile } from '../../workers/db/records/files'
import { openRegistry } from '../../workers/db/records/registry'
import { Scope } from '../../workers/db/records/scope'

const { RECORDS_0 } = env as unknown as { RECORDS_0: D1Database }

const picture = (id: string): NewFile => ({ id, storagePath: `u/${id}.jpg`, sha256: id, mediaType: 'image/jpeg', byteSize: 5000, width: 100, height: 200, displayName: id }) // prettier-ignore

test('labs and imaging count pages that are completed; reports what a letter or a summary was read from', async () => {
  const scope = new Scope(
    RECORDS_0,
    crypto.randomUUID(),
    () => new Date(),
    async () => {},
  )
  const files = openFiles(scope)
  const pages = [
    ['lab', 'completed'],
    ['lab', 'completed'],
    ['lab', 'needs_review'],
    ['imaging', 'completed'],
    ['imaging', 'failed'],
    ['discharge', 'needs_review'],
    ['consultation', 'completed'],
    ['consultation', 'failed'],
    ['prescription', 'completed'],
    [null, 'uploaded'],
  ] as const
  for (const [index, [category, status]] of pages.entries()) {
    await files.add(picture(`f${index}`))
    await scope.commit([files.touch(`f${index}`, { category, status })])
  }
  expect(await openRegistry(scope).counts()).toEqual({
    diagnoses: 0,
    medications: 0,
    allergies: 0,
    procedures: 0,
    labs: 2,
    imaging: 1,
    reports: 2,
  })
})
