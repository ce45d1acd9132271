import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import type { FileRecord } from '../../core/records/file'
import type { Env } from '../../workers/config'
import { signedIn } from '../support/api'
import { picture, withSecret } from '../support/pictures'

test('what a picture says beyond the picture is not stored', async () => {
  const { browser } = await signedIn()
  const form = new FormData()
  form.append(
    'file',
    new File([withSecret(picture(301), 'GPS 32.08 N 34.78 E')], 'page.png', { type: 'image/png' }),
  )
  const file = await (
    await browser.fetch('/api/storage/medical-files', { method: 'POST', body: form })
  ).json<FileRecord>()
  const stored = await (env as unknown as Env).MEDICAL_FILES.get(file.storage_path)
  const bytes = new Uint8Array((await stored?.arrayBuffer()) ?? new ArrayBuffer())
  expect(new TextDecoder('latin1').decode(bytes)).not.toContain('GPS')
  expect(bytes).toEqual(picture(301))
})
