import { sidedCodes } from './sided-codes'

export type Side = 'left' | 'right' | 'bilateral'

let table: ReadonlyMap<string, Readonly<Record<Side, string | undefined>>> | null = null

function sidesOf(code: string): Readonly<Record<Side, string | undefined>> | undefined {
  table ??= new Map(
    sidedCodes
      .trim()
      .split('\n')
      .map((row) => {
        const [open = '', right, left, bilateral] = row.split(' ')
        return [open, { right, left, bilateral }]
      }),
  )
  return table.get(code)
}

/** The code of the side that the page names, for an ICD-10-CM code that leaves the side open; others as they are. */
export function withSide(code: string, side: Side | null): string {
  return (side === null ? undefined : sidesOf(code)?.[side]) ?? code
}

/** Whether a code leaves open which of two sides it is of. */
export const isSideless = (code: string): boolean => sidesOf(code) !== undefined
