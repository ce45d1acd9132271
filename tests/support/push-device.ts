import { Buffer } from 'node:buffer'
import type { PushRequest } from './push-services'

/** A browser that subscribed: what it hands in, what it got, and what it reads of that. */
export async function pushDevice(endpoint: string) {
  const own = (await crypto.subtle.generateKey({ name: 'ECDH', namedCurve: 'P-256' }, true, [
    'deriveBits',
  ])) as CryptoKeyPair
  const point = new Uint8Array((await crypto.subtle.exportKey('raw', own.publicKey)) as ArrayBuffer)
  const secret = crypto.getRandomValues(new Uint8Array(16))
  const text = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url')
  return {
    form: { endpoint, keys: { p256dh: text(point), auth: text(secret) } },

    async got(): Promise<PushRequest[]> {
      const url = `https://fcm.googleapis.com/?endpoint=${encodeURIComponent(endpoint)}`
      return (await fetch(url)).json()
    },

    /** RFC 8291, section 3.4, over the one record of RFC 8188. */
    async read({ body }: PushRequest): Promise<unknown> {
      const bytes = new Uint8Array(Buffer.from(body, 'base64url'))
      const salt = bytes.subarray(0, 16)
      const length = bytes[20] ?? 0
      const theirs = bytes.subarray(21, 21 + length)
      const key = await crypto.subtle.importKey(
        'raw',
        theirs,
        { name: 'ECDH', namedCurve: 'P-256' },
        false,
        [],
      )
      // As workerd names it and as its types do are two things.
      const algorithm = { name: 'ECDH', public: key } as unknown as SubtleCryptoDeriveKeyAlgorithm
      const shared = new Uint8Array(await crypto.subtle.deriveBits(algorithm, own.privateKey, 256))
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), point, theirs])
      const input = await derived(shared, secret, info, 32)
      const content = await derived(input, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
      const nonce = await derived(input, salt, Buffer.from('Content-Encoding: nonce\0'), 12)
      const cipher = await crypto.subtle.importKey('raw', content, 'AES-GCM', false, ['decrypt'])
      const plain = await crypto.subtle.decrypt(
        { name: 'AES-GCM', iv: nonce },
        cipher,
        bytes.subarray(21 + length),
      )
      // Behind the delimiter of the last record is padding.
      const text = new TextDecoder().decode(plain)
      return JSON.parse(text.slice(0, text.lastIndexOf('\u0002')))
    },
  }
}

async function derived(
  input: Uint8Array<ArrayBuffer>,
  salt: Uint8Array<ArrayBuffer>,
  info: Uint8Array<ArrayBuffer>,
  length: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const key = await crypto.subtle.importKey('raw', input, 'HKDF', false, ['deriveBits'])
  return new Uint8Array(
    await crypto.subtle.deriveBits({ name: 'HKDF', hash: 'SHA-256', salt, info }, key, length * 8),
  )
}
