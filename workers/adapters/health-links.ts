import { CompactEncrypt } from 'jose'

/** What a link's secret is also good for. One does not lead to another (HKDF, RFC 5869). */
type Use = 'manifest' | 'key'
const bytes = 32

/** 32 bytes in base64url that only who knows the link's name can tell: kept nowhere, derived where they are needed. */
export async function healthLinkSecret(slug: string, use: Use): Promise<string> {
  const text = new TextEncoder()
  const from = await crypto.subtle.importKey('raw', text.encode(slug), 'HKDF', false, ['deriveBits'])
  const derived = await crypto.subtle.deriveBits(
    {
      name: 'HKDF',
      hash: 'SHA-256',
      salt: text.encode('chartlight'),
      info: text.encode(`smart health link ${use}`),
    },
    from,
    bytes * 8,
  )
  return Buffer.from(derived).toString('base64url')
}

/** A file of a SMART Health Link: a compact JWE by its key ("Encrypting and Decrypting Files": dir, A256GCM). */
export async function encryptFile(key: string, content: string, contentType: string): Promise<string> {
  return new CompactEncrypt(new TextEncoder().encode(content))
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM', cty: contentType })
    .encrypt(Buffer.from(key, 'base64url'))
}
