import type { GreyPicture } from '#core/records/picture-faults'

/** Large enough to tell sharp print from blurred. */
const longEdge = 1000

/** A picture as the browser decodes it, small and grey; null where it cannot. */
export async function lookAt(file: Blob): Promise<GreyPicture | null> {
  try {
    const bitmap = await createImageBitmap(file)
    const grey = greyOf(bitmap, bitmap, longEdge)
    bitmap.close()
    return grey
  } catch {
    return null
  }
}

interface Size {
  readonly width: number
  readonly height: number
}

/** What a picture or a camera shows, shrunk to this long edge; null where the browser gives no samples. */
export function greyOf(source: CanvasImageSource, size: Size, edge: number): GreyPicture | null {
  const scale = Math.min(1, edge / Math.max(size.width, size.height))
  const [width, height] = [Math.round(size.width * scale), Math.round(size.height * scale)]
  if (!(width > 0 && height > 0)) return null
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width, height })
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) return null
  context.drawImage(source, 0, 0, width, height)
  const { data } = context.getImageData(0, 0, width, height)
  const grey = new Uint8Array(width * height)
  // Rec. 601, in 256ths.
  for (let at = 0; at < grey.length; at += 1)
    grey[at] = (77 * (data[at * 4] ?? 0) + 150 * (data[at * 4 + 1] ?? 0) + 29 * (data[at * 4 + 2] ?? 0)) >> 8
  return { width, height, data: grey }
}
