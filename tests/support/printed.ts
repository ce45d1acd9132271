import { getDocumentProxy } from 'unpdf'

/** The lines of a PDF as they stand on paper: from the top, each from the left, in the order of its letters there. */
export async function linesPrinted(pdf: Uint8Array): Promise<string[]> {
  const document = await getDocumentProxy(new Uint8Array(pdf))
  const lines: string[] = []
  for (let number = 1; number <= document.numPages; number++) {
    const content = await (await document.getPage(number)).getTextContent()
    const rows = new Map<number, { x: number; text: string }[]>()
    for (const item of content.items) {
      if (!('str' in item) || item.str === '') continue
      const [, , , , x, y] = item.transform as number[]
      const row = rows.get(Math.round(y!)) ?? []
      row.push({ x: x!, text: item.dir === 'rtl' ? [...item.str].toReversed().join('') : item.str })
      rows.set(Math.round(y!), row)
    }
    for (const [, row] of [...rows].sort(([a], [b]) => b - a))
      lines.push(row.sort((a, b) => a.x - b.x).map(({ text }) => text).join('').trim()) // prettier-ignore
  }
  return lines
}
