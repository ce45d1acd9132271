import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import type { Env } from '../../workers/config'
import { serve } from '../../workers/http/serve'
import { pages } from '../support/pages'
import { letterOwner, linkOf, revoke, share } from '../support/shares'

const bindings = env as unknown as Env & { readonly SHARE_STORM: string }
const [viewers, revocations] = bindings.SHARE_STORM === 'full' ? [200, 20] : [40, 4]
const origin = 'https://chart.test'

/** A cache that forgets nothing and hears of no deletion: KV as it may be for a minute, made to last. */
function staleCache(): KVNamespace {
  const kept = new Map<string, string>()
  return {
    async get(key: string) {
      const now = kept.get(key) ?? (await bindings.CACHE.get(key))
      if (now !== null) kept.set(key, now)
      return now
    },
    put: (key: string, body: string) => bindings.CACHE.put(key, body),
    delete: async () => undefined,
  } as unknown as KVNamespace
}

test(`${viewers} viewers at once, ${revocations} revocations, a cache that is behind: no view begins after the word`, async () => {
  const { owner } = await letterOwner(421)
  const stale = { ...bindings, CACHE: staleCache() }
  const times: number[] = []
  for (let round = 0; round < revocations; round += 1) {
    const { slug, id } = await share(owner)
    const path = round % 2 === 0 ? `/viewer/${slug}` : `/api/functions/view_share_link/${slug}`
    const look = async () => {
      const begun = performance.now()
      const answer = await serve(new Request(origin + path), stale, pages)
      const body = await answer.text()
      times.push(performance.now() - begun)
      return answer.status === 200 && body.includes('Metformin')
    }
    const early = Array.from({ length: viewers / 2 }, look)
    const revoking = revoke(owner, id)
    const meanwhile = Array.from({ length: viewers / 4 }, look)
    expect((await revoking).status).toBe(200)
    // From here on nobody gets in, whatever is still under way.
    const late = await Promise.all(Array.from({ length: viewers / 4 }, look))
    expect(late.filter(Boolean)).toEqual([])
    const seen = (await Promise.all([...early, ...meanwhile])).filter(Boolean).length
    const log = await owner.browser.fetch(`/api/rest/share_links/${id}/views?limit=500`)
    expect(await log.json()).toHaveLength(seen)
    expect(await linkOf(owner, id)).toMatchObject({ access_count: seen })
  }
  const p95 = times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? 0
  // oxlint-disable-next-line no-console
  console.info(`${times.length} requests, p95 ${p95.toFixed(0)} ms`)
})
