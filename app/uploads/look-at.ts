import type { GreyPicture } from '#core/records/picture-faults'

/** Large enough to tell sharp print from blurred. */
const longEdge = 1000

/** A picture as the browser decodes it, small and grey; null where it cannot. */
export async function lookAt(file: Blob): Promise<GreyPicture | null> {
  try {
    const bitmap = await createImageBitmap(file)
    const scale = Math.min(1, longEdge / Math.max(bitmap.width, bitmap.height))
    const [width, height] = [Math.round(bitmap.width * scale), Math.round(bitmap.height * scale)]
    const canvas = document.createElement('canvas')
    Object.assign(canvas, { width, height })
    const context = canvas.getContext('2d', { willReadFrequently: true })
    if (!context) return null
    context.drawImage(bitmap, 0, 0, width, height)
    bitmap.close()
    const { data } = context.getImageData(0, 0, width, height)
    const grey = new Uint8Array(width * height)
    // Rec. 601, in 256ths.
    for (const at of grey.keys())
      grey[at] =
        (77 * (data[at * 4] ?? 0) + 150 * (data[at * 4 + 1] ?? 0) + 29 * (data[at * 4 + 2] ?? 0)) >> 8
    return { width, height, data: grey }
  } catch {
    return null
  }
}
