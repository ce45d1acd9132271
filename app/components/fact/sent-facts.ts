import { blank, type FactView } from './fact-view'

/**
 * Facts on their way to a browser, as one text: what a page's router decodes by itself it walks number by number, and of a
 * hundred facts with their places on paper that was a tenth of a second of a slow phone. What a fact does not have is left out.
 */
export type SentFacts = string & { readonly __sent?: 'facts' }

export const sendFacts = (facts: readonly FactView[]): SentFacts => JSON.stringify(facts.map(told))

export const receiveFacts = (sent: SentFacts): FactView[] =>
  (JSON.parse(sent) as FactView[]).map((fact) => ({ ...blank, ...fact }))

const told = (fact: FactView) =>
  Object.fromEntries(Object.entries(fact).filter(([, value]) => value !== null))
