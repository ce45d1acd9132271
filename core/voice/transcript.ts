/** What one of the two said, as it is shown while it is said. */
export interface Bubble {
  /** Its place in the call, from 0: by it, and by the call, a message is kept once. */
  readonly index: number
  readonly role: 'user' | 'assistant'
  readonly text: string
  /** More may come. */
  readonly open: boolean
  /** Stands where the person's words will be, once they are understood. */
  readonly placeholder: boolean
  /** By which it is known elsewhere: the provider's item, or the turn that it is asked as. */
  readonly item: string | null
  /** ISO 8601 */
  readonly at: string
  /** It is in the chat's history. */
  readonly kept: boolean
}
export type Transcript = readonly Bubble[]

interface Fragment {
  readonly role: Bubble['role']
  readonly text: string
  readonly at: string
  readonly item?: string | null
}

/** Places go on from the last, though bubbles may have been taken away. */
const nextIndex = (bubbles: Transcript): number => (bubbles.at(-1)?.index ?? -1) + 1

const begin = (bubbles: Transcript, { role, text, at, item = null }: Fragment, open: boolean): Bubble => ({
  index: nextIndex(bubbles),
  role,
  text,
  open,
  placeholder: false,
  item,
  at,
  kept: false,
})

/** A fragment goes on from the open bubble of who says it; else it begins one. */
export function append(bubbles: Transcript, fragment: Fragment): Transcript {
  const last = bubbles.at(-1)
  if (!last?.open || last.placeholder || last.role !== fragment.role)
    return [...close(bubbles), begin(bubbles, fragment, true)]
  return [...bubbles.slice(0, -1), { ...last, text: last.text + fragment.text }]
}

/** Where the person's words will stand: speech has ended, and is being understood. */
export function hold(bubbles: Transcript, { at, item }: Omit<Fragment, 'role' | 'text'>): Transcript {
  if (placeOf(bubbles, item ?? null) >= 0) return bubbles
  return [
    ...close(bubbles),
    { ...begin(bubbles, { role: 'user', text: '', at, item: item ?? null }, true), placeholder: true },
  ]
}

/** What is understood so far of what the person says. */
export function hearing(bubbles: Transcript, fragment: Omit<Fragment, 'role'>): Transcript {
  const held = hold(bubbles, fragment)
  const place = placeOf(held, fragment.item ?? null)
  return held.map((one, index) => (index === place ? { ...one, text: fragment.text } : one))
}

/** What the person said, in the place that was held for it; where none was, at the end. */
export function fill(bubbles: Transcript, fragment: Omit<Fragment, 'role'>): Transcript {
  const text = fragment.text.trim()
  if (text === '') return release(bubbles, fragment.item ?? null)
  const place = placeOf(bubbles, fragment.item ?? null)
  if (place < 0) return [...close(bubbles), begin(bubbles, { ...fragment, text, role: 'user' }, false)]
  const item = fragment.item ?? null
  return bubbles.map((one, index) =>
    index === place ? { ...one, text, item: item ?? one.item, open: false, placeholder: false } : one,
  )
}

/** What was said could not be understood: its place is given up. */
export function release(bubbles: Transcript, item: string | null): Transcript {
  const place = placeOf(bubbles, item)
  return bubbles.filter((_, index) => index !== place)
}

/** What was said is said to its end; the whole of it replaces its fragments. */
export function finish(bubbles: Transcript, { role, text, at }: Fragment): Transcript {
  const place = bubbles.findLastIndex((one) => one.role === role && one.open && !one.placeholder)
  const whole = text.trim()
  if (place < 0)
    return whole === '' ? bubbles : [...bubbles, begin(bubbles, { role, text: whole, at }, false)]
  return bubbles.map((one, index) =>
    index === place ? { ...one, text: whole || one.text, open: false } : one,
  )
}

/** Nobody goes on with what was said; what is still being understood stays open. */
export function close(bubbles: Transcript): Transcript {
  return bubbles.map((one) => (one.open && !one.placeholder ? { ...one, open: false } : one))
}

/** The placeholder of an item; one without a name, where what is looked for has none or it is the only one. */
function placeOf(bubbles: Transcript, item: string | null): number {
  const named = item === null ? -1 : bubbles.findIndex((one) => one.placeholder && one.item === item)
  if (named >= 0) return named
  return bubbles.findIndex((one) => one.placeholder && (item === null || one.item === null))
}
