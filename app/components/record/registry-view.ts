import type { RegistryRecord } from '#core/records/registry'

export interface RegistryValue {
  /** A lab's last result or a drug's last dose, with its unit. */
  readonly amount: string
  readonly flag: 'H' | 'L' | null
  readonly reaction: string | null
  readonly severity: string | null
}

const nothing: RegistryValue = { amount: '', flag: null, reaction: null, severity: null }

/** What a card shows of an item: of the very fact whose strip stands below it. */
export function valueOf(item: Pick<RegistryRecord, 'type' | 'detail'>): RegistryValue {
  const { type, detail } = item as RegistryRecord
  switch (type) {
    case 'lab': {
      const { flag } = detail
      return { ...nothing, amount: amountOf(detail), flag: flag === 'H' || flag === 'L' ? flag : null }
    }
    case 'medication':
      return { ...nothing, amount: amountOf(detail) }
    case 'allergy':
      return { ...nothing, reaction: detail.reaction, severity: detail.severity }
    default:
      return nothing
  }
}

const amountOf = ({ value, unit }: { value: string | null; unit: string | null }): string =>
  value === null ? '' : [value, unit].filter((part) => part !== null).join(' ')
