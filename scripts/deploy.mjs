// `npm run deploy`: builds, migrates every database, deploys the reader, then the app that calls it.
import { execFileSync } from 'node:child_process'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const root = path.join(path.dirname(fileURLToPath(import.meta.url)), '..')
/** @param {string} name @param {readonly string[]} args */
const run = (name, args) =>
  execFileSync(path.join(root, 'node_modules/.bin', name), args, { cwd: root, stdio: 'inherit' })

run('node', ['scripts/build.mjs'])
for (const database of ['ACCOUNTS', 'RECORDS_0', 'RECORDS_1'])
  run('wrangler', ['d1', 'migrations', 'apply', database, '--remote'])
run('wrangler', ['deploy', '--config', 'wrangler.reader.toml', '--minify'])
run('wrangler', ['deploy', '--config', 'wrangler.toml', '--minify'])
