import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

interface Found {
  readonly target: readonly string[]
  readonly any: readonly { readonly message: string }[]
}

interface Axe {
  run(options: object): Promise<{ violations: { id: string; nodes: Found[] }[] }>
}

/** What axe finds wrong with a screen, as short lines. The debugger hands the script in, past the page's CSP. */
export async function violationsOn(page: Page): Promise<string[]> {
  await page.evaluate(source)
  // Motion comes when it comes, and what fades in is paler than it will be: contrast is that of a page at rest.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const violations = await page.evaluate(async (runOnly) => {
    // What a sticky bar half covers while a page is scrolled is no small target.
    window.scrollTo({ top: 0, behavior: 'instant' })
    const { axe } = window as unknown as { axe: Axe }
    const { violations } = await axe.run({ runOnly })
    return violations.map(
      ({ id, nodes }) =>
        `${id}: ${nodes.map(({ target, any }) => `${target.join(' ')} (${any[0]?.message ?? ''})`).join(', ')}`,
    )
  }, rules)
  await page.emulateMedia({ reducedMotion: null })
  return violations
}
