import { readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { copyFonts } from '../../scripts/fonts.mjs'

/** The fonts of printed sheets, from where the build takes them. @param asset its path among the static assets */
export async function fontOf(asset: string): Promise<Uint8Array<ArrayBuffer>> {
  const file = path.basename(asset)
  const family = file.startsWith('ibm-plex-sans-hebrew') ? 'ibm-plex-sans-hebrew' : 'ibm-plex-sans'
  return new Uint8Array(await readFile(path.join('node_modules/@fontsource', family, 'files', file)))
}

/** A folder of static assets for tests in workerd, where nothing is built: it has the fonts and no more. */
export function fontAssets(): string {
  const folder = path.join(tmpdir(), `chartlight-fonts-${process.pid}`)
  copyFonts(folder)
  return folder
}
