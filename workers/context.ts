import type { AppLoadContext } from '@remix-run/cloudflare'
import type { Session } from '../core/auth/session'
import type { Config, Env, ProcessFileMessage } from './config'
import { hubOf } from './adapters/hub'
import { sendJob } from './adapters/jobs'
import { openLinks } from './adapters/links'
import { passedGate } from './http/gate'
import { openRecord } from './db/records/open'
import { openSystem } from './db/system'
import { openVocabulary } from './db/vocabulary/open'
import { languageModel } from './adapters/language-model'
import { pagePicture } from './adapters/language-model/page-picture'
import { pageReader } from './adapters/page-reader'
import { readConfig } from './config'
import { extractFile, type ExtractDeps } from './jobs/extract-file'
import type { ProcessDeps } from './jobs/process-file'
import type { ReprocessDeps } from './jobs/reprocess'
import { openFileReader } from './adapters/files'
import { openRecordView } from './db/records/view'

export { openSystem }

/** What a page's loader can ask for: the caller's record, or null before sign-in. */
export function createPageContext(
  request: Request,
  env: Env,
  config: Config,
  session: Session | null,
  nonce: string,
): AppLoadContext {
  const links = openLinks(config.sessionSecret)
  return {
    session,
    nonce,
    passedGate: passedGate(request, config.sessionSecret),
    record: session && openRecordView(openRecord(env, config, session), links),
    version: config.version,
  }
}

/** What reading one file needs, put together for its owner. */
export function openJob(
  env: Env,
  { userId, shard }: Pick<ProcessFileMessage, 'userId' | 'shard'>,
): ProcessDeps {
  const config = readConfig(env)
  const record = openRecord(env, config, { userId, shard })
  const objects = openFileReader(env)
  const extracting: ExtractDeps = {
    readWithModel: config.engine.name === 'openai' ? languageModel(config.engine) : null,
    picture: async (file, page) => {
      const bytes = await objects.loadPicture(file)
      return bytes && pagePicture(bytes, page)
    },
    suggest: openVocabulary(env.VOCABULARY).suggest,
  }
  return {
    files: record.files,
    loadPicture: objects.loadPicture,
    loadPage: objects.loadPage,
    storePage: objects.storePage,
    readPicture: pageReader(env),
    extract: (file, page, signal) => extractFile(extracting, file, page, signal),
    save: record.extraction.save,
    now: () => Date.now(),
    newLeaseId: () => crypto.randomUUID(),
  }
}

/** What reading a shard's older files again needs, put together for the system: ids only. */
export function openReprocess(env: Env, shard: number): ReprocessDeps {
  const system = openSystem(env)
  const { engine } = readConfig(env)
  return {
    outdated: (after, limit) => system.outdatedFiles(shard, after, limit, engine.name === 'openai'),
    watch: (userId) => hubOf(env, userId).watch(shard),
    requeue: (place) => system.requeue(shard, place),
    wake: ({ userId, fileId }) => sendJob(env, { kind: 'process-file', userId, shard, fileId }),
    goOn: (after, delaySeconds) => sendJob(env, { kind: 'reprocess', shard, after }, delaySeconds),
  }
}
