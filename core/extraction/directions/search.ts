import type { Lattice } from './lattice'
import { readingsAt, type Found, type Rule } from './match'

/** What the words of directions say, in order, with the words that none of the rules reads. */
export interface Reading {
  readonly found: readonly Found[]
  readonly unread: readonly { readonly start: number; readonly end: number }[]
}

/** What it costs to read a part, and to leave a word, a number or a sign unread. */
const costs = { part: 1, filler: 0.1, word: 4, number: 6, sign: 0.2 } as const

interface Step {
  readonly cost: number
  readonly found: Found | null
  readonly to: number
}

/** The reading that costs least: few parts, each of many words, and little left over. */
export function cheapestReading(lattice: Lattice, rules: readonly Rule[]): Reading {
  const places = [...new Set([...lattice.atoms.keys(), ...lattice.tokens.map(({ start }) => start)])]
  const best = new Map<number, Step>([[lattice.last, { cost: 0, found: null, to: lattice.last }]])
  const costFrom = (place: number): number => best.get(place)?.cost ?? Infinity
  for (const place of places.sort((a, b) => b - a)) {
    let step: Step = { cost: Infinity, found: null, to: lattice.last }
    const offer = (cost: number, found: Found | null, to: number): void => {
      if (cost < step.cost) step = { cost, found, to }
    }
    for (const found of rules.flatMap((rule) => readingsAt(rule, lattice, place)))
      offer(costs.part + (found.rule.cost ?? 0) + costFrom(found.to), found, found.to)
    for (const atom of lattice.atoms.get(place) ?? [])
      if (atom.kind === 'filler') offer(costs.filler + costFrom(atom.to), null, atom.to)
    const token = lattice.tokens.findIndex(({ start }) => start === place)
    const own = lattice.tokens[token]
    if (own) {
      const to = lattice.tokens[token + 1]?.start ?? lattice.last
      const cost = own.kind === 'sign' ? costs.sign : own.kind === 'word' ? costs.word : costs.number
      offer(cost + costFrom(to), null, to)
    }
    best.set(place, step)
  }
  return pathFrom(lattice.tokens[0]?.start ?? lattice.last, lattice, best)
}

function pathFrom(start: number, lattice: Lattice, best: ReadonlyMap<number, Step>): Reading {
  const found: Found[] = []
  const unread: { start: number; end: number }[] = []
  for (let place = start; place < lattice.last;) {
    const step = best.get(place)
    if (!step) break
    const token = lattice.tokens.find((one) => one.start === place)
    if (step.found) found.push(step.found)
    else if (token && token.kind !== 'sign' && !isFillerTo(lattice, place, step.to))
      unread.push({ start: token.start, end: token.end })
    if (step.found?.part.unread) unread.push({ start: step.found.from, end: step.found.end })
    place = step.to
  }
  return { found, unread }
}

const isFillerTo = (lattice: Lattice, place: number, to: number): boolean =>
  (lattice.atoms.get(place) ?? []).some((atom) => atom.kind === 'filler' && atom.to === to)
