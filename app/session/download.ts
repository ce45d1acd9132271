import { readAnswer, type Answer } from './api'

/** Has the browser save what a call answers, by the name that the call gives it. */
export async function download(path: string, method: 'GET' | 'POST'): Promise<Answer<null>> {
  try {
    const response = await fetch(path, { method })
    if (!response.ok) return readAnswer<null>(response.status, await response.text())
    const name = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1]
    const url = URL.createObjectURL(await response.blob())
    const link = document.createElement('a')
    link.href = url
    link.download = name ?? 'health-data-export.json'
    link.click()
    // The browser has begun by then; what is never let go stays in memory.
    setTimeout(() => URL.revokeObjectURL(url), 60_000)
    return { ok: true, value: null, status: response.status }
  } catch {
    // No network, or one that broke off half-way: there is no half export.
    return { ok: false, code: 'offline', error: '' }
  }
}
