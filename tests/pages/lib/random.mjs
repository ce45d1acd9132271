/** A seeded generator (mulberry32) keyed by a name, so that adding a page leaves the others unchanged. */
export function random(name) {
  let a = 2166136261
  for (const ch of name) a = Math.imul(a ^ ch.codePointAt(0), 16777619)
  const next = () => {
    a = (a + 0x6d2b79f5) | 0
    let t = Math.imul(a ^ (a >>> 15), 1 | a)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
  return {
    next,
    between: (low, high) => low + next() * (high - low),
    int: (low, high) => low + Math.floor(next() * (high - low + 1)),
    pick: (list) => list[Math.floor(next() * list.length)],
    digits: (n) => Array.from({ length: n }, () => Math.floor(next() * 10)).join(''),
  }
}
