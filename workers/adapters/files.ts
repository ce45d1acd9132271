import type { PageReading } from '../../core/document/page'
import type { Env } from '../config'
import type { FileRow } from '../db/records/files'

/** The pictures, and what was read from them, in R2. */
export function openFileReader(env: Env) {
  const artifact = (file: FileRow) => `${file.userId}/${file.id}/page.json`
  return {
    async loadPicture(file: FileRow): Promise<Uint8Array<ArrayBuffer> | null> {
      const object = await env.MEDICAL_FILES.get(file.storagePath)
      return object && new Uint8Array(await object.arrayBuffer())
    },
    /** Null when the page was not read yet, or by an older reader. */
    async loadPage(file: FileRow): Promise<PageReading | null> {
      const object = await env.ARTIFACTS.get(artifact(file))
      if (!object) return null
      const page = await object.json<PageReading>()
      return page.version === 1 ? page : null
    },
    async storePage(file: FileRow, page: PageReading): Promise<void> {
      const body = JSON.stringify(page)
      await env.ARTIFACTS.put(artifact(file), body, { httpMetadata: { contentType: 'application/json' } })
    },
  }
}
