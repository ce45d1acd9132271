import type { CardTold } from '../../core/records/emergency-card'
import { cardTelling, cardTypes, tellCard } from '../../core/share/emergency-card'
import type { RecordDoor } from '../db/records/open'

type Record_ = Pick<RecordDoor, 'head' | 'told' | 'keptCard'>

/**
 * What the emergency card tells: as it is kept where the record is the same, else read of all that it may tell. It is
 * asked for far more often than the record changes, and shows a part of what it has to look at.
 */
export async function cardTold(record: Record_, now: Date): Promise<CardTold> {
  const at = now.toISOString()
  const day = at.slice(0, 10)
  // Read before what it stands for: what is decided meanwhile is looked at the next time.
  const [{ epoch }, kept] = await Promise.all([record.head(), record.keptCard.find()])
  if (kept?.look.epoch === epoch && kept.look.day === day && kept.look.telling === cardTelling)
    return kept.told
  const told = tellCard(await record.told.read(cardTypes), at)
  await record.keptCard.keep(told, { epoch, day, telling: cardTelling })
  return told
}
