import { tokenise, type Token } from '../vocabulary/normalise'
import { findJoined } from './asking'
import { findCues, isFiller } from './question-cues'
import { andOnWord } from '../language/particles'
import { isLead } from './turns/facets'
import { findTurn } from './turns/turn-words'

/** Words between who asks and the verb: "the insurance company keeps asking". */
const verbNear = 2

/** What a clause of a message ends with. */
const clauseEnd = /[,.;:?!\u2013\u2014]|\s-\s/u

/** Fewer words are no question of their own. */
const leastWords = 2

/**
 * A message without the words that tell who wants to know: "any drug allergies? the surgeon is asking" asks for the allergies,
 * and for no surgeon. As it was typed where nobody is named so, or where nothing else would be left of it.
 */
export function withoutAskers(typed: string): string {
  const text = withoutWell(withoutPreface(typed))
  const tokens = tokenise(text)
  const who = findJoined(tokens, 'whoAsks') ?? []
  const verbs = findJoined(tokens, 'wantsToKnow') ?? []
  // "What the surgeon has to know" is what is asked, and names nobody who asks.
  const isToKnow = new Set(findCues(tokens).byCue.get('whole'))
  for (const at of who) {
    const verb = verbs.find((one) => one > at && one - at <= verbNear)
    if (verb === undefined) continue
    const last = lastOf(tokens, verbs, verb)
    const first = firstOf(text, tokens, at)
    const [from, until] = [tokens[first]?.start ?? 0, tokens[last]?.end ?? text.length]
    const isNewClause = first > 0 && clauseEnd.test(text.slice(tokens[first - 1]?.end, from))
    if (isToKnow.has(at) && !(isNewClause && at - first < verbNear)) continue
    const isApart = first === 0 || last === tokens.length - 1 || isNewClause
    if (!isApart || tokens.length - (last - first + 1) < leastWords) continue
    return `${text.slice(0, from)} ${text.slice(until)}`.replace(/^[\s,.;:?!\u2013\u2014-]+/u, '').trim()
  }
  return text
}

/** "Two questions: …": that there are questions asks nothing. */
function withoutPreface(text: string): string {
  const [, head = '', rest = ''] = /^([^:]{1,40}):\s+(.+)$/su.exec(text) ?? []
  const tokens = tokenise(head)
  const said = findTurn(tokens, 'prefaces') ?? []
  return said.length > 0 && tokens.every(({ norm }, at) => said.includes(at) || isFiller(norm)) ? rest : text
}

/** "Fine, and the sugar", "good what about the LDL": no word of what is asked. */
function withoutWell(text: string): string {
  const [first, second] = tokenise(text)
  if (!first || !second || !isLead(first.norm)) return text
  const isApart =
    text.slice(first.end, second.start).includes(',') ||
    andOnWord.test(text.slice(second.start)) ||
    findTurn(tokenise(text.slice(second.start)).slice(0, 3), 'howAbout')?.includes(0) === true
  return isApart ? text.slice(second.start) : text
}

/** The verb with what belongs to it: "wants to know", "asks if". */
function lastOf(tokens: readonly Token[], verbs: readonly number[], verb: number): number {
  let last = verb
  while (verbs.includes(last + 1)) last += 1
  const whether = findJoined(tokens, 'whetherWords') ?? []
  return whether.includes(last + 1) ? last + 1 : last
}

/** The article before who asks: words that name nothing, back to where the clause begins. */
function firstOf(text: string, tokens: readonly Token[], at: number): number {
  let first = at
  while (
    first > 0 &&
    at - first < verbNear &&
    isFiller(tokens[first - 1]?.norm ?? '') &&
    /^\s+$/u.test(text.slice(tokens[first - 1]?.end, tokens[first]?.start))
  )
    first -= 1
  return first
}
