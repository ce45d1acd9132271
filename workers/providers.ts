import { z } from 'zod'

/**
 * `OAUTH_PROVIDERS`, a secret of the deployment in JSON: `{"google": {"client_id": "…", "client_secret": "…"}}`. Who is
 * not in it is not offered. `endpoints` are for a server of one's own that speaks as the provider does.
 */
const client = { client_id: z.string().min(1), client_secret: z.string().min(1) }
const endpoints = { authorize: z.url(), token: z.url() }
const openId = z.object({ ...endpoints, keys: z.url(), issuer: z.string() })

const shape = z
  .object({
    google: z.object({ ...client, endpoints: openId.optional() }),
    /** `tenant`: whose accounts may sign in; `common` is everybody's. */
    microsoft: z.object({ ...client, tenant: z.string().default('common'), endpoints: openId.optional() }),
    github: z.object({
      ...client,
      endpoints: z.object({ ...endpoints, user: z.url(), emails: z.url() }).optional(),
    }),
    apple: z.object({
      client_id: z.string().min(1),
      team_id: z.string().min(1),
      key_id: z.string().min(1),
      /** PKCS#8, in PEM. */
      private_key: z.string().min(1),
    }),
  })
  .partial()
  .strict()

export type ProviderSettings = z.output<typeof shape>

/** @throws where it is set and not what it should be: half of a sign-in is not served. */
export function readProviders(text: string | undefined): ProviderSettings {
  return text ? shape.parse(JSON.parse(text)) : {}
}
