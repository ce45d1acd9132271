/** What a SMART Health Link says of itself (SMART Health Links Framework 1.0, "Construct a SHLink Payload"). */
export interface HealthLink {
  /** Where its manifest is asked for: at most 128 characters, 256 bits of which cannot be guessed. */
  readonly url: string
  /** 32 bytes in base64url: what its files are encrypted with. It is in the link and nowhere else. */
  readonly key: string
  readonly expiresAt: string
  readonly hasPasscode: boolean
  /** What the receiver's app shows: at most 80 characters. */
  readonly label: string
}

const version = 1
const longestLabel = 80
const secretCharacters = 43
const pattern = new RegExp(`^[A-Za-z0-9_-]{${secretCharacters}}([0-9a-z]{1,3})$`)

/** What stands behind `shlink:/`, as JSON. It may be asked again while it is good: what it shows can be renewed. */
export function healthLinkPayload({ url, key, expiresAt, hasPasscode, label }: HealthLink): string {
  return JSON.stringify({
    url,
    key,
    exp: Math.floor(Date.parse(expiresAt) / 1000),
    flag: hasPasscode ? 'LP' : 'L',
    label: label.slice(0, longestLabel),
    v: version,
  })
}

/** By what its manifest is asked for: a secret, and after it the shard that its row is in. */
export function writeManifestName(secret: string, shard: number): string {
  return `${secret.slice(0, secretCharacters)}${shard.toString(36)}`
}

/** Null of what no manifest of ours is called. */
export function shardOfManifest(name: string): number | null {
  const shard = pattern.exec(name)?.[1]
  return shard === undefined ? null : Number.parseInt(shard, 36)
}
