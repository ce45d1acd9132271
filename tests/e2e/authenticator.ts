import jsQR from 'jsqr'
import { Secret, TOTP } from 'otpauth'
import type { Locator } from 'playwright-core'
import { expect } from 'vitest'

const stepMs = 30_000

/** What a person's phone keeps and shows: a key by its QR code, and codes of it, none of them twice. */
export class Authenticator {
  #secret: Secret | null = null
  #usedStep = 0

  async scan(picture: Locator): Promise<void> {
    const text = await readQr(picture)
    this.#secret = Secret.fromBase32(new URL(text).searchParams.get('secret') ?? '')
  }

  /** A code that was not used yet, as soon as there is one. */
  async code(): Promise<string> {
    if (!this.#secret) throw new Error('nothing was scanned')
    const step = () => Math.floor(Date.now() / stepMs)
    const next = Math.max(this.#usedStep + 1, step())
    // One step ahead is taken, too.
    await expect.poll(step, { timeout: 70_000 }).toBeGreaterThanOrEqual(next - 1)
    this.#usedStep = next
    return new TOTP({ secret: this.#secret }).generate({ timestamp: next * stepMs })
  }
}

/** What a phone would read off the screen. */
async function readQr(picture: Locator): Promise<string> {
  const { data, size } = await picture.evaluate(async (image: HTMLImageElement) => {
    await image.decode()
    const size = image.naturalWidth
    const canvas = Object.assign(document.createElement('canvas'), { width: size, height: size })
    const pen = canvas.getContext('2d')
    pen?.drawImage(image, 0, 0)
    return { data: [...(pen?.getImageData(0, 0, size, size).data ?? [])], size }
  })
  return jsQR(new Uint8ClampedArray(data), size, size)?.data ?? ''
}
