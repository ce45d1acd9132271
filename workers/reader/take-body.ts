export type Body =
  { readonly ok: true; readonly bytes: Uint8Array } | { readonly ok: false; readonly status: 400 | 413 }

/** A request's body, in memory once; 413 above `most` bytes, 400 where its sender went away. */
export async function takeBody(request: Request, most: number): Promise<Body> {
  if (Number(request.headers.get('content-length') ?? 0) > most) return { ok: false, status: 413 }
  const chunks: Uint8Array[] = []
  let length = 0
  try {
    const reader = request.body?.getReader()
    for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
      length += part.value.length
      if (length > most) {
        await reader?.cancel()
        return { ok: false, status: 413 }
      }
      chunks.push(part.value)
    }
  } catch {
    return { ok: false, status: 400 }
  }
  const bytes = new Uint8Array(length)
  let at = 0
  for (const chunk of chunks.splice(0)) {
    bytes.set(chunk, at)
    at += chunk.length
  }
  return { ok: true, bytes }
}
