import { readProviders, type ProviderSettings } from './providers'

/** What the Worker is bound to and configured by. Read by `context.ts` alone. */
export interface Env {
  readonly ACCOUNTS: D1Database
  /** Official terms for candidate codes; empty until the operator imports a release. */
  readonly VOCABULARY: D1Database
  readonly MEDICAL_FILES: R2Bucket
  readonly ARTIFACTS: R2Bucket
  readonly CACHE: KVNamespace
  readonly JOBS: Queue<JobMessage>
  readonly ASSETS: Fetcher
  /** The Worker that reads pages; see wrangler.reader.toml. */
  readonly READER: Fetcher
  readonly USER_HUB: DurableObjectNamespace
  readonly ATTEMPTS: DurableObjectNamespace
  readonly CHAT_SESSIONS: DurableObjectNamespace
  readonly RECORDS_SHARDS: string
  /** ES256 private JWK with `kid`; signs access tokens. */
  readonly SIGNING_KEY: string
  /** Public halves of the keys before it, each with its end; `npm run keys:rotate` writes it. */
  readonly RETIRED_KEYS?: string
  /** 256 random bits, base64url: refresh successors, the gate cookie, file links. */
  readonly SESSION_SECRET: string
  readonly ACCESS_PASSWORD?: string
  /** The header in which the edge in front of us writes the caller's address; empty where there is no edge. */
  readonly CLIENT_ADDRESS_HEADER?: string
  /** Where our pages stand, for links that are mailed; else where the request came to. */
  readonly PUBLIC_ORIGIN?: string
  /** Cloudflare Email, and the sender that it may send as. */
  readonly EMAIL?: SendEmail
  readonly MAIL_FROM?: string
  /** On one's own machine: writes mails into the data folder. */
  readonly LOCAL_MAIL?: Fetcher
  /** A P-256 private JWK, by which browsers' push services know us; without it no device is told of reminders. */
  readonly PUSH_KEY?: string
  /** JSON: who else may be signed in by; see providers.ts. */
  readonly OAUTH_PROVIDERS?: string
  readonly OPENAI_API_KEY?: string
  readonly OPENAI_BASE_URL?: string
  readonly OPENAI_MODEL?: string
  /** Who speaks on the line where there is a key. */
  readonly OPENAI_REALTIME_MODEL?: string
}

/** A wake-up: ids only. Whoever gets it re-reads the row. */
export type JobMessage = ProcessFileMessage | ReprocessMessage

export interface ProcessFileMessage {
  readonly kind: 'process-file'
  readonly userId: string
  readonly shard: number
  readonly fileId: string
}

/** The operator's word, once a shard, to read again what an older extractor read (docs/operations.md). */
export interface ReprocessMessage {
  readonly kind: 'reprocess'
  readonly shard: number
  /** The last file that was queued; null to begin. */
  readonly after: FilePlace | null
}

/** A file's place in the order of its shard. */
export interface FilePlace {
  readonly userId: string
  readonly fileId: string
}

export interface Config {
  readonly version: string
  readonly signingKey: string
  /** Null before the first rotation. */
  readonly retiredKeys: string | null
  /** What the gate asks for until an operator changes it in `app_settings`. */
  readonly accessPassword: string
  readonly sessionSecret: string
  /** Null: no header is believed. */
  readonly addressHeader: string | null
  readonly shardCount: number
  /** Null: where the request came to. */
  readonly publicOrigin: string | null
  readonly pushKey: string | null
  readonly providers: ProviderSettings
  readonly engine: { readonly name: 'embedded' } | { readonly name: 'openai'; readonly apiKey: string; readonly baseUrl: string; readonly model: string } // prettier-ignore
  readonly voiceModel: string
}

export function readConfig(env: Env): Config {
  if (!env.SIGNING_KEY || !env.SESSION_SECRET) {
    throw new Error(
      'SIGNING_KEY and SESSION_SECRET are not set: npm start makes them, a deployment needs them as secrets',
    )
  }
  return {
    version: '0.1.0',
    signingKey: env.SIGNING_KEY,
    retiredKeys: env.RETIRED_KEYS || null,
    sessionSecret: env.SESSION_SECRET,
    addressHeader: env.CLIENT_ADDRESS_HEADER || null,
    accessPassword: env.ACCESS_PASSWORD ?? 'welcome',
    shardCount: Number(env.RECORDS_SHARDS),
    publicOrigin: env.PUBLIC_ORIGIN ? new URL(env.PUBLIC_ORIGIN).origin : null,
    pushKey: env.PUSH_KEY || null,
    providers: readProviders(env.OAUTH_PROVIDERS),
    engine: env.OPENAI_API_KEY
      ? {
          name: 'openai',
          apiKey: env.OPENAI_API_KEY,
          baseUrl: env.OPENAI_BASE_URL ?? 'https://api.openai.com/v1',
          model: env.OPENAI_MODEL ?? 'gpt-4.1',
        }
      : { name: 'embedded' },
    voiceModel: env.OPENAI_REALTIME_MODEL ?? 'gpt-realtime',
  }
}

/** The database of one shard; the binding's number is written on the account and never rehashed. */
export function shardOf(env: Env, shard: number): D1Database {
  const database = (env as unknown as Record<string, D1Database | undefined>)[`RECORDS_${shard}`]
  if (!database) throw new Error(`no binding RECORDS_${shard}`)
  return database
}
