import { tellsPlace } from './tells-place'

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
  return file.size > worthBytes || tellsPlace(new Uint8Array(await file.arrayBuffer()))
}
