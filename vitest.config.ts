import { cloudflareTest, readD1Migrations } from '@cloudflare/vitest-plugin'
import tsconfigPaths from 'vite-tsconfig-paths'
import { generateKeyPairSync } from 'node:crypto'
import { defineConfig } from 'vitest/config'
import { mailbox } from './tests/support/mailbox'
import { pushServices } from './tests/support/push-services'
import { clientId, settingsFor } from './tests/support/oauth-provider'
import { fontAssets } from './tests/support/fonts'
import { readAnything } from './tests/support/reader'

/** A key of this run's own. */
const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
const testKey = JSON.stringify({
  ...privateKey.export({ format: 'jwk' }),
  kid: 'test',
  alg: 'ES256',
  use: 'sig',
})

/** Apple's stands where it always does: in tests nothing leaves the Worker. */
const apple = {
  client_id: clientId,
  team_id: 'TEAM',
  key_id: 'KEY',
  private_key: privateKey.export({ format: 'pem', type: 'pkcs8' }),
}

const unit = [
  'core/**/*.test.ts',
  'app/**/*.test.{ts,tsx}',
  'workers/**/*.test.ts',
  'scripts/**/*.test.ts',
  'tests/unit/**/*.test.ts',
  'tests/layouts/**/*.test.ts',
  'tests/rules/**/*.test.ts',
  'tests/evidence/**/*.test.ts',
]

/**
 * What starts servers, browsers or workerd is tried a second time where it fails: a machine that was short of memory is
 * no fault of the change. The run names each ("retry x1"), and pure rules are never tried again.
 */
const again = { retry: 1 }

/**
 * The runner of tests inside workerd is a Durable Object beside ours, and loads each module for all of them. At times what
 * one of them waits for ends on behalf of another, which workerd refuses; no test and no request failed with it. An error
 * of ours of that kind would fail the request that met it, and its test. Nothing else is let pass.
 */
const isOfTheRunner = ({ message }: { message: string }): false | undefined =>
  /^Cannot perform I\/O on behalf of a different Durable Object\..*\(I\/O type: RefcountedFulfiller\)$/s.test(
    message,
  )
    ? false
    : undefined

/** Pure rules on Node, what touches a binding inside workerd, the process as it is started, and browsers. */
export default defineConfig({
  test: {
    onUnhandledError: isOfTheRunner,
    projects: [
      {
        plugins: [tsconfigPaths()],
        test: {
          name: 'unit',
          environment: 'node',
          include: unit,
          // They are pure: a vocabulary that is read once serves the files after it too, in half the time.
          isolate: false,
          // Generous: nothing here is a matter of time, and machines differ.
          testTimeout: 60_000,
          setupFiles: ['tests/support/no-console.ts'],
        },
      },
      {
        plugins: [
          tsconfigPaths(),
          cloudflareTest(async () => ({
            main: './tests/support/worker.ts',
            wrangler: { configPath: './wrangler.toml' },
            miniflare: {
              cf: false,
              bindings: {
                ACCOUNT_MIGRATIONS: await readD1Migrations('migrations/accounts'),
                RECORD_MIGRATIONS: await readD1Migrations('migrations/records'),
                SIGNING_KEY: testKey,
                SESSION_SECRET: 'not-a-secret-of-any-real-deployment',
                PUSH_KEY: testKey,
                ACCESS_PASSWORD: 'welcome',
                OAUTH_PROVIDERS: settingsFor('https://provider.test', { apple }),
                // `npm run test:share` and `test:chat` ask for all of it; among the other tests a part is enough.
                SHARE_STORM: process.env['SHARE_STORM'] ?? '',
                CHAT_STORM: process.env['CHAT_STORM'] ?? '',
              },
              // Nothing of a test goes out: what is sent to a browser's push service arrives here.
              outboundService: pushServices,
              serviceBindings: { READER: readAnything, LOCAL_MAIL: mailbox },
              assets: { directory: fontAssets(), binding: 'ASSETS' },
            },
          })),
        ],
        test: {
          name: 'workers',
          ...again,
          include: ['tests/workers/**/*.test.ts'],
          // Generous: nothing here is a matter of time, and machines differ.
          testTimeout: 180_000,
          setupFiles: ['tests/support/migrate.ts'],
          server: { deps: { inline: [/@remix-run\//, /react-router/] } },
        },
      },
      {
        plugins: [tsconfigPaths()],
        test: {
          name: 'process',
          ...again,
          environment: 'node',
          include: ['tests/process/**/*.test.ts'],
          // As above: what is waited for comes when a busy machine lets it.
          expect: { poll: { timeout: 40_000 } },
          testTimeout: 300_000,
          hookTimeout: 120_000,
          fileParallelism: false,
        },
      },
      {
        plugins: [tsconfigPaths()],
        test: {
          name: 'e2e',
          ...again,
          environment: 'node',
          include: ['tests/e2e/**/*.test.ts'],
          globalSetup: ['tests/support/prepared.ts'],
          // With room for two files at once on two cores, which `npm test` has; by hand it is one after the other.
          expect: { poll: { timeout: 40_000 } },
          testTimeout: 300_000,
          hookTimeout: 240_000,
          fileParallelism: false,
        },
      },
    ],
  },
})
