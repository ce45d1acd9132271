import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { importRecord, type ImportDeps } from '../../workers/actions/import-record'
import type { Env } from '../../workers/config'
import { openContext } from '../../workers/context'
import { importDeps } from '../../workers/http/calls/import'
import { exported, imported, leftOf, lookLater, someoneWithRecord, truthOf } from '../support/exports'
import { patient } from '../support/files'

const bindings = env as unknown as Env

test.each(['watch', 'begin', 'stage', 'expect', 'put', 'save', 'end', 'lookAfter'] as const)(
  'an import that dies at its step "%s", before or after, is whole or nothing, and can be made again',
  async (step) => {
    const one = await someoneWithRecord(9400)
    const zip = await exported(one, 'zip')
    for (const side of ['before', 'after']) {
      const other = await patient()
      const context = openContext(bindings)
      const body = {
        pieces: async function* pieces() {
          yield zip
        },
        refusal: () => null,
      }
      let dead = false
      const deps = Object.fromEntries(
        Object.entries(importDeps(context, context.record(other.owner), body)).map(([name, run]) => [
          name,
          async (...given: never[]) => {
            // Whoever is dead does nothing more, tidies nothing up.
            if (dead || (name === step && side === 'before')) dead = true
            if (dead) throw new Error('killed')
            const done: unknown = (run as (...all: never[]) => unknown)(...given)
            if (name !== step) return done
            await done
            dead = true
            throw new Error('killed')
          },
        ]),
      ) as unknown as ImportDeps
      const plain = importDeps(context, context.record(other.owner), body)
      const pure = { sniff: plain.sniff, stripMetadata: plain.stripMetadata }
      await expect(importRecord({ ...deps, ...pure })).rejects.toThrow('killed')
      await lookLater(other)
      const [pictures, , files, facts, verdicts, standings, items, ...pending] = await leftOf(other)
      const whole = (step === 'save' && side === 'after') || step === 'end' || step === 'lookAfter'
      if (whole) expect(await truthOf(other)).toEqual(await truthOf(one))
      expect([side, pictures, files, ...pending]).toEqual([side, ...(whole ? [1, 1, 0, 0] : [0, 0, 0, 0])])
      if (!whole) expect([facts, verdicts, standings, items]).toEqual([0, 0, 0, 0])
      if (!whole) expect((await imported(other, zip)).status).toBe(201)
    }
  },
)
