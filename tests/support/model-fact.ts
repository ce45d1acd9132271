import type { ModelFact } from '../../core/extraction/model/answer'

export type FactOf = Partial<ModelFact> & Pick<ModelFact, 'type' | 'quote' | 'wording' | 'name'>

/** A fact as a model tells it; what is not given is null, present and active. */
export function fact(given: FactOf): ModelFact {
  return {
    line: null,
    value: null,
    unit: null,
    range: null,
    date: null,
    assertion: 'present',
    status: 'active',
    route: null,
    frequency: null,
    duration: null,
    reaction: null,
    severity: null,
    laterality: null,
    sure: true,
    ...given,
  }
}
