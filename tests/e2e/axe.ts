import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

interface Axe {
  run(options: object): Promise<{ violations: { id: string; nodes: { target: string[] }[] }[] }>
}

/** What axe finds wrong with a screen, as short lines. The debugger hands the script in, past the page's CSP. */
export async function violationsOn(page: Page): Promise<string[]> {
  await page.evaluate(source)
  return page.evaluate(async (runOnly) => {
    // What a sticky bar half covers while a page is scrolled is no small target.
    window.scrollTo({ top: 0, behavior: 'instant' })
    // A dialog that fades in is paler than it will be: contrast counts when what moves has come to rest.
    const endless = (motion: Animation) => motion.effect?.getComputedTiming().iterations === Infinity
    const moving = document.getAnimations().filter((motion) => !endless(motion))
    await Promise.allSettled(moving.map((motion) => motion.finished))
    const { axe } = window as unknown as { axe: Axe }
    const { violations } = await axe.run({ runOnly })
    return violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
    )
  }, rules)
}
