import type { RegistryRecord } from '#core/records/registry'

/** How many items a list shows at once (spec records.md §9). */
export const pageSize = 100

export interface RegistryValue {
  /** A lab's last result or a drug's last dose, with its unit. */
  readonly amount: string
  readonly flag: 'H' | 'L' | null
  readonly reaction: string | null
  readonly severity: string | null
}

/** What a card shows of an item's detail, which differs by kind and may come from an older fold. */
export function valueOf(detail: RegistryRecord['detail']): RegistryValue {
  const text = (key: string) => (typeof detail[key] === 'string' && detail[key] !== '' ? detail[key] : null)
  const flag = text('flag')
  return {
    amount: [text('value'), text('unit')].filter((part) => part !== null).join(' '),
    flag: flag === 'H' || flag === 'L' ? flag : null,
    reaction: text('reaction'),
    severity: text('severity'),
  }
}

/** Where a list starts: a whole number of pages, whatever the address says. */
export function offsetOf(query: URLSearchParams): number {
  const page = Number(query.get('page') ?? 1)
  return Number.isInteger(page) && page > 0 && page <= 1000 ? (page - 1) * pageSize : 0
}
