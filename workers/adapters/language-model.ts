import type { ModelFact } from '../../core/extraction/model/answer'
import type { EngineUsage, FallbackReason } from '../../core/records/engine-usage'
import { describeError, log } from '../log'
import { ask, type ModelSettings, type PageForModel } from './language-model/ask'
import { failureOf } from './language-model/failure'

/** How long to wait, in ms, and how often to ask. */
export interface Patience {
  readonly attemptMs: number
  /** For all attempts and the pauses between them; the file's lease is renewed meanwhile (jobs/heartbeat.ts). */
  readonly totalMs: number
  readonly attempts: number
  /** Before the second attempt; doubled before each next. */
  readonly pauseMs: number
  /** A server that asks for more is not asked again. */
  readonly longestPauseMs: number
}

const usual: Patience = {
  attemptMs: 60_000,
  totalMs: 120_000,
  attempts: 3,
  pauseMs: 1000,
  longestPauseMs: 30_000,
}

/** Null facts: the provider failed, and `usage.fallback_reason` says how. */
export interface ModelReading {
  readonly facts: readonly ModelFact[] | null
  readonly usage: EngineUsage
}

export type ReadWithModel = (page: PageForModel, signal?: AbortSignal) => Promise<ModelReading>

/**
 * Reads pages with a language model behind an OpenAI-compatible server. What the provider does wrong is a value,
 * never an error. The SDK is loaded with the first page, so that the default engine never pays for it.
 */
export function languageModel(settings: ModelSettings, patience: Patience = usual): ReadWithModel {
  return async (page, signal) => {
    const spent = { input: 0, output: 0, requests: 0 }
    const done = (facts: readonly ModelFact[] | null, reason: FallbackReason | null): ModelReading => ({
      facts,
      usage: { model: settings.model, input_tokens: spent.input, output_tokens: spent.output, requests: spent.requests, fallback_reason: reason }, // prettier-ignore
    })
    const until = Date.now() + patience.totalMs
    const sdk = await import('ai')
    for (;;) {
      spent.requests += 1
      try {
        const limit = AbortSignal.timeout(Math.max(1, Math.min(patience.attemptMs, until - Date.now())))
        const answer = await ask(settings, page, signal ? AbortSignal.any([limit, signal]) : limit)
        spent.input += answer.usage.inputTokens ?? 0
        spent.output += answer.usage.outputTokens ?? 0
        return done(answer.facts, answer.facts ? null : answer.reason)
      } catch (error) {
        const failure = failureOf(sdk, error, Date.now())
        if (failure.reason === 'unexpected') log('model.unexpected', describeError(error))
        spent.input += failure.usage.input
        spent.output += failure.usage.output
        const pause = failure.waitMs ?? patience.pauseMs * 2 ** (spent.requests - 1)
        const inTime = pause <= patience.longestPauseMs && Date.now() + pause < until
        if (!failure.retry || !inTime || spent.requests >= patience.attempts || signal?.aborted)
          return done(null, failure.reason)
        await new Promise((resolve) => setTimeout(resolve, pause))
      }
    }
  }
}
