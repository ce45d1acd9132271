import { articles, normaliseWord, type Token } from './normalise'
import type { PhraseIndex } from './phrases'
import { hitsAt, inner, type Hit } from './walk'

/** What is said to have been done to a thing, and what that is called in the names of acts. */
const deeds: ReadonlyMap<string, readonly string[]> = new Map(
  [
    'placed: placement insertion implantation',
    'inserted: insertion placement implantation',
    'implanted: implantation placement insertion',
    'positioned: placement insertion',
    'removed: removal excision resection extraction',
    'excised: excision removal resection',
    'resected: resection excision removal',
    'extracted: extraction removal',
    'retrieved: retrieval removal',
    'repaired: repair',
    'reconstructed: reconstruction repair',
    'replaced: replacement',
    'exchanged: exchange replacement change',
    'revised: revision',
    'drained: drainage',
    'evacuated: evacuation drainage',
    'aspirated: aspiration',
    'biopsied: biopsy',
    'ablated: ablation',
    'clipped: clipping ligation repair',
    'coiled: coiling embolization',
    'embolized: embolization',
    'ligated: ligation',
    'banded: banding ligation',
    'released: release',
    'decompressed: decompression',
    'debrided: debridement',
    'amputated: amputation',
    'fused: fusion',
    'pinned: pinning fixation',
    'plated: plating fixation',
    'fixed: fixation repair',
    'stented: stenting',
    'dilated: dilation dilatation',
    'bypassed: bypass',
    'transplanted: transplant transplantation',
    'lavaged: lavage',
    'catheterized: catheterization',
    'cauterized: cautery cauterization',
    'fulgurated: fulguration',
    'injected: injection',
    'reversed: reversal',
    'vaccinated: vaccination',
  ].map((row): [string, readonly string[]] => {
    const [deed = '', names = ''] = row.split(': ')
    return [normaliseWord(deed), names.split(' ').map(normaliseWord)]
  }),
)

const were = words('was were been')
const had = words('had has have having')
const between = words(
  'then also subsequently surgically successfully laparoscopically endoscopically since previously',
)
const whose = words('his her their my a another')
const mostOfThing = 5
/** What an operation is done with: alone, in its story, it was only put aside. */
const tools = words(
  'port tube drain catheter wire pin clamp balloon needle sheath trocar packing suture staple',
)

/**
 * "A thoracostomy tube was placed", "she had her gallbladder removed": a thing and what was done to it, where the
 * name of the act is "thoracostomy tube placement", "gallbladder removal".
 */
export function doneToAt(index: PhraseIndex, tokens: readonly Token[], start: number): Hit[] {
  const first = tokens[start]
  if (
    !first ||
    were.has(first.norm) ||
    had.has(first.norm) ||
    articles.has(first.norm) ||
    whose.has(first.norm)
  )
    return []
  const thing: Token[] = []
  let at = start
  for (; thing.length < mostOfThing; at++) {
    const token = tokens[at]
    if (!token || (at > start && !/^[\s/-]$/.test(token.gap))) return []
    if (at > start && (were.has(token.norm) || deeds.has(token.norm))) break
    if (at > start && /^(?:has|have|had)$/.test(token.norm)) continue
    if (!inner.has(token.norm) && !articles.has(token.norm)) thing.push(token)
  }
  const auxiliary = tokens[at - 1] !== undefined && /^(?:has|have|had)$/.test(tokens[at - 1]!.norm)
  let said = false
  while (tokens[at]?.gap === ' ' && (were.has(tokens[at]!.norm) || between.has(tokens[at]!.norm))) {
    said ||= were.has(tokens[at]!.norm)
    at++
  }
  const deed = tokens[at]
  if (!deed || deed.gap !== ' ' || thing.length === 0 || auxiliary !== (auxiliary && said)) return []
  if (!said && !isCausedBy(tokens, start)) return []
  if (said && thing.every(({ norm }) => norm.length === 1 || tools.has(norm))) return []
  return (deeds.get(deed.norm) ?? []).flatMap((name) => {
    const turned = [...thing, { ...deed, norm: name }].map((token) => ({ ...token, gap: ' ' }))
    return hitsAt(index, turned, 0)
      .filter((hit) => hit.end === turned.length && !hit.fuzzy && !hit.phrase.ambiguous)
      .map((hit) => ({ ...hit, start, end: at + 1, cost: hit.cost + 0.1 }))
  })
}

/** "Had her gallbladder", "had a port": whoever is told of had it done. */
function isCausedBy(tokens: readonly Token[], start: number): boolean {
  let at = start - 1
  while (
    at >= 0 &&
    (whose.has(tokens[at]!.norm) || articles.has(tokens[at]!.norm) || inner.has(tokens[at]!.norm))
  )
    at--
  return at >= 0 && had.has(tokens[at]!.norm)
}

function words(text: string): ReadonlySet<string> {
  return new Set(text.split(' ').map(normaliseWord))
}
