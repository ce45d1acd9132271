/**
 * Tests whose names begin as another's does, which is never given in their unit: with the end of such a name, the test is
 * lost. `least` and `most`: between which numbers it is the longer name's, and of what else it would be beyond them.
 */
export const lostEnds: readonly {
  readonly short: string
  readonly whole: string
  readonly unit: string
  readonly least: number
  readonly most: number
}[] = [{ short: 'Hemoglobin', whole: 'Hemoglobin A1c', unit: '%', least: 4, most: 20 }]
