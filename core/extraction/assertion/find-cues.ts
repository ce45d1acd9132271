import { cueLists, type CueKind } from './cues'

export interface Cue {
  readonly kind: CueKind
  readonly direction: 'forward' | 'backward' | 'none'
  readonly start: number
  readonly end: number
}

interface Pattern {
  readonly kind: CueKind
  readonly direction: Cue['direction']
  readonly expression: RegExp
  readonly length: number
}

let patterns: readonly Pattern[] | null = null

/** `no evidence of` → an expression at word boundaries; the Hebrew particle ל may be joined to the next word. */
function compile(kind: CueKind, item: string): Pattern {
  const direction = item.startsWith('>') ? 'forward' : item.startsWith('<') ? 'backward' : 'none'
  const wording = item.replace(/^[<>]/, '')
  const body = wording
    .replace(/[.+?^${}()|[\]\\/]/g, '\\$&')
    .replace(/(^|\s)\*(?=\s)/g, '$1\\S+')
    .replace(/\*/g, '[\\p{L}\\p{N}]*')
    .replace(/ /g, '\\s+')
  const joined = /\s[למ]$/.test(wording) || /^[חס]\S+ ל$/.test(wording)
  const left = /^[\p{L}\p{N}]/u.test(wording) ? '(?<![\\p{L}\\p{N}])' : ''
  const right = joined || !/[\p{L}\p{N}]$/u.test(wording) ? '' : '(?![\\p{L}\\p{N}])'
  // A Hebrew cue may carry "and" or "that": וללא, שנשלל.
  const particle = /^[א-ת]/.test(wording) ? '[וש]?' : ''
  return { kind, direction, expression: new RegExp(left + particle + body + right, 'giu'), length: wording.length }
}

function allPatterns(): readonly Pattern[] {
  patterns ??= Object.entries(cueLists)
    .flatMap(([kind, list]) =>
      list
        .split(/[;\n]/)
        .map((item) => item.trim())
        .filter((item) => item !== '')
        .map((item) => compile(kind as CueKind, item)),
    )
    .sort((a, b) => b.length - a.length)
  return patterns
}

/** The cues of a text; one within a longer one of the same direction, or within a pseudo-cue, is left out. */
export function findCues(text: string): Cue[] {
  const lower = text.toLowerCase()
  const found: Cue[] = []
  for (const { kind, direction, expression } of allPatterns()) {
    for (const match of lower.matchAll(expression)) {
      const cue = { kind, direction, start: match.index, end: match.index + match[0].length }
      if (!found.some((other) => covers(other, cue))) found.push(cue)
    }
  }
  return found.filter((cue) => cue.kind !== 'pseudo').sort((a, b) => a.start - b.start)
}

/** A longer wording decides what a shorter one within it means, whatever their kinds. */
function covers(longer: Cue, cue: Cue): boolean {
  const within = longer.start <= cue.start && cue.end <= longer.end
  const longerWins = longer.end - longer.start > cue.end - cue.start
  return within && longerWins && (longer.kind === 'pseudo' || longer.direction === cue.direction || longer.kind !== cue.kind)
}
