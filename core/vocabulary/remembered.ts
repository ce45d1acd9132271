/** The same function, asked once a text; beyond `most` texts it forgets them all. */
export function remembered<T>(make: (text: string) => T, most = 4000): (text: string) => T {
  const known = new Map<string, T>()
  return (text) => {
    const cached = known.get(text)
    if (cached !== undefined || known.has(text)) return cached as T
    const made = make(text)
    if (known.size >= most) known.clear()
    known.set(text, made)
    return made
  }
}

/** The same function, asked once an object, and for as long as that is held. */
export function rememberedOf<K extends object, T, More extends readonly unknown[]>(
  make: (key: K, ...more: More) => T,
): (key: K, ...more: More) => T {
  const known = new WeakMap<K, { readonly made: T }>()
  return (key, ...more) => {
    let found = known.get(key)
    if (!found) known.set(key, (found = { made: make(key, ...more) }))
    return found.made
  }
}
