/** CSS pixels: less is a tap that slipped. */
const shortest = 40

/** How many facts on a swipe goes: towards where reading starts to the next one, back to the one before; 0 for what is none. */
export function swipeStep(
  { x, y }: { readonly x: number; readonly y: number },
  direction: 'ltr' | 'rtl',
): -1 | 0 | 1 {
  if (Math.abs(x) < shortest || Math.abs(x) < Math.abs(y) * 1.5) return 0
  return x < 0 === (direction === 'ltr') ? 1 : -1
}
