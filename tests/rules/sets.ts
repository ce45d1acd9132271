import { directionSets } from '../support/directions'
import { readFileSync } from 'node:fs'
import { latticeOf } from '../../core/extraction/directions/lattice'
import { directionRules, readDosage } from '../../core/extraction/directions/read'
import { cheapestReading } from '../../core/extraction/directions/search'
import { compact } from '../../core/extraction/directions/testing/compact'
import { elsewhereRules } from '../../core/extraction/medications/elsewhere'
import { isOnce, onceRules } from '../../core/extraction/medications/once'
import { refusalRules } from '../../core/extraction/medications/refusal-rules'
import { actionRules } from '../../core/extraction/medications/rules'
import { actionOf } from '../../core/extraction/medications/status'
import { isElsewhere, isRefused } from '../../core/extraction/medications/taken'

/** What is proved of each row: it fires on its example alone, and without it a case reads otherwise. */
export interface RuleSet {
  readonly name: string
  readonly rows: readonly Row[]
  readonly cases: readonly string[]
}

export interface Row {
  readonly id: string
  readonly example: string
  readonly counterexample: string
  readonly fires: (text: string) => boolean
  /** A case that reads otherwise without it; null where none does. */
  readonly needed: () => string | null
}

const linesOf = (name: string, mark: string): string[] =>
  readFileSync(new URL(name, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line.includes(mark) && !line.startsWith('#'))

function directions(): RuleSet {
  const files = directionSets.flatMap((set) => [`${set}-en`, `${set}-he`])
  const cases = files
    .flatMap((name) => linesOf(`../directions/${name}.txt`, '=>'))
    .map((line) => line.split('=>')[0]?.trim() ?? '')
  const fired = (text: string): Set<string> =>
    new Set(cheapestReading(latticeOf(text), directionRules).found.map(({ rule }) => rule.id))
  const firedIn = cases.map((text) => [text, fired(text)] as const)
  const read = (text: string, rules = directionRules): string =>
    compact(readDosage(text, rules)?.dosage ?? null)
  const rows = directionRules.map((rule): Row => {
    const without = directionRules.filter((one) => one !== rule)
    return {
      ...rule,
      fires: (text) => fired(text).has(rule.id),
      needed: () =>
        firedIn.find(([text, ids]) => ids.has(rule.id) && read(text, without) !== read(text))?.[0] ?? null,
    }
  })
  return { name: 'directions for taking', rows, cases }
}

/** "Stop [aspirin] today": what stands before the drug and what behind it. */
function around(text: string): readonly [lead: string, tail: string] {
  const [, lead = '', tail = ''] = /^(.*)\[[^\]]*\](.*)$/u.exec(text) ?? []
  return [lead, tail]
}

interface DrugRow {
  readonly id: string
  readonly when: RegExp
  readonly example: string
  readonly counterexample: string
}

const drugCases = linesOf('./drugs.txt', '|').map((line) => line.split('|').map((part) => part.trim()))

/** What the rows say of the drug of a case. */
export function saidOf(
  text: string,
  actions = actionRules,
  elsewhere = elsewhereRules,
  refusals = refusalRules,
  once = onceRules,
): string {
  const [lead, tail] = around(text)
  const action = actionOf(lead, tail, actions)
  if (isElsewhere(lead, tail, elsewhere)) return 'elsewhere'
  if (isRefused(tail, action, false, refusals)) return 'refused'
  return isOnce(action, { lead, tail, behind: tail }, once) ? 'once' : action
}

export const expectedOfDrugs: readonly (readonly [text: string, expected: string])[] = drugCases.map(
  ([text = '', expected = '']) => [text, expected],
)

/** A set of rows about drugs: where each looks, and what is said without it. */
function drugs<T extends DrugRow>(
  name: string,
  rules: readonly T[],
  textOf: (rule: T, lead: string, tail: string) => string,
  said: (text: string, rules: readonly T[]) => string,
): RuleSet {
  const cases = expectedOfDrugs.map(([text]) => text)
  const rows = rules.map((rule): Row => {
    const without = rules.filter((one) => one !== rule)
    return {
      ...rule,
      fires: (text) => textOf(rule, ...around(text)).search(rule.when) >= 0,
      needed: () => cases.find((text) => said(text, without) !== said(text, rules)) ?? null,
    }
  })
  return { name, rows, cases }
}

export const ruleSets = (): readonly RuleSet[] => [
  directions(),
  drugs(
    'what is done with a drug',
    actionRules,
    (rule, lead, tail) => (rule.in === 'lead' ? lead : tail),
    (text, rules) => saidOf(text, rules),
  ),
  drugs(
    'a drug that is named and not meant',
    elsewhereRules,
    (rule, lead, tail) => (rule.in === 'after' ? tail : lead),
    (text, rules) => saidOf(text, actionRules, rules),
  ),
  drugs(
    'a drug that is not taken',
    refusalRules,
    (_rule, _lead, tail) => tail,
    (text, rules) => saidOf(text, actionRules, elsewhereRules, rules),
  ),
  drugs(
    'a drug that was given once',
    onceRules,
    (rule, lead, tail) => (rule.in === 'lead' ? lead : tail),
    (text, rules) => saidOf(text, actionRules, elsewhereRules, refusalRules, rules),
  ),
]

/** What is wrong with each row; nothing of a row that is as it should be. */
export function faultsOf({ rows }: RuleSet): string[] {
  const ids = rows.map(({ id }) => id)
  return rows.flatMap(({ id, example, counterexample, fires, needed }, at) => [
    ...(ids.indexOf(id) === at ? [] : [`${id}: another row has its name`]),
    ...(fires(example) ? [] : [`${id}: does not fire on its example "${example}"`]),
    ...(fires(counterexample) ? [`${id}: fires on its counterexample "${counterexample}"`] : []),
    ...(needed() === null ? [`${id}: without it every case reads the same`] : []),
  ])
}
