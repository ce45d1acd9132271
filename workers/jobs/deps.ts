import { languageModel } from '../adapters/language-model'
import { pagePicture } from '../adapters/language-model/page-picture'
import type { ProcessFileMessage } from '../config'
import type { Context } from '../context'
import { extractFile, type ExtractDeps } from './extract-file'
import type { ProcessDeps } from './process-file'
import type { ReprocessDeps } from './reprocess'

/** What reading one file needs, put together for its owner. */
export function processDeps(
  context: Context,
  { userId, shard }: Pick<ProcessFileMessage, 'userId' | 'shard'>,
): ProcessDeps {
  const { config, objects, vocabulary } = context
  const record = context.record({ userId, shard })
  const extracting: ExtractDeps = {
    readWithModel: config.engine.name === 'openai' ? languageModel(config.engine) : null,
    picture: async (file, page) => {
      const bytes = await objects.loadPicture(file)
      return bytes && pagePicture(bytes, page)
    },
    suggest: vocabulary.suggest,
  }
  return {
    files: record.files,
    loadPicture: objects.loadPicture,
    loadPage: objects.loadPage,
    storePage: objects.storePage,
    readPicture: context.readPicture,
    extract: (file, page, signal) => extractFile(extracting, file, page, signal),
    save: record.extraction.save,
    now: () => Date.now(),
    newLeaseId: () => crypto.randomUUID(),
  }
}

/** What reading a shard's older files again needs, put together for the system: ids only. */
export function reprocessDeps({ config, system, hub, queue }: Context, shard: number): ReprocessDeps {
  return {
    outdated: (after, limit) => system.outdatedFiles(shard, after, limit, config.engine.name === 'openai'),
    watch: (userId) => hub(userId).watch(shard),
    requeue: (place) => system.requeue(shard, place),
    wake: ({ userId, fileId }) => queue.send({ kind: 'process-file', userId, shard, fileId }),
    goOn: (after, delaySeconds) => queue.send({ kind: 'reprocess', shard, after }, delaySeconds),
  }
}
