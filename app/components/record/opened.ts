/** Which card stood open at which address. */
export interface Opened {
  readonly address: string
  readonly card: string | null
}

/**
 * The card that stands open: the one that was asked for, else the first there was when the address was come to. What
 * comes before it later closes nothing that somebody reads.
 */
export function openedAt(
  before: Opened | null,
  address: string,
  { asked, cards }: { readonly asked: string | null; readonly cards: readonly string[] },
): Opened {
  const stays = before?.address === address && before.card !== null && cards.includes(before.card)
  if (stays) return before
  const card = asked !== null && cards.includes(asked) ? asked : (cards[0] ?? null)
  return { address, card }
}
