import { named } from './analyte'
import { noWordYet, toldInLetters } from '../../language/results'

const told =
  /culture|smear|stain\b|genotype|mutation|phenotype|interpretation|morphology|composition|cytology|electrophoresis|immunofixation|instability|repair/i

/** Whether a cell tells the result of a test in words of its own ("Escherichia coli >100,000 CFU/mL", "Heterozygous"). */
export function isNarrative(name: string, value: string): boolean {
  if (isInLetters(named(name, {})?.concept.name, value)) return true
  if (!/\p{L}{4}/u.test(value) || value.length > 120 || noWordYet.test(value)) return false
  const concept = named(name, {})?.concept
  return concept?.unit === 'text' && told.test(concept.name)
} // prettier-ignore

/** A group of blood, a genotype: the letters that such a test is told in. */
const isInLetters = (test: string | undefined, value: string): boolean =>
  toldInLetters.some(({ name, wording }) => name === test && wording.test(`: ${value}`))
