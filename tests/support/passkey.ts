import { createHash } from 'node:crypto'

const encode = (bytes: Uint8Array | string) => Buffer.from(bytes).toString('base64url')
const sha256 = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest()

/** RFC 9052 §7.1: an ES256 public key. */
const cosePrefix = Buffer.from('a5010203262001215820', 'hex')
const coseBetween = Buffer.from('225820', 'hex')
/** `{fmt: "none", attStmt: {}, authData: bytes}` up to the length of the last. */
const attestationPrefix = Buffer.from('a363666d74646e6f6e656761747453746d74a068617574684461746159', 'hex')

const userPresent = 0x01
const userVerified = 0x04
const attested = 0x40

/** What a device says beside its signature; a test changes one of it. */
export interface Saying {
  readonly origin?: string
  readonly rpId?: string
  readonly verified?: boolean
  readonly counter?: number
  readonly userHandle?: string
  readonly challenge?: string
  /** Signs by a key that nobody enrolled. */
  readonly foreignKey?: boolean
}

const home = { origin: 'https://chart.test', rpId: 'chart.test' }

/** An authenticator in software (WebAuthn Level 3 §6): one key of one person, at `https://chart.test`. */
export class PasskeyDevice {
  readonly id = encode(crypto.getRandomValues(new Uint8Array(32)))
  readonly #keys = newKeys()
  counter = 0

  /** The answer to `navigator.credentials.create`. */
  async attestation(challenge: string, said: Saying = {}) {
    const { publicKey } = await this.#keys
    const { x = '', y = '' } = (await crypto.subtle.exportKey('jwk', publicKey)) as JsonWebKey
    const key = Buffer.concat([cosePrefix, bytes(x), coseBetween, bytes(y)])
    const credentialId = bytes(this.id)
    const data = Buffer.concat([
      this.#authenticatorData(said, attested),
      Buffer.alloc(16),
      length16(credentialId),
      credentialId,
      key,
    ])
    const attestationObject = encode(Buffer.concat([attestationPrefix, length16(data), data]))
    const clientDataJSON = encode(clientData('webauthn.create', challenge, said))
    const { id } = this
    return { id, rawId: id, type: 'public-key', response: { clientDataJSON, attestationObject } }
  }

  /** The answer to `navigator.credentials.get`. */
  async assertion(challenge: string, userId: string, said: Saying = {}) {
    const client = Buffer.from(clientData('webauthn.get', challenge, said))
    const data = this.#authenticatorData(said, 0)
    const { privateKey } = await (said.foreignKey ? newKeys() : this.#keys)
    const signed = Buffer.concat([data, sha256(client)])
    const raw = await crypto.subtle.sign({ name: 'ECDSA', hash: 'SHA-256' }, privateKey, signed)
    const { id } = this
    const response = {
      clientDataJSON: encode(client),
      authenticatorData: encode(data),
      signature: encode(derOf(new Uint8Array(raw))),
      userHandle: encode(said.userHandle ?? userId),
    }
    return { id, rawId: id, type: 'public-key', response }
  }

  #authenticatorData({ rpId = home.rpId, verified = true, counter }: Saying, more: number): Buffer {
    const count = Buffer.alloc(4)
    count.writeUInt32BE(counter ?? this.counter)
    return Buffer.concat([sha256(rpId), Buffer.of(userPresent | (verified ? userVerified : 0) | more), count])
  }
}

const newKeys = () =>
  crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, true, [
    'sign',
    'verify',
  ]) as Promise<CryptoKeyPair>

const bytes = (text: string) => Buffer.from(text, 'base64url')

function length16({ byteLength }: Uint8Array): Buffer {
  const length = Buffer.alloc(2)
  length.writeUInt16BE(byteLength)
  return length
}

const clientData = (type: string, challenge: string, { origin = home.origin, challenge: other }: Saying) =>
  JSON.stringify({ type, challenge: other ?? challenge, origin, crossOrigin: false })

/** WebCrypto signs in IEEE P1363, WebAuthn in ASN.1 DER (RFC 3279 §2.2.3). */
function derOf(raw: Uint8Array): Buffer {
  const integers = [raw.slice(0, 32), raw.slice(32)].map((half) => {
    const first = half.findIndex((byte) => byte !== 0)
    const body = half.slice(Math.max(0, first))
    const value = (body[0] ?? 0) & 0x80 ? Buffer.concat([Buffer.of(0), body]) : Buffer.from(body)
    return Buffer.concat([Buffer.of(2, value.byteLength), value])
  })
  const content = Buffer.concat(integers)
  return Buffer.concat([Buffer.of(0x30, content.byteLength), content])
}
