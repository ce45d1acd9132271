import { readFileSync } from 'node:fs'
import { compactVerify, createLocalJWKSet, generateKeyPair, exportJWK, type JWK } from 'jose'
import { describe, expect, test } from 'vitest'
import { openTokens, signatureRules } from './tokens'

interface Group {
  readonly comment: string
  readonly public?: JWK
  readonly private: JWK
  readonly tests: readonly {
    readonly tcId: number
    readonly comment: string
    readonly jws: string
    readonly result: 'valid' | 'invalid'
  }[]
}
const { testGroups, numberOfTests } = JSON.parse(
  readFileSync('tests/fixtures/wycheproof/json_web_signature_test.json', 'utf8'),
) as { testGroups: readonly Group[]; numberOfTests: number }

const isOurs = ({ public: key }: Group): boolean => key?.crv === 'P-256' && key.alg === 'ES256'
/** The key as a receiver has it that trusts it: of a shared secret, the secret. */
const keyOf = (group: Group): JWK => group.public ?? group.private

/** Which vectors our rules take, with the key of their group as one of ours. */
async function taken(group: Group): Promise<number[]> {
  const keys = createLocalJWKSet({ keys: [keyOf(group)] })
  const results = await Promise.all(
    group.tests.map(async ({ tcId, jws }) => {
      const verified = await compactVerify(jws, keys, signatureRules).catch(() => null)
      return verified ? [tcId] : []
    }),
  )
  return results.flat()
}

describe('Wycheproof: JSON Web Signature', () => {
  test('all of the file is tried, and some of it is of our kind', () => {
    const count = testGroups.reduce((sum, { tests }) => sum + tests.length, 0)
    expect(count).toBe(numberOfTests)
    expect(testGroups.filter(isOurs).length).toBe(2)
  })

  test.each(testGroups.map((group, index) => [index, group.comment, group] as const))(
    'group %i, %s: what is valid by ES256 is taken, and nothing else, by whatever key',
    async (_index, _comment, group) => {
      const valid = group.tests.filter(({ result }) => isOurs(group) && result === 'valid')
      expect(await taken(group)).toEqual(valid.map(({ tcId }) => tcId))
    },
  )

  test('none is a token of ours, though its key were one of ours', async () => {
    const { privateKey } = await generateKeyPair('ES256', { extractable: true })
    const signingKey = JSON.stringify({ ...(await exportJWK(privateKey)), kid: 'own' })
    for (const group of testGroups) {
      const { kid, kty, crv, x, y } = keyOf(group)
      const retired = crv === 'P-256' ? [{ kid, kty, crv, x, y, until: Date.now() }] : []
      const retiredKeys = JSON.stringify(retired)
      const tokens = openTokens({ signingKey, retiredKeys, shardCount: 2 })
      for (const { tcId, jws } of group.tests)
        expect([tcId, await tokens.verify(jws, { allowExpired: true })]).toEqual([tcId, null])
    }
  })
})
