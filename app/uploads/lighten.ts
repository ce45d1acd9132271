/** What reading needs (workers/adapters/image/frame.ts): more only costs the way. */
const longEdge = 2400
const quality = 0.9
/** A picture that is small already is not drawn anew for fewer bytes than this. */
const worthBytes = 1_500_000

/**
 * The picture as it is sent: a photograph scaled to what reading needs, upright, and without the place where it was
 * taken, which its redrawing leaves behind. As it is where that gains nothing, or the browser cannot open it.
 */
export async function lighten(file: File): Promise<File> {
  try {
    if (!(await isWorth(file))) return file
    const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' })
    const scale = Math.min(1, longEdge / Math.max(bitmap.width, bitmap.height))
    const canvas = document.createElement('canvas')
    canvas.width = Math.round(bitmap.width * scale)
    canvas.height = Math.round(bitmap.height * scale)
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
    bitmap.close()
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality))
    if (!blob) return file
    return new File([blob], file.name.replace(/\.(?:png|jpe?g)$/i, '') + '.jpg', { type: 'image/jpeg' })
  } catch {
    return file
  }
}

async function isWorth(file: File): Promise<boolean> {
  if (file.size > worthBytes) return true
  if (!/jpe?g$/i.test(file.type)) return false
  return hasExif(new Uint8Array(await file.slice(0, 65_536).arrayBuffer()))
}

/** Whether a JPEG carries an Exif segment (JEITA CP-3451: APP1 that begins with "Exif"), in which a position may stand. */
export function hasExif(head: Uint8Array): boolean {
  const sign = [0x45, 0x78, 0x69, 0x66, 0]
  return head.some((byte, at) => byte === 0xff && head[at + 1] === 0xe1 && sign.every((one, by) => head[at + 4 + by] === one)) // prettier-ignore
}
