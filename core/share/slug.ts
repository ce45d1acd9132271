/** 22 characters of base64url are 132 random bits, far beyond guessing (OWASP asks for 64 of a session's name). */
const secretCharacters = 22
const pattern = new RegExp(`^[A-Za-z0-9_-]{${secretCharacters}}([0-9a-z]{1,3})$`)

/** The name of a link: its secret, and after it the shard that its row is in, which tells nothing of its owner. */
export function writeSlug(secret: string, shard: number): string {
  return `${secret.slice(0, secretCharacters)}${shard.toString(36)}`
}

/** The shard that a slug names; null of what no link of ours is called. */
export function shardOfSlug(slug: string): number | null {
  const shard = pattern.exec(slug)?.[1]
  return shard === undefined ? null : Number.parseInt(shard, 36)
}
