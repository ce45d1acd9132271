import type { Api } from '#core/calls/api'
import { readAnswer, type Answer } from '../session/api'

export type Uploaded = Api['POST /storage/medical-files']['answer']

/** Sends one picture; tells 0..100 on the way, which `fetch` cannot. Never rejects. */
export function sendFile(file: File, onProgress: (percent: number) => void): Promise<Answer<Uploaded>> {
  const form = new FormData()
  form.append('file', file)
  return new Promise((resolve) => {
    const request = new XMLHttpRequest()
    request.upload.addEventListener('progress', ({ loaded, total, lengthComputable }) => {
      if (lengthComputable) onProgress(Math.round((loaded / total) * 100))
    })
    request.addEventListener('load', () => resolve(readAnswer(request.status, request.responseText)))
    for (const end of ['error', 'abort', 'timeout']) {
      request.addEventListener(end, () => resolve({ ok: false, code: 'offline', error: '' }))
    }
    request.open('POST', '/api/storage/medical-files')
    request.send(form)
  })
}
