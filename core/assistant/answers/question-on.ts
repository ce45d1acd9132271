import type { RegistryRecord } from '../../records/registry'
import type { Telling } from './telling'

/** The question that is asked most of a thing of the record, as it is offered. */
export function questionOn(telling: Telling, item: RegistryRecord): string {
  const name = telling.nameOf(item)
  switch (item.type) {
    case 'lab':
      return telling.t('assistant.askLatest', { name })
    case 'medication':
      return telling.t('assistant.askDose', { name })
    case 'diagnosis':
      return telling.t('assistant.askSince', { name })
    default:
      return telling.t('assistant.askDrug', { name })
  }
}
