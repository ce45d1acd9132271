import type { AppLoadContext } from '@remix-run/cloudflare'
import type { Session } from '../core/auth/session'
import type { Config, Env, JobMessage } from './config'
import { openLinks } from './adapters/links'
import { passedGate } from './http/gate'
import { openRecord } from './db/records/open'
import { openSystem } from './db/system'
import { pageReader } from './adapters/page-reader'
import { readConfig } from './config'
import { extractFile } from './jobs/extract-file'
import type { ProcessDeps } from './jobs/process-file'
import { openFileReader } from './adapters/files'
import { openRecordView } from './db/records/view'

export { openSystem }

/** What a page's loader can ask for: the caller's record, or null before sign-in. */
export function createPageContext(request: Request, env: Env, config: Config, session: Session | null, nonce: string): AppLoadContext {
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
export function openJob(env: Env, { userId, shard }: JobMessage): ProcessDeps {
  const record = openRecord(env, readConfig(env), { userId, shard })
  const objects = openFileReader(env)
  return {
    files: record.files,
    loadPicture: objects.loadPicture,
    loadPage: objects.loadPage,
    storePage: objects.storePage,
    readPicture: pageReader(env),
    extract: extractFile,
    save: record.extraction.save,
    now: () => Date.now(),
    newLeaseId: () => crypto.randomUUID(),
  }
}
