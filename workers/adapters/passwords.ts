import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'

/** OWASP's password storage cheat sheet: N=2^14, r=8, p=5 is its scrypt setting of 16 MB a hash. */
const cost = { N: 2 ** 14, r: 8, p: 5 } as const
const keyBytes = 32

function derive(password: string, salt: Buffer): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    // NFKC: the same password typed on two keyboards is the same bytes (RFC 8265 §4.2).
    scrypt(password.normalize('NFKC'), salt, keyBytes, { ...cost, maxmem: 64 * 1024 * 1024 }, (error, key) =>
      error ? reject(error) : resolve(key),
    )
  })
}

/** `scrypt$N$r$p$salt$key`, base64url. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16)
  const key = await derive(password, salt)
  return ['scrypt', cost.N, cost.r, cost.p, salt.toString('base64url'), key.toString('base64url')].join('$')
}

/** With no hash (nobody has this e-mail) the same work is done, so that time tells nothing. */
export async function verifyPassword(password: string, hash: string | null): Promise<boolean> {
  const [, , , , salt, key] = (hash ?? `scrypt$$$$${'A'.repeat(22)}$${'A'.repeat(43)}`).split('$')
  const derived = await derive(password, Buffer.from(salt ?? '', 'base64url'))
  const same = timingSafeEqual(derived, Buffer.from(key ?? '', 'base64url'))
  return hash !== null && same
}
