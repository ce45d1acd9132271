import { Zip, ZipDeflate, ZipPassThrough } from 'fflate'

interface ZippedFile {
  readonly name: string
  /** Pictures are packed already. */
  readonly packed: boolean
  readonly bytes: AsyncIterable<Uint8Array>
}

/** A ZIP is 32-bit: what it holds has to stay below. */
export const zipBytes = 3.9 * 1024 ** 3

/** A ZIP of files that come one after another, made as it is read: never more than a piece of one in memory. */
export async function* zipOf(files: AsyncIterable<ZippedFile>): AsyncGenerator<Uint8Array> {
  let made: Uint8Array[] = []
  let failure: Error | null = null
  const zip = new Zip((error, chunk) => {
    if (error) failure = error
    else made.push(chunk)
  })
  const taken = (): Uint8Array[] => {
    if (failure) throw failure
    const chunks = made
    made = []
    return chunks
  }
  for await (const { name, packed, bytes } of files) {
    const entry = packed ? new ZipDeflate(name, { level: 6 }) : new ZipPassThrough(name)
    zip.add(entry)
    for await (const piece of bytes) {
      entry.push(piece)
      yield* taken()
    }
    entry.push(new Uint8Array(0), true)
    yield* taken()
  }
  zip.end()
  yield* taken()
}

/** Read only as fast as somebody takes it. */
export function streamOf(pieces: AsyncGenerator<Uint8Array>): ReadableStream<Uint8Array> {
  return new ReadableStream({
    async pull(controller) {
      const { value, done } = await pieces.next()
      if (done) controller.close()
      else controller.enqueue(value)
    },
    cancel: async () => void (await pieces.return(undefined)),
  })
}
