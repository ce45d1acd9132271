import { sentenceAround } from '../assertion/scope'
import { deniedBefore } from '../../language/drugs'
import { notStopped, stoppedCell, stoppedHabit, stoppedWord } from '../../language/drugs-not-taken'
import { actionRules, type Action, type ActionRule } from './rules'

const says = (rules: readonly ActionRule[], what: ActionRule['says'], lead: string, tail: string): boolean =>
  rules.some((rule) => rule.says === what && rule.when.test(rule.in === 'lead' ? lead : tail))

/** `lead`: the text before the drug since the last statement; `tail`: the text after it up to the next drug. */
export function actionOf(lead: string, tail: string, rules = actionRules): Action {
  // "Ramipril (replaced by Entresto)": the second is what is taken now.
  if (says(rules, 'instead', lead, tail)) return 'start'
  const held = says(rules, 'resumed', lead, tail)
  const behind = rules.filter((rule) => rule.in === 'tail')
  // "Metformin was changed to slow release", "replaced metformin with slow release": the drug goes on.
  const { action, start, end } = nearestCue(lead, rules)
  const verb = action === 'stop' ? lead.slice(start, end) : ''
  if (says(behind, 'kept', lead, tail) || says(behind, 'kept', lead, verb + tail)) return 'change'
  if (says(behind, 'continue', lead, tail)) return 'continue'
  const last = lastCue(lead, rules)
  const ends = says(behind, 'stop', lead, tail)
  // "If hives appear, stop amoxicillin": what has not come stops nothing.
  if ((ends || last === 'stop') && says(rules, 'not-yet', lead, tail)) return 'continue'
  if (ends) return held ? 'continue' : 'stop'
  // "Hold insulin if not eating" is how to take it.
  if (last === 'stop' && says(behind, 'condition', lead, tail)) return 'continue'
  if (last === 'stop') return held ? 'continue' : 'stop'
  if (says(behind, 'change', lead, tail)) return 'change'
  if (says(behind, 'start', lead, tail)) return 'start'
  return last === 'none' && says(behind, 'given', lead, tail) ? 'given' : last
}

/** The words that say a drug was stopped, by their place in `lead` or in `tail`; null where neither does. */
export function stopWords(
  lead: string,
  tail: string,
): { readonly in: 'lead' | 'tail'; readonly start: number; readonly end: number } | null {
  for (const rule of actionRules) {
    const after = rule.in === 'tail' && rule.says === 'stop' ? rule.when.exec(tail) : null
    if (after) return { in: 'tail', start: 0, end: after[0].length }
  }
  const { action, start, end } = nearestCue(lead, actionRules)
  return action === 'stop' ? { in: 'lead', start, end } : null
}

/** The cue nearest to the drug decides: "stop lisinopril and start losartan". */
function lastCue(lead: string, rules: readonly ActionRule[]): Action {
  const best = nearestCue(lead, rules)
  // "Failed transplant 2019. Epoetin 4000 units": of another statement.
  if (best.end >= 0 && sentenceAround(lead, best).end < lead.trimEnd().length) return 'none'
  const gap = lead.slice(best.end)
  const words = gap.split(/\s+/).filter(Boolean).length
  return words > (best.action === 'continue' ? 4 : 7) ? 'none' : best.action
}

const isAction = (what: ActionRule['says']): what is Exclude<Action, 'none'> =>
  what !== 'resumed' && what !== 'kept' && what !== 'condition' && what !== 'not-yet' && what !== 'instead'

function nearestCue(
  lead: string,
  rules: readonly ActionRule[],
): { action: Action; start: number; end: number } {
  let best: { action: Action; start: number; end: number } = { action: 'none', start: -1, end: -1 }
  for (const rule of rules) {
    if (rule.in !== 'lead' || !isAction(rule.says)) continue
    for (const match of lead.matchAll(rule.when)) {
      const end = match.index + match[0].length
      if (
        rule.says === 'stop' &&
        (deniedBefore.test(lead.slice(0, match.index)) || stoppedHabit.test(lead.slice(end)))
      )
        continue
      if (end > best.end || (end === best.end && match.index < best.start))
        best = { action: rule.says, start: match.index, end }
    }
  }
  return best
}

/** A status column or a label in a row of a medication list. */
export const rowSaysStopped = (text: string): boolean =>
  // A cell of its own: "STOP TAKING".
  stoppedCell.test(text) || (stoppedWord.test(text) && !notStopped.test(text))
