import { latticeOf, type Atom, type Lattice } from '../extraction/directions/lattice'
import type { Amount } from '../records/dosage'

/**
 * Whether an amount stands right beside a count, with no word that says how the two belong together: "1000 mg, 2 tablets" may
 * be tablets of 1000 mg as well as 1000 mg in two of them. "1000 mg tablets, take 2" and "2 tablets of 1000 mg" are the one.
 */
export function isBesideCount(text: string, { value, unit }: Amount): boolean {
  const lattice = latticeOf(text)
  const atoms = [...lattice.atoms.values()].flat()
  const amounts = atoms.flatMap((number) => {
    const measure = at(lattice, number.to, 'measure')
    const isIt = number.kind === 'num' && number.low === value && measure?.value === unit
    return isIt ? [{ from: number.from, to: measure.to }] : []
  })
  const isFollowed = (to: number, kinds: readonly string[]): boolean =>
    kinds.some((kind) => at(lattice, behindSigns(lattice, to), kind))
  const isCounted = ({ kind, from }: Atom): boolean =>
    kind === 'form' && atoms.some((count) => count.kind === 'num' && count.to === from)
  return amounts.some(
    ({ from, to }) =>
      isFollowed(to, ['num', 'half', 'quarter']) ||
      (!isFollowed(to, ['each', 'side', 'form']) &&
        atoms.some((form) => isCounted(form) && behindSigns(lattice, form.to) === from)),
  )
}

const at = ({ atoms }: Lattice, place: number, kind: string): Atom | undefined =>
  atoms.get(place)?.find((atom) => atom.kind === kind)

function behindSigns({ tokens, last }: Lattice, place: number): number {
  const next = tokens.find(({ start, kind }) => start >= place && kind !== 'sign')
  return next?.start ?? last
}
