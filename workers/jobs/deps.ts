import { languageModel } from '../adapters/language-model'
import { pagePicture } from '../adapters/language-model/page-picture'
import type { ProcessFileMessage } from '../config'
import type { Context } from '../context'
import type { FileRow } from '../db/records/files'
import { extractFile, type ExtractDeps } from './extract-file'
import type { ProcessDeps } from './process-file'
import { leaseTiming } from './lease'
import { smallerPictures } from '../adapters/image/smaller'
import type { ReprocessDeps } from './reprocess'
import { stripsByFact } from './strips'
import { Turns } from './turns'

/** The reader takes one page at a time; longer than its longest answer (adapters/page-reader.ts) none holds it. */
const reader = new Turns(1, 6 * 60_000)

/** Pictures are decoded here one after another: of a pile that waits, one body is held. */
const drawing = new Turns(1, 60_000)

/** What reading one file needs, put together for its owner. */
export function processDeps(
  context: Context,
  owner: Pick<ProcessFileMessage, 'userId' | 'shard'>,
): ProcessDeps {
  const { config, objects, vocabulary } = context
  const record = context.record(owner)
  const extracting: ExtractDeps = {
    readWithModel: config.engine.name === 'openai' ? languageModel(config.engine) : null,
    picture: async (file, page) => {
      const bytes = await objects.loadPicture(file)
      return bytes && pagePicture(bytes, page)
    },
    suggest: vocabulary.suggest,
  }
  /** The picture is taken at its turn, not before. */
  const drawn = (file: FileRow, draw: (bytes: Uint8Array<ArrayBuffer>) => Promise<void>): Promise<void> =>
    drawing.take(owner.userId, async () => {
      const bytes = await objects.loadPicture(file)
      if (bytes) await draw(bytes)
    })
  return {
    find: record.files.find,
    leases: record.leases,
    tell: (fileId, pct) => context.tellProgress(owner, fileId, pct),
    inTurn: (work) => reader.take(owner.userId, work),
    loadPicture: objects.loadPicture,
    loadPage: objects.loadPage,
    storePage: objects.storePage,
    removeMade: objects.removeMade,
    storeSmaller: async (file) => {
      if (await objects.hasSmaller(file)) return
      await drawn(file, (bytes) => objects.storeSmaller(file, smallerPictures(bytes)))
    },
    storeStrips: (file, sheet, facts) =>
      drawn(file, (bytes) => objects.storeStrips(file, stripsByFact(bytes, sheet, facts))),
    factsOf: record.facts.ofFile,
    restored: record.files.restored,
    readPicture: context.readPicture,
    extract: (file, page, signal) => extractFile(extracting, file, page, signal),
    save: record.extraction.save,
    now: () => Date.now(),
    newLeaseId: () => crypto.randomUUID(),
    timing: leaseTiming,
  }
}

/** What reading a shard's older files again needs, put together for the system: ids only. */
export function reprocessDeps(context: Context, shard: number): ReprocessDeps {
  const { config, system, hub, queue } = context
  return {
    outdated: (after, limit) => system.outdatedFiles(shard, after, limit, config.engine.name === 'openai'),
    watch: (userId) => hub(userId).watch(shard),
    requeue: (place) => system.requeue(shard, place),
    lookAfter: (userId) => context.lookAfter({ userId, shard }),
    goOn: (after, delaySeconds) => queue.send({ kind: 'reprocess', shard, after }, delaySeconds),
  }
}
