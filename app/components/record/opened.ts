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
  const first = asked !== null && cards.includes(asked) ? asked : (cards[0] ?? null)
  if (before?.address !== address) return { address, card: first }
  const stays = before.card === first || (before.card !== null && cards.includes(before.card))
  return stays ? before : { address, card: first }
}
