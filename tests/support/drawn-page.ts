import type { Browser } from 'playwright-core'

export type Row = readonly [test: string, result: string, unit: string, range: string]

/** A laboratory's page as a printer would print it: the picture of it, as PNG. */
export async function drawnPage(
  browser: Browser,
  rows: readonly Row[],
  { date = '2024-05-01', patient = 'Dana Example', lines = [] as readonly string[] } = {},
): Promise<Uint8Array<ArrayBuffer>> {
  const page = await browser.newPage({
    viewport: { width: 1000, height: 360 + (rows.length + lines.length) * 60 },
  })
  const cells = (row: readonly string[]) => row.map((cell) => `<td>${cell}</td>`).join('')
  await page.setContent(`<style>
      body { margin: 60px; font: 26px 'DejaVu Sans', sans-serif; color: #111; background: #fff }
      td { padding: 8px 60px 8px 0 } .head td { font-weight: bold }
    </style>
    <h1>Lakeside Laboratory</h1>
    <p>Patient: ${patient} &nbsp; &nbsp; Collected: ${date}</p>
    ${lines.map((line) => `<p>${line}</p>`).join('')}
    <table><tr class="head">${cells(['Test', 'Result', 'Units', 'Reference'])}</tr>
    ${rows.map((row) => `<tr>${cells(row)}</tr>`).join('')}</table>`)
  const picture = new Uint8Array(await page.screenshot())
  await page.close()
  return picture
}
