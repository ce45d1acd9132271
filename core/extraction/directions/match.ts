import type { Atom, Lattice } from './lattice'
import type { Part } from './part'

/** A way of saying one part of directions. */
export interface Rule {
  readonly id: string
  /**
   * What it reads, by the kinds of words in order: `a|b` either, `a=b` that value only, `a?` may be left out. Filler words and
   * hyphens may stand between.
   */
  readonly when: string
  /** Null where the words do not say it after all. */
  readonly read: (words: Words) => Part | null
  /** Added to what a part costs: a reading that others come before. */
  readonly cost?: number
  readonly example: string
  readonly counterexample: string
}

/** The words that a rule found. */
export interface Words {
  readonly atoms: readonly Atom[]
  /** The first of a kind; throws where the rule has none, which is a mistake in the rule. */
  readonly one: (kind: string, nth?: number) => Atom
  readonly maybe: (kind: string) => Atom | null
  readonly text: string
  /** Nothing follows them. */
  readonly isLast: boolean
  /** What follows them. */
  readonly rest: string
  /** The kinds of what follows them. */
  readonly next: readonly string[]
}

export interface Found {
  readonly rule: Rule
  readonly part: Part
  readonly from: number
  readonly to: number
  readonly end: number
}

interface Element {
  readonly kinds: readonly (readonly [kind: string, value: string | null])[]
  readonly optional: boolean
}

const beginnings = new Map<string, ReadonlySet<string>>()
const compiled = new Map<string, readonly Element[]>()

function elementsOf(pattern: string): readonly Element[] {
  const known = compiled.get(pattern)
  if (known) return known
  const elements = pattern.split(' ').map((text): Element => {
    const optional = text.endsWith('?')
    const kinds = (optional ? text.slice(0, -1) : text).split('|').map((one) => {
      const [kind = '', value] = one === '=' ? [one] : one.split('=')
      return [kind, value ?? null] as const
    })
    return { kinds, optional }
  })
  compiled.set(pattern, elements)
  return elements
}

/** The kinds of words that a rule can begin with. */
function firstKinds(elements: readonly Element[]): ReadonlySet<string> {
  const needed = elements.findIndex(({ optional }) => !optional)
  return new Set(elements.slice(0, needed + 1).flatMap(({ kinds }) => kinds.map(([kind]) => kind)))
}

/** Every reading of a rule that begins at a place. */
export function readingsAt(rule: Rule, lattice: Lattice, place: number): Found[] {
  const first = beginnings.get(rule.when) ?? firstKinds(elementsOf(rule.when))
  beginnings.set(rule.when, first)
  if (!(lattice.atoms.get(place) ?? []).some(({ kind }) => first.has(kind))) return []
  return sequencesAt(elementsOf(rule.when), lattice, place, true).flatMap((atoms): Found[] => {
    const last = atoms[atoms.length - 1]
    if (!last) return []
    const part = rule.read(wordsOf(atoms, place, lattice))
    return part === null ? [] : [{ rule, part, from: place, to: last.to, end: last.end }]
  })
}

function wordsOf(atoms: readonly Atom[], place: number, lattice: Lattice): Words {
  const last = atoms[atoms.length - 1]
  const text = lattice.text.slice(place, last?.end)
  const all = (kind: string): Atom[] => atoms.filter((atom) => atom.kind === kind)
  return {
    atoms,
    text,
    isLast: last?.to === lattice.last,
    rest: lattice.text.slice(last?.end),
    next: (lattice.atoms.get(last?.to ?? 0) ?? []).map(({ kind }) => kind),
    one: (kind, nth = 0) => {
      const atom = all(kind)[nth]
      if (!atom) throw new Error(`no ${kind} in "${text}"`)
      return atom
    },
    maybe: (kind) => all(kind)[0] ?? null,
  }
}

const mostBetween = 3

function sequencesAt(
  elements: readonly Element[],
  lattice: Lattice,
  place: number,
  first: boolean,
): Atom[][] {
  const [element, ...rest] = elements
  if (!element) return [[]]
  const found: Atom[][] = element.optional ? sequencesAt(rest, lattice, place, first) : []
  for (const from of first ? [place] : placesBehindFiller(lattice, place))
    for (const atom of lattice.atoms.get(from) ?? [])
      if (
        element.kinds.some(([kind, value]) => atom.kind === kind && (value === null || atom.value === value))
      )
        for (const sequence of sequencesAt(rest, lattice, atom.to, false)) found.push([atom, ...sequence])
  return found
}

/** The place itself, and those that follow it past filler. */
function placesBehindFiller(lattice: Lattice, place: number): number[] {
  const places = new Set([place])
  let ends = [place]
  for (let n = 0; n < mostBetween; n++) {
    ends = ends.flatMap((end) =>
      (lattice.atoms.get(end) ?? [])
        .filter(({ kind }) => kind === 'filler' || kind === '-')
        .map(({ to }) => to),
    )
    for (const end of ends) places.add(end)
  }
  return [...places]
}
