import { panelWordings } from '../language/panel-wordings'
import type { Specimen } from './types'

/** Title → specimen. */
export const panelTitles: ReadonlyMap<string, Specimen> = new Map(
  panelWordings
    .trim()
    .split('\n')
    .flatMap((row) => {
      const [specimen, english, hebrew] = row.split('|').map((field) => field.trim())
      return `${english};${hebrew}`.split(';').map((title) => [title.trim(), specimen as Specimen] as const)
    })
    .filter(([title]) => title !== ''),
)
