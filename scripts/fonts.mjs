// The fonts of printed sheets, in the form that a PDF takes; workers/adapters/pdf/fonts.ts reads them.
import { copyFileSync, mkdirSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const packages = path.join(path.dirname(fileURLToPath(import.meta.url)), '../node_modules/@fontsource')

/** Puts them among static assets. @param {string} assets the folder that is served */
export function copyFonts(assets) {
  const to = path.join(assets, 'paper')
  mkdirSync(to, { recursive: true })
  for (const family of ['ibm-plex-sans', 'ibm-plex-sans-hebrew']) {
    const from = path.join(packages, family, 'files')
    for (const file of readdirSync(from).filter((name) => /-(?:400|600)-normal\.woff$/.test(name)))
      copyFileSync(path.join(from, file), path.join(to, file))
  }
}
