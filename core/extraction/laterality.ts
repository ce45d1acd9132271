import type { Side } from '../vocabulary/sided'
import type { Range } from './assertion/scope'

export type Laterality = Side

const bilateral =
  /(?<!\p{L})(?:bilateral|bilaterally|both|b\/l|bl|דו[\s-]?צדדי|דו[\s-]?צדדית|דו["״]צ|דו-צ)(?!\p{L})/iu
const left = /(?<!\p{L})(?:left|lt|L|[בהמל]?שמאל|שמאלי|שמאלית|[בהמל]?שמאלי|השמאלית)(?![\p{L}\d])/u
const right = /(?<!\p{L})(?:right|rt|R|[בהמל]?ימין|ימני|ימנית|[בהמל]?ימני|הימנית)(?![\p{L}\d])/u

/** "Tinnitus and left knee pain": what is joined on has a side of its own, unless the side alone is joined on. */
const another =
  /\s(?:and|with|or|but|plus|עם|וגם)(?!\s+(?:the\s+)?(?:right|left|bilateral|ימין|שמאל)\s*$)(?!\p{L}).*$/isu

/** The side that the words around a mention name: within it, right before it, or soon after it. */
export function lateralityOf(text: string, range: Range): Laterality | null {
  const inside = text.slice(range.start, range.end)
  const before = /(?:\S+\s+){0,2}$/.exec(text.slice(0, range.start).replace(/.*[.;,]/s, ''))?.[0] ?? ''
  const after = /^(?:\s+[^\s.;,:\d]+){0,4}/.exec(text.slice(range.end))?.[0].replace(another, '') ?? ''
  for (const part of [inside, before, after]) {
    const side = sideIn(part)
    if (side) return side
  }
  return null
}

function sideIn(text: string): Laterality | null {
  const lower = text.replace(/\b(?:Left|LEFT)\b/g, 'left').replace(/\b(?:Right|RIGHT)\b/g, 'right')
  if (bilateral.test(text) || (left.test(lower) && right.test(lower))) return 'bilateral'
  if (left.test(lower)) return 'left'
  return right.test(lower) ? 'right' : null
}
