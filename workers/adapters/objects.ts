/** Writes an object from its parts without joining them first: a 25 MB picture is in memory once. */
export async function putParts(
  bucket: R2Bucket,
  path: string,
  parts: readonly Uint8Array[],
  byteSize: number,
  contentType: string,
): Promise<void> {
  // R2 wants to know the length of a stream beforehand.
  const { readable, writable } = new FixedLengthStream(byteSize)
  const stored = bucket.put(path, readable, { httpMetadata: { contentType } })
  const writer = writable.getWriter()
  const written = (async () => {
    for (const part of parts) await writer.write(part)
    await writer.close()
  })()
  await Promise.all([stored, written])
}
