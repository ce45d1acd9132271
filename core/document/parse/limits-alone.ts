import { limitLabels } from '../../language/limits'
import type { CellReader } from './cells'

/** The limits that a text tells and nothing beside them, with their label or in brackets; null of any other. */
export function limitsAlone(text: string, reader: CellReader): string | null {
  const labelled = limitLabels.test(text)
  if (!labelled && !/^[([][^()[\]]*\d[^()[\]]*[)\]]$/.test(text)) return null
  const told = text.replace(limitLabels, '')
  const { range, left } = reader.rest(told)
  // What is expected is told in words.
  if (labelled && range === null && reader.range(told)?.expected != null) return told
  return labelled || left === 0 ? range : null
}
