import type { Concept } from './concept'

interface Span {
  readonly low: number
  readonly high: number
}

/** `25..800`; null of what is no span. */
function spanOf(text: string | undefined): Span | null {
  const [low, high] = (text ?? '').split('..').map(Number)
  return low !== undefined && high !== undefined && !Number.isNaN(low + high) ? { low, high } : null
}

const within = (amount: number, span: Span | null): boolean =>
  span !== null && amount >= span.low && amount <= span.high

/** The single doses that are usual for a drug, in the unit of its attribute `unit`; open where nothing is known. */
export function usualDoses(concept: Concept): Span {
  const told = (key: string): number | null => {
    const text = concept.attributes.get(key)
    return text === undefined || text === '' ? null : Number(text)
  }
  return { low: told('min') ?? 0, high: told('max') ?? Infinity }
}

/**
 * Whether a single dose is one that the drug is sold and given in. What only a long-acting injection (`depot`) or an
 * infusion holds is none that is taken each day; a drug that is taken once a week (`weekly`) is none either.
 */
export function isPlausibleDose(concept: Concept, amount: number, daily: boolean): boolean {
  if (within(amount, usualDoses(concept))) return !(daily && isWeekly(concept))
  return !daily && ['depot', 'infusion'].some((key) => within(amount, spanOf(concept.attributes.get(key))))
}

/** Taken daily it would be an overdose (methotrexate: ISMP, high-alert medications). */
export const isWeekly = (concept: Concept): boolean => concept.attributes.has('weekly')
