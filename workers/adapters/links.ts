/** Signed, expiring paths to one object. They need no cookie, so they are short-lived and name one file. */
export interface Links {
  /** `expires` in seconds since 1970. */
  sign(path: string, expires: number): Promise<string>
  verify(path: string, expires: number, signature: string, nowSeconds: number): Promise<boolean>
}

const opened = new Map<string, Links>()

/** One a secret: its key is imported once. */
export function openLinks(secret: string): Links {
  const known = opened.get(secret)
  if (known) return known
  const made = create(secret)
  opened.set(secret, made)
  return made
}

function create(secret: string): Links {
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
  return `/api/storage/medical-files/object/${storagePath}?${await signed(links, storagePath, nowSeconds)}`
}

/** What the one signature of a file's strips is given for; no picture has such a path. */
export const stripsOf = (userId: string, fileId: string): string => `${userId}/${fileId}/strips`

/** Like `signPicture`, to the strips of a file's facts: `{id}` stands for a fact's. */
export async function signStrips(
  links: Links,
  userId: string,
  fileId: string,
  nowSeconds: number,
): Promise<string> {
  const query = await signed(links, stripsOf(userId, fileId), nowSeconds)
  return `/api/storage/strips/${userId}/${fileId}/{id}?${query}`
}

async function signed(links: Links, path: string, nowSeconds: number): Promise<string> {
  const expires = Math.ceil(nowSeconds / 900) * 900 + linkSeconds - 900
  return `expires=${expires}&signature=${await links.sign(path, expires)}`
}
