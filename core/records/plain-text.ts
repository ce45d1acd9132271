/** One line without control characters: marks of our own cannot be forged by a page. */
export function plainText(value: string): string {
  return value.replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim()
}
