import { cardToldShape, type CardTold } from '../../../core/records/emergency-card'
import { keptCards } from './schema/summaries'
import type { Scope } from './scope'

/** Of which state of the record, on which day, by which fold and words. */
interface CardLook {
  readonly epoch: number
  /** `YYYY-MM-DD`, UTC. */
  readonly day: string
  readonly telling: string
}

const own = 'own'

/** What the emergency card told when it was last made. */
export function openKeptCard(scope: Scope) {
  return {
    async find(): Promise<{ readonly look: CardLook; readonly told: CardTold } | null> {
      const row = await scope.get(keptCards, own)
      const told = cardToldShape.safeParse(row?.body)
      // Of another shape than ours: it is made anew, as it is where there is none.
      if (!row || !told.success) return null
      const { epoch, day, telling } = row
      return { look: { epoch, day, telling }, told: told.data }
    },

    /** Nothing happened to the record: no screen is told. */
    async keep(told: CardTold, look: CardLook): Promise<void> {
      await scope.commit([scope.told(scope.put(keptCards, [{ id: own, ...look, body: told }]), [])])
    },
  }
}
