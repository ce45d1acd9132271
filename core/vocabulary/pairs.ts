/** Two tests that one abbreviation names, in the order in which their values are told: "H&H 12.1/36.3". */
export const pairs: readonly {
  readonly first: string
  readonly second: string
  readonly concepts: readonly [string, string]
}[] = [{ first: 'H', second: 'H', concepts: ['Hemoglobin', 'Hematocrit'] }]
