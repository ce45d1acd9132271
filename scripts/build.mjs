// Builds both Workers into dist/: pages and API, and the reader of pages.
import { execFileSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { gunzipSync } from 'node:zlib'
import { copyFonts } from './fonts.mjs'

const root = path.join(path.dirname(fileURLToPath(import.meta.url)), '..')
const bin = (/** @type {string} */ name) => path.join(root, 'node_modules/.bin', name)
const environment = {
  ...process.env,
  // The Node of the lockfile, whichever one this was started with.
  PATH: `${path.join(root, 'node_modules/.bin')}${path.delimiter}${process.env.PATH}`,
  NODE_ENV: 'production',
  WRANGLER_SEND_METRICS: 'false',
  CLOUDFLARE_CF_FETCH_ENABLED: 'false',
}
/** @param {string} name @param {readonly string[]} args */
const run = (name, args) =>
  execFileSync(bin(name), args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'], env: environment })

try {
  run('remix', ['vite:build', '--logLevel', 'error'])
  copyLanguages()
  copyFonts(path.join(root, 'build/client'))
  for (const [config, dist] of /** @type {const} */ ([
    ['wrangler.toml', 'dist/app'],
    ['wrangler.reader.toml', 'dist/reader'],
  ])) {
    rmSync(path.join(root, dist), { recursive: true, force: true })
    run('wrangler', ['deploy', '--dry-run', '--minify', '--config', config, '--outdir', dist])
    listModules(path.join(root, dist))
  }
} catch (error) {
  if (!(error instanceof Error)) throw error
  /** @type {Error & { stdout?: Buffer, stderr?: Buffer }} a command's, with what it said */
  const failed = error
  console.error(String(failed.stdout ?? ''), String(failed.stderr ?? failed))
  process.exit(1)
}

/** Tesseract's trained data, served to the reader as static assets. */
function copyLanguages() {
  const to = path.join(root, 'build/languages')
  mkdirSync(to, { recursive: true })
  for (const language of ['eng', 'heb']) {
    const from = path.join(
      root,
      `node_modules/@tesseract.js-data/${language}/4.0.0_best_int/${language}.traineddata.gz`,
    )
    writeFileSync(path.join(to, `${language}.traineddata`), gunzipSync(readFileSync(from)))
  }
}

/**
 * Which files of a bundle are modules, the entry first: what the local runtime is told to load.
 * @param {string} dir
 */
function listModules(dir) {
  const files = readdirSync(dir, { recursive: true }).map(String)
  const modules = [
    ...files.filter((file) => file.endsWith('.js')).map((file) => ({ type: 'ESModule', file })),
    ...files.filter((file) => file.endsWith('.wasm')).map((file) => ({ type: 'CompiledWasm', file })),
  ].sort((a, b) => Number(/(index|reader)\.js$/.test(b.file)) - Number(/(index|reader)\.js$/.test(a.file)))
  writeFileSync(path.join(dir, 'modules.json'), JSON.stringify({ modules }))
}
