const secretBytes = 24

/** Random, 32 characters of base64url. */
export const newSecret = (): string =>
  Buffer.from(crypto.getRandomValues(new Uint8Array(secretBytes))).toString('base64url')
