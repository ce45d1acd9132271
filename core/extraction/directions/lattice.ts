import { latinSites } from '../../language/latin/directions'
import { isJoint, longestFrom, meaningsOf, prefixes, type Meaning } from './lexicon'
import { mended } from './misspelt'
import { clockValue, fractionValue, printedAs, tokensOf, type Token } from './tokens'

/** One meaning of a run of words: an edge from one place of the text to another. */
export interface Atom extends Meaning {
  /** Places: offsets at which a word, or what is left of it behind a prefix, begins. */
  readonly from: number
  readonly to: number
  /** Where its last letter ends. */
  readonly end: number
  /** Of numbers and lengths of time. */
  readonly low?: number
  readonly high?: number | null
}

/** All that the words of a text can mean, place by place. */
export interface Lattice {
  readonly text: string
  readonly tokens: readonly Token[]
  readonly last: number
  readonly atoms: ReadonlyMap<number, readonly Atom[]>
}

export function latticeOf(text: string): Lattice {
  const tokens = mended(tokensOf(text))
  const atoms = new Map<number, Atom[]>()
  const last = text.length
  const add = (atom: Atom): void => {
    const known = atoms.get(atom.from)
    if (known) known.push(atom)
    else atoms.set(atom.from, [atom])
  }
  const next = (index: number): number => tokens[index + 1]?.start ?? last
  const isHebrew = /\p{Script=Hebrew}/u.test(text)
  for (const [index, token] of tokens.entries()) {
    for (const atom of ownMeaning(token, next(index)))
      // In Israel "5/7" is a day of July.
      if (atom.kind !== 'spanfraction' || !isHebrew) add(atom)
    if (token.kind === 'word' || token.kind === 'sign' || token.kind === 'fraction')
      for (const atom of wordMeanings(tokens, index, token.norm, token.start, last)) add(atom)
  }
  const lattice = { text, tokens, last, atoms }
  addNumbers(lattice, add)
  addSpans(lattice, add)
  addMisreadQ(lattice, add)
  for (const [index, token] of tokens.entries())
    if (token.kind === 'word' && !atoms.has(token.start))
      add({ kind: 'unknown', value: token.norm, from: token.start, to: next(index), end: token.end })
  return lattice
}

function ownMeaning(token: Token, to: number): Atom[] {
  const base = { value: token.norm, from: token.start, to, end: token.end }
  if (token.kind === 'number') return [{ ...base, kind: 'num', low: Number(token.norm), high: null }]
  if (token.kind === 'ordinal')
    return [{ ...base, kind: 'ordinal', low: parseInt(token.norm, 10), high: null }]
  if (token.kind === 'scheme') return [{ ...base, kind: 'scheme' }]
  if (token.kind === 'clock') {
    const value = clockValue(token.norm)
    return value === null ? [] : [{ ...base, kind: 'clocktime', value }]
  }
  if (token.kind === 'fraction') {
    const low = fractionValue(token.norm)
    return low === null ? spanFraction(base) : [{ ...base, kind: 'num', low, high: null }]
  }
  const site = latinSites[token.text.replace(/\./g, '')]
  return [
    ...(site ? [{ ...base, kind: 'latinsite', value: site.join(' ') }] : []),
    ...(token.kind === 'sign' ? [{ ...base, kind: isHyphen(token, to) ? '-' : token.norm }] : []),
  ]
}

/** A hyphen, or the dot of "q.4.h." */
const isHyphen = ({ norm, end }: Token, to: number): boolean => norm === '–' || (norm === '.' && to === end)

/** "5/7", "2/52", "3/12": days, weeks and months in British hands. */
function spanFraction(base: Omit<Atom, 'kind'>): Atom[] {
  const [count = '', of = ''] = base.value.split('/')
  const unit = of === '7' ? 'd' : of === '52' ? 'wk' : of === '12' ? 'mo' : null
  return unit === null ? [] : [{ ...base, kind: 'spanfraction', value: unit, low: Number(count), high: null }]
}

/** What the words from this one on mean; `norm` is the word, or what a prefix leaves of it. */
function wordMeanings(
  tokens: readonly Token[],
  index: number,
  norm: string,
  from: number,
  last: number,
): Atom[] {
  const found: Atom[] = []
  const words: string[] = []
  const longest = longestFrom(norm)
  for (let at = index; at < tokens.length && words.length < longest; at++) {
    const token = tokens[at] as Token
    if (at > index && isEndOfSentence(tokens, at)) break
    if (at > index && isJoint(token.norm)) continue
    words.push(at === index ? norm : token.norm)
    const printed = tokens
      .slice(index, at + 1)
      .filter(({ norm }, nth) => nth === 0 || !isJoint(norm))
      .map(({ text }) => text)
      .join(' ')
    const to = tokens[at + 1]?.start ?? last
    for (const meaning of meaningsOf(words, printed))
      found.push({ ...meaning, ...counted(meaning), from, to, end: token.end })
    // A connective that ends with a letter which is written onto the next word; a day's letter is not.
    const letter = at > index && words.length > 1 ? token.norm[0] : undefined
    if (letter !== undefined && prefixes.has(letter) && token.norm.length > 1)
      for (const meaning of meaningsOf([...words.slice(0, -1), letter], printed))
        if (meaning.kind === meaning.value)
          found.push({ ...meaning, ...counted(meaning), from, to: token.start + 1, end: token.start + 1 })
  }
  return [...found, ...prefixed(tokens, index, norm, from, last, found.length > 0)]
}

/** A full stop behind a whole word, rather than the dot of "p. o.". */
function isEndOfSentence(tokens: readonly Token[], at: number): boolean {
  const [before, dot, after] = [tokens[at - 1], tokens[at], tokens[at + 1]]
  return dot?.norm === '.' && (before?.norm.length ?? 0) > 2 && after !== undefined && after.start > dot.end
}

const counted = ({ kind, value }: Meaning): Pick<Atom, 'low' | 'high'> =>
  kind === 'num' || kind === 'ordinal' ? { low: Number(value), high: null } : {}

/** Letters are written onto a number one or two at a time. */
const mostBeforeNumber = 2

function prefixed(
  tokens: readonly Token[],
  index: number,
  norm: string,
  from: number,
  last: number,
  known: boolean,
): Atom[] {
  const meanings = prefixes.get(norm[0] ?? '')
  const token = tokens[index] as Token
  if (!meanings) {
    const printed = known ? null : printedAs(norm)
    return printed ? wordMeanings(tokens, index, printed, from, last) : []
  }
  if (norm.length === 1) {
    // A Hebrew prefix before a number: the hyphen belongs to it.
    const joint = tokens[index + 1]
    const to = (joint && isJoint(joint.norm) ? tokens[index + 2]?.start : joint?.start) ?? last
    // Alone it is a letter that says something else.
    const isAlone = to === last || (!isJoint(joint?.norm ?? '') && joint?.kind !== 'number')
    return meanings
      .filter(({ kind }) => !isAlone || kind !== 'filler')
      .map((meaning) => ({ ...meaning, from, to, end: token.end }))
  }
  // The last letter of a longer word says nothing: a Hebrew "no" is not "to Sunday", nor "alone" "a day".
  const rest =
    norm.length > 2 || from === token.start
      ? wordMeanings(tokens, index, norm.slice(1), from + 1, last).filter(
          ({ kind }) => kind !== 'initial' && (kind !== 'num' || from - token.start < mostBeforeNumber),
        )
      : []
  // A known word is not taken apart into letters that say nothing: "left" in Hebrew would be.
  const telling = known ? meanings.filter(({ kind }) => kind !== 'filler') : meanings
  const own = rest.length > 0 ? telling.map((one) => ({ ...one, from, to: from + 1, end: from + 1 })) : []
  const repaired = !known && rest.length === 0 ? printedAs(norm) : null
  return repaired ? wordMeanings(tokens, index, repaired, from, last) : [...own, ...rest]
}

type Add = (atom: Atom) => void

const at = (lattice: Lattice, place: number, ...kinds: string[]): Atom[] =>
  (lattice.atoms.get(place) ?? []).filter(({ kind }) => kinds.includes(kind))

/** "50 thousand", "3 (three)", "one and a half", "1-2", "one to two". */
function addNumbers(lattice: Lattice, add: Add): void {
  const places = [...lattice.atoms.keys()].sort((a, b) => b - a)
  for (const place of places)
    for (const first of at(lattice, place, 'num'))
      for (const scale of at(lattice, first.to, 'scale')) addScaled(first, scale, add)
  // "(2) two"
  for (const open of places.flatMap((place) => at(lattice, place, '(')))
    for (const first of at(lattice, open.to, 'num'))
      for (const close of at(lattice, first.to, ')'))
        for (const again of at(lattice, close.to, 'num'))
          if (again.low === first.low && again.high === first.high) add({ ...again, from: open.from })
  for (const place of places)
    for (const first of at(lattice, place, 'num')) {
      for (const open of at(lattice, first.to, '('))
        for (const again of at(lattice, open.to, 'num'))
          for (const close of at(lattice, again.to, ')'))
            if (again.low === first.low && again.high === first.high)
              add({ ...first, to: close.to, end: close.end })
      for (const and of at(lattice, first.to, 'and'))
        for (const half of at(lattice, and.to, 'num', 'half', 'quarter')) addHalf(first, half, add)
    }
  for (const place of places)
    for (const first of at(lattice, place, 'num'))
      for (const to of at(lattice, first.to, 'to'))
        for (const second of at(lattice, to.to, 'num')) {
          if (first.high !== null || second.high !== null || (first.low ?? 0) >= (second.low ?? 0)) continue
          add({
            ...first,
            value: `${first.low}-${second.low}`,
            high: second.low ?? null,
            to: second.to,
            end: second.end,
          })
        }
}

/** "50 thousand", "1.2 million" */
function addScaled(first: Atom, scale: Atom, add: Add): void {
  const low = Math.round((first.low ?? 0) * Number(scale.value) * 1000) / 1000
  add({ ...first, value: String(low), low, high: null, to: scale.to, end: scale.end })
}

function addHalf(first: Atom, half: Atom, add: Add): void {
  const part = half.kind === 'half' ? 0.5 : half.kind === 'quarter' ? 0.25 : (half.low ?? Number(half.value))
  if (part >= 1 || first.high !== null || (first.low ?? 0) < 1) return
  const low = (first.low ?? 0) + part
  add({ ...first, value: String(low), low, to: half.to, end: half.end })
}

/** "7 days", "4-6 hours", "2 more weeks", and lengths that are one word. */
function addSpans(lattice: Lattice, add: Add): void {
  for (const place of lattice.atoms.keys())
    for (const first of at(lattice, place, 'num', 'span')) {
      if (first.kind === 'span') {
        const [, count = '', unit = ''] = /^([\d.]+)(\w+)$/.exec(first.value) ?? []
        add({ ...first, kind: 'length', value: unit, low: Number(count), high: null })
        for (const next of oneMore(lattice, first, Number(count)))
          add({
            ...next,
            kind: 'length',
            value: unit,
            from: place,
            low: Number(count),
            high: next.low ?? null,
          })
        continue
      }
      if ((first.low ?? 0) < 1) continue
      for (const joint of [first, ...at(lattice, first.to, 'more', '-')])
        for (const unit of at(lattice, joint.to, 'period'))
          add({ ...unit, kind: 'length', from: place, low: first.low ?? 0, high: first.high ?? null })
    }
}

/** "Two hours or three": the number behind a length of one word that is one more, and counts nothing else. */
const oneMore = (lattice: Lattice, { to }: Atom, count: number): Atom[] =>
  at(lattice, to, 'to')
    .flatMap((joint) => at(lattice, joint.to, 'num'))
    .filter(({ low, high, to: behind }) => low === count + 1 && high === null && !isCounting(lattice, behind))

const isCounting = (lattice: Lattice, place: number): boolean =>
  at(lattice, place, 'period', 'form', 'measure', 'times', 'x').length > 0

/** "g8h", "98h": a q that was read as a letter or a number like it. */
function addMisreadQ({ text, tokens, last }: Lattice, add: Add): void {
  for (const match of text.matchAll(
    /(?<![\p{L}\d])[g9]\.?(\d{1,2})(?:-(\d{1,2}))?\s?(?:hr?s?|hours?)(?!\p{L})/giu,
  )) {
    const end = match.index + match[0].length
    const to = tokens.find(({ start }) => start >= end)?.start ?? last
    const [low, high] = [Number(match[1]), match[2] ? Number(match[2]) : null]
    if (low <= 24) add({ kind: 'misreadq', value: 'h', from: match.index, to, end, low, high })
  }
}
