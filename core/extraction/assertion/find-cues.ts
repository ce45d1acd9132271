import type { CueKind } from '../../language/cue-words'
import { englishCues } from '../../language/en/cues'
import { hebrewCues } from '../../language/he/cues'
import { hebrewFormCues } from '../../language/he/form-cues'
import { endsInParticle, writtenOnto } from '../../language/statements'

export interface Cue {
  readonly kind: CueKind
  readonly direction: 'forward' | 'backward' | 'none'
  readonly start: number
  readonly end: number
}

interface Pattern {
  readonly kind: CueKind
  readonly direction: Cue['direction']
  /** Sticky: tried at the places where its first word stands. */
  readonly expression: RegExp
  readonly length: number
  /** Ends in a particle that is written onto the next word, which is not the cue's. */
  readonly joined: boolean
}

interface Patterns {
  /** By first word; a Hebrew one also with "and" or "that" joined to it. */
  readonly byWord: ReadonlyMap<string, readonly Pattern[]>
  /** Those that begin with punctuation. */
  readonly others: readonly Pattern[]
}

let patterns: Patterns | null = null

/** `no evidence of` → an expression that ends at a word's end; a Hebrew particle at its end may join the next word. */
function compile(kind: CueKind, direction: Cue['direction'], wording: string): Pattern {
  const body = wording
    .replace(/[.+?^${}()|[\]\\/]/g, '\\$&')
    .replace(/(^|\s)\*(?=\s|$)/g, '$1\\S+')
    .replace(/\*/g, '[\\p{L}\\p{N}]*')
    .replace(/ /g, '\\s+')
  const joined = endsInParticle.test(wording)
  const open = joined || !/[\p{L}\p{N}]$/u.test(wording)
  return {
    kind,
    direction,
    expression: new RegExp(body + (open ? '' : '(?![\\p{L}\\p{N}])'), 'yu'),
    length: wording.length,
    joined,
  }
}

const firstWord = (wording: string): string => /^[\p{L}\p{N}]+/u.exec(wording)?.[0] ?? ''

function allPatterns(): Patterns {
  if (patterns) return patterns
  const byWord = new Map<string, Pattern[]>()
  const others: Pattern[] = []
  const all = [englishCues, hebrewCues, hebrewFormCues].flatMap((words) => Object.entries(words))
  for (const [kind, list] of all) {
    for (const item of list
      .split(/[;\n]/)
      .map((one) => one.trim())
      .filter((one) => one !== '')) {
      const direction = item.startsWith('>') ? 'forward' : item.startsWith('<') ? 'backward' : 'none'
      const wording = item.replace(/^[<>]/, '')
      const word = firstWord(wording)
      const pattern = compile(kind as CueKind, direction, wording)
      if (word === '') others.push(pattern)
      else byWord.set(word, [...(byWord.get(word) ?? []), pattern])
    }
  }
  patterns = { byWord, others }
  return patterns
}

/** The cues of a text; one within a longer one, or within a pseudo-cue, is left out. */
export function findCues(text: string): Cue[] {
  const lower = text.toLowerCase().replace(/’/g, "'")
  const { byWord, others } = allPatterns()
  const found: (Cue & { length: number })[] = []
  const attempt = (list: readonly Pattern[], start: number, from = start): void => {
    for (const { kind, direction, expression, length, joined } of list) {
      expression.lastIndex = start
      const match = expression.exec(lower)
      if (match)
        found.push({ kind, direction, start: from, end: start + match[0].length - (joined ? 1 : 0), length })
    }
  }
  for (const match of lower.matchAll(/[\p{L}\p{N}]+|[^\p{L}\p{N}\s]/gu)) {
    const word = match[0]
    if (!/^[\p{L}\p{N}]/u.test(word)) {
      attempt(others, match.index)
      continue
    }
    attempt(byWord.get(word) ?? [], match.index)
    if (writtenOnto.test(word)) attempt(byWord.get(word.slice(1)) ?? [], match.index + 1, match.index)
  }
  const kept: Cue[] = []
  for (const cue of found.sort((a, b) => b.length - a.length || a.start - b.start)) {
    if (!kept.some((other) => covers(other, cue)))
      kept.push({ kind: cue.kind, direction: cue.direction, start: cue.start, end: cue.end })
  }
  return kept.filter((cue) => cue.kind !== 'pseudo').sort((a, b) => a.start - b.start)
}

/** A longer wording decides what a shorter one within it means, whatever their kinds. */
function covers(longer: Cue, cue: Cue): boolean {
  const within = longer.start <= cue.start && cue.end <= longer.end
  // "Sleep study to look for apnea": the study is planned and the apnea a question.
  if (longer.kind === 'planned' && cue.kind === 'hypothetical') return false
  const longerWins = longer.end - longer.start > cue.end - cue.start
  return (
    within &&
    longerWins &&
    (longer.kind === 'pseudo' || longer.direction === cue.direction || longer.kind !== cue.kind)
  )
}
