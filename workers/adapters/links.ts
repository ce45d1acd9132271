/** Signed, expiring paths to one object. They need no cookie, so they are short-lived and name one file. */
export interface Links {
  /** `expires` in seconds since 1970. */
  sign(path: string, expires: number): Promise<string>
  verify(path: string, expires: number, signature: string, nowSeconds: number): Promise<boolean>
}

export function openLinks(secret: string): Links {
  const key = crypto.subtle.importKey(
    'raw',
    new TextEncoder().encode(`file-link\u0000${secret}`),
    { name: 'HMAC', hash: 'SHA-256' },
    false,
    ['sign', 'verify'],
  )
  const message = (path: string, expires: number) => new TextEncoder().encode(`${expires}\n${path}`)
  return {
    async sign(path, expires) {
      const mac = new Uint8Array(await crypto.subtle.sign('HMAC', await key, message(path, expires)))
      return btoa(String.fromCharCode(...mac))
        .replace(/\+/g, '-')
        .replace(/\//g, '_')
        .replace(/=+$/, '')
    },
    /** In constant time, by the platform's own comparison. Expired at equality. */
    async verify(path, expires, signature, nowSeconds) {
      if (!Number.isSafeInteger(expires) || nowSeconds >= expires) return false
      try {
        const mac = Uint8Array.from(atob(signature.replace(/-/g, '+').replace(/_/g, '/')), (c) =>
          c.charCodeAt(0),
        )
        return await crypto.subtle.verify('HMAC', await key, mac, message(path, expires))
      } catch {
        return false
      }
    },
  }
}

const linkSeconds = 3600

/**
 * A path on our own origin to one picture. It stays the same within a quarter of an hour, so that a screen that is
 * read again does not fetch its pictures again; it is good for an hour at least from its start.
 */
export async function signPicture(links: Links, storagePath: string, nowSeconds: number): Promise<string> {
  const expires = Math.ceil(nowSeconds / 900) * 900 + linkSeconds - 900
  const signature = await links.sign(storagePath, expires)
  return `/api/storage/medical-files/object/${storagePath}?expires=${expires}&signature=${signature}`
}
