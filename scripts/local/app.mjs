// The app as the local runtime takes it: what the configuration says, and what only this machine has to add.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { diskFault } from './disk.mjs'
import { mailbox } from './mail.mjs'
import { builtWorker, root } from './options.mjs'
import { defaultPassword } from './password.mjs'

/**
 * @param {object} here
 * @param {string} here.dataDir
 * @param {string} here.password of the gate
 * @param {string} here.control what stops the app, known to nobody else
 * @param {Record<string, string>} here.bindings
 * @param {(request: Request) => Promise<Response>} here.read
 */
export function appWorker({ dataDir, password, control, bindings, read }) {
  return builtWorker('wrangler.toml', {
    dist: 'dist/app',
    entry: entryModules(),
    bindings: {
      ACCESS_PASSWORD: password,
      LOCAL_CONTROL: control,
      // Nothing stands in front of this server that would write the caller's address itself.
      CLIENT_ADDRESS_HEADER: '',
      LOCAL_ONLY: password === defaultPassword ? 'yes' : '',
      ...passedSettings(),
      ...bindings,
    },
    services: {
      READER: read,
      LOCAL_MAIL: mailbox(dataDir),
      LOCAL_DISK: () => {
        const fault = diskFault(dataDir)
        return new Response(fault, { status: fault === null ? 204 : 503 })
      },
    },
  })
}

/** What stands before the app in the local runtime. */
function entryModules() {
  const local = (/** @type {string} */ name) => ({
    path: name,
    contents: readFileSync(path.join(root, 'scripts/local', name), 'utf8'),
  })
  const entry = `import app from './index.js'
import { front } from './front.mjs'
export * from './index.js'
export default front(app)`
  return [{ path: 'local.mjs', contents: entry }, local('front.mjs'), local('names.mjs')]
}

function passedSettings() {
  const names = [
    'OPENAI_API_KEY',
    'OPENAI_BASE_URL',
    'OPENAI_MODEL',
    'OPENAI_REALTIME_MODEL',
    'PUBLIC_ORIGIN',
    'OAUTH_PROVIDERS',
  ]
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = process.env[name]
      return value ? [[name, value]] : []
    }),
  )
}
