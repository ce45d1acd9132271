import type { KnownRecord } from '../../core/assistant/record'
import type { RecordDoor } from '../db/records/open'
import { readKnown } from './known-record'

type Record_ = Pick<RecordDoor, 'owner' | 'head' | 'registry' | 'files' | 'waiting'>

/** Items of all records that one isolate keeps; 10,000 facts make half as many. */
const mostItems = 12_000

/** Who keeps a record; whoever was asked last is the last. Held weakly: what its object forgets is gone. */
const keepers = new Set<WeakRef<KeptRecord>>()

/**
 * A record as it was read whole, for as long as it is in the state that it was read in: whose it is, its epoch, by which its
 * lists and what waits move, and how many documents it has, since one that comes is no decision yet.
 */
export class KeptRecord {
  readonly #self = new WeakRef(this)
  #kept: { readonly state: string; readonly known: Promise<KnownRecord>; items: number } | null = null

  /** Looks at which state the record is in, before what is read of it; the whole is read where it is asked for. */
  async look(record: Record_): Promise<() => Promise<KnownRecord>> {
    const [{ epoch }, files] = await Promise.all([record.head(), record.registry.fileCount()])
    const { userId, shard } = record.owner
    const state = [shard, userId, epoch, files].join(' ')
    return () => this.#inState(state, record)
  }

  #inState(state: string, record: Record_): Promise<KnownRecord> {
    keepers.delete(this.#self)
    keepers.add(this.#self)
    if (this.#kept?.state === state) return this.#kept.known
    const known = readKnown(record)
    const kept = { state, known, items: 0 }
    this.#kept = kept
    known.then(
      ({ items }) => {
        kept.items = items.length
        makeRoom()
      },
      () => this.forget(kept),
    )
    return known
  }

  get items(): number {
    return this.#kept?.items ?? 0
  }

  forget(what = this.#kept): void {
    if (this.#kept === what) this.#kept = null
  }
}

/** What was asked for least lately makes room for what was asked for last. */
function makeRoom(): void {
  let items = 0
  for (const self of [...keepers].reverse()) {
    const its = self.deref()
    const fits = its !== undefined && items + its.items <= mostItems
    if (fits) items += its.items
    else {
      its?.forget()
      keepers.delete(self)
    }
  }
}
