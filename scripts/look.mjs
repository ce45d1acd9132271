// `npm run look [-- FOLDER]`: the pictures of docs/look.md, made anew. With a folder, every screen into it instead: at four
// widths, in both languages, light and dark, empty, full and failed, one sheet of small pictures for each screen.
import { execFileSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright-core'
import { findChromium, quietArguments } from './chromium.mjs'
import { drawParts } from './look/parts.mjs'
import { makePeople } from './look/people.mjs'
import { drawScreens } from './look/screens.mjs'
import { ownFolder, ownServer } from './own.mjs'
import { freePort } from './server-process.mjs'

const root = path.join(path.dirname(fileURLToPath(import.meta.url)), '..')
const [folder] = process.argv.slice(2)
const to = folder ?? path.join(root, 'docs/look')
const found = findChromium()
if (found.path === null) throw new Error(found.sentence)

execFileSync(process.execPath, [path.join(root, 'scripts/build.mjs')], { stdio: 'inherit' })
mkdirSync(to, { recursive: true })
const server = await ownServer({ port: await freePort(), dataDir: ownFolder('look') })
const browser = await chromium.launch({ executablePath: found.path, args: [...quietArguments] })
const people = await makePeople(server.url)
if (folder === undefined) await drawParts(browser, server.url, people.full, to)
else await drawScreens(browser, server.url, people, to)
await browser.close()
await server.stop()
