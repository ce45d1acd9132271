/** Capitals that a document shouts are not repeated; short ones are letters of a name. */
export function calm(text: string | null): string | null {
  if (!text) return null
  const shouted = text === text.toUpperCase() && /\p{Lu}{4}/u.test(text)
  return shouted ? text.replace(/\p{Lu}{4,}/gu, (word) => word.charAt(0) + word.slice(1).toLowerCase()) : text
}
