import type { BrowserContext } from 'playwright-core'

/** A camera before which a printed page lies on a dark table; no two of its pictures are the same. */
export async function stubCamera(context: BrowserContext, page: Uint8Array): Promise<void> {
  const source = `data:image/jpeg;base64,${Buffer.from(page).toString('base64')}`
  await context.addInitScript((src) => {
    if (!('mediaDevices' in navigator)) return
    navigator.mediaDevices.getUserMedia = async () => {
      const image = new Image()
      image.src = src
      await image.decode()
      const canvas = document.createElement('canvas')
      Object.assign(canvas, { width: image.width + 200, height: image.height + 200 })
      const drawing = canvas.getContext('2d')
      let tick = 0
      const draw = () => {
        tick += 1
        if (!drawing) return
        drawing.fillStyle = '#2b2622'
        drawing.fillRect(0, 0, canvas.width, canvas.height)
        drawing.drawImage(image, 100, 100)
        drawing.fillStyle = '#111'
        drawing.fillRect(10 + (tick % 50), 10, 20, 20)
      }
      draw()
      setInterval(draw, 100)
      return canvas.captureStream(10)
    }
  }, source)
}
