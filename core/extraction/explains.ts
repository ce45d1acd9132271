import type { Document } from '../document/types'
import { definesDisease, ofSomebody } from '../language/explaining'

/** Whether a page begins with what a disease is and speaks of nobody: a leaflet, which states nothing of its reader. */
export function explains({ lines }: Document): boolean {
  const text = lines.map((line) => line.text).join(' ')
  const opens = lines.slice(0, 4).some((_, at) =>
    definesDisease.test(
      lines
        .slice(at, at + 3)
        .map((line) => line.text)
        .join(' '),
    ),
  )
  return opens && !ofSomebody.test(text)
}
