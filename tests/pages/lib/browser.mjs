/** Renders HTML in headless Chromium and reads the boxes of marked text from the DOM. */
import { chromium } from 'playwright-core'

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--font-render-hinting=none',
  '--disable-lcd-text',
]

export async function openBrowser() {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM || '/usr/bin/chromium',
    headless: true,
    args: FLAGS,
  })
  return {
    close: () => browser.close(),
    /** Writes the picture; boxes are [x, y, w, h] in its pixels. The sheet is as tall as its text, at least `minHeight`. */
    async render(html, png, { width, minHeight, scale }) {
      const tab = await browser.newPage({ viewport: { width, height: minHeight }, deviceScaleFactor: scale })
      await tab.setContent(html, { waitUntil: 'load' })
      await tab.evaluate(() => document.fonts.ready.then(() => true))
      const tall = await tab.evaluate(() => Math.ceil(document.body.getBoundingClientRect().height))
      const wide = await tab.evaluate(() => document.documentElement.scrollWidth)
      const height = Math.max(tall, Math.min(minHeight, Math.round(tall * 1.22)))
      await tab.setViewportSize({ width, height })
      const boxes = await tab.evaluate(collectBoxes)
      await tab.screenshot({ path: png })
      await tab.close()
      const px = (b) => b.map((v) => v * scale)
      return {
        width: Math.round(width * scale),
        height: Math.round(height * scale),
        overflow: wide > width ? wide - width : 0,
        tall,
        boxes: boxes.map((b) => ({
          ...b,
          line: px(b.line),
          span: px(b.span),
          reach: b.reach && px(b.reach),
        })),
      }
    },
  }
}

/** Runs inside the page. Rectangles are those of the text itself, not of cells with their padding. */
function collectBoxes() {
  const union = (rects) => {
    const left = Math.min(...rects.map((r) => r.left))
    const top = Math.min(...rects.map((r) => r.top))
    return [
      left,
      top,
      Math.max(...rects.map((r) => r.right)) - left,
      Math.max(...rects.map((r) => r.bottom)) - top,
    ]
  }
  const textRects = (element) => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    const rects = []
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (!node.data.trim()) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      rects.push(...[...range.getClientRects()].filter((r) => r.width > 0.5 && r.height > 0.5))
    }
    return rects
  }
  const isBlock = (e) => !/^(inline|contents)$/.test(getComputedStyle(e).display)
  return [...document.querySelectorAll('[data-e]')].map((element) => {
    const own = textRects(element)
    if (!own.length) throw new Error(`nothing printed for ${element.outerHTML}`)
    const row = element.closest('[data-line],tr')
    let block = element
    while (!isBlock(block)) block = block.parentElement
    const beside = (r) =>
      own.some(
        (o) => Math.min(o.bottom, r.bottom) - Math.max(o.top, r.top) > 0.5 * Math.min(o.height, r.height),
      )
    const line = row ? textRects(row) : textRects(block).filter(beside)
    const cells = element.tagName === 'TR' ? [...element.cells].map((c) => c.innerText) : [element.innerText]
    return {
      n: Number(element.dataset.e),
      text: cells
        .map((s) => s.replace(/\s+/g, ' ').trim())
        .filter(Boolean)
        .join(' '),
      line: union(line.length ? line : own),
      span: union(own),
      // a cell of a table: also the stretch from the row's name to the cell
      reach: row?.cells && row !== element ? union([...textRects(row.cells[0]), ...own]) : null,
    }
  })
}
