import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import type { FileRecord } from '../../core/records/file'
import type { Env } from '../../workers/config'
import { signedIn } from '../support/api'
import { picture } from '../support/pictures'

/** A PNG with a text chunk, as cameras and editors write them (PNG §11.3.4). */
function withSecret(secret: string): Uint8Array<ArrayBuffer> {
  const plain = picture(301)
  const text = new TextEncoder().encode(`Comment\u0000${secret}`)
  const chunk = new Uint8Array(12 + text.length)
  new DataView(chunk.buffer).setUint32(0, text.length)
  chunk.set(new TextEncoder().encode('tEXt'), 4)
  chunk.set(text, 8)
  const bytes = new Uint8Array(plain.length + chunk.length)
  bytes.set(plain.subarray(0, 33))
  bytes.set(chunk, 33)
  bytes.set(plain.subarray(33), 33 + chunk.length)
  return bytes
}

test('what a picture says beyond the picture is not stored', async () => {
  const { browser } = await signedIn()
  const form = new FormData()
  form.append('file', new File([withSecret('GPS 32.08 N 34.78 E')], 'page.png', { type: 'image/png' }))
  const file = await (
    await browser.fetch('/api/storage/medical-files', { method: 'POST', body: form })
  ).json<FileRecord>()
  const stored = await (env as unknown as Env).MEDICAL_FILES.get(file.storage_path)
  const bytes = new Uint8Array((await stored?.arrayBuffer()) ?? new ArrayBuffer())
  expect(new TextDecoder('latin1').decode(bytes)).not.toContain('GPS')
  expect(bytes).toEqual(picture(301))
})
