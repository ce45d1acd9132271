import { limitLabels } from '../../language/limits'
import type { CellReader } from './cells'

/** The limits that a text tells and nothing beside them, with their label or in brackets; null of any other. */
export function limitsAlone(text: string, reader: CellReader): string | null {
  const labelled = limitLabels.test(text)
  if (!labelled && !/^[([][^()[\]]*\d[^()[\]]*[)\]]$/.test(text)) return null
  const { range, left } = reader.rest(text.replace(limitLabels, ''))
  return labelled || left === 0 ? range : null
}
