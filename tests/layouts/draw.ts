import { fonts } from './fonts'
import { drawDrugs, drawProblems } from './draw-lists'
import { drawPortal } from './draw-portal'
import { drawLabelled, drawResults } from './draw-results'
import { drawCards, drawFlow } from './draw-series'
import { setLine, type Place } from './place'
import { Sheet } from './sheet'
import type { Block, PageSpec, Result } from './spec'
import type { TrueFact } from './truth'
import { labels, unknownLabels } from './wordings'

/** The page of a description: its words where they are printed, and what it states. */
export function drawPage(spec: PageSpec): { sheet: Sheet; facts: TrueFact[] } {
  const sheet = new Sheet(
    spec.width,
    fonts[spec.font % fonts.length]!,
    spec.size,
    spec.language === 'he' ? 'rtl' : 'ltr',
  )
  const facts: TrueFact[] = []
  const margin = 0.06 * spec.width
  const place = {
    sheet,
    x: margin,
    width: spec.width - 2 * margin,
    y: margin + spec.size,
    facts,
    features: [spec.language],
  }
  drawBlocks(spec.blocks, place)
  return { sheet, facts: facts.map((fact) => withCollected(fact, spec, sheet)) }
}

/** Results that have no day of their own are of the day on which the sample was taken. */
function withCollected(fact: TrueFact, { blocks, language }: PageSpec, sheet: Sheet): TrueFact {
  if (fact.type !== 'lab' || fact.day || fact.features.includes('sentence')) return fact
  const { collected, reported } = labels[language]
  const pairs = blocks.flatMap((block) => (block.kind === 'patient' ? block.pairs : []))
  const [label, printed] = pairs.find(([one]) => [collected, ...unknownLabels[language]].includes(one)) ?? []
  if (label === undefined || printed === undefined) return fact
  const both = pairs.some(([one]) => one === reported)
  const words = sheet.words.filter(({ text }) => text === printed || label.includes(text.replace(':', '')))
  const how = label !== collected ? 'unknown label' : both ? 'collected and reported' : 'collected'
  const features = [...fact.features, how]
  return { ...fact, day: { printed, words }, features }
}

/** Sets blocks one under another; returns the base line after the last. */
export function drawBlocks(blocks: readonly Block[], place: Place): number {
  let { y } = place
  for (const block of blocks) y = drawBlock(block, { ...place, y }) + 1.2 * place.sheet.size
  return y
}

function drawBlock(block: Block, place: Place): number {
  const { sheet, width, y } = place
  const step = 1.5 * sheet.size
  switch (block.kind) {
    case 'letterhead': {
      block.lines.forEach((line, index) => {
        const size = index === 0 && block.big ? 1.6 * sheet.size : sheet.size
        const room = width - sheet.measure(line, size)
        const indent =
          block.placed === 'middle' ? room / 2 : block.placed === 'split' && index % 2 === 1 ? room : 0
        setLine(
          place,
          line,
          y + (block.placed === 'split' ? Math.floor(index / 2) : index) * 1.2 * step,
          Math.max(0, indent),
          size,
        )
      })
      return y + block.lines.length * 1.2 * step
    }
    case 'patient': {
      const column = width / block.columns
      block.pairs.forEach(([label, value], index) => {
        const at = (index % block.columns) * column
        const row = y + Math.floor(index / block.columns) * step
        setLine(
          place,
          `${label}: ${value}`,
          row,
          at,
          Math.min(sheet.size, (0.95 * column * sheet.size) / sheet.measure(`${label}: ${value}`)),
        )
      })
      return y + Math.ceil(block.pairs.length / block.columns) * step
    }
    case 'heading':
      setLine(
        place,
        block.text,
        y,
        block.middle ? Math.max(0, (width - sheet.measure(block.text, 1.15 * sheet.size)) / 2) : 0,
        1.15 * sheet.size,
      )
      return y + step
    case 'results':
      return drawResults(block, place)
    case 'labelled':
      return drawLabelled(block, place)
    case 'cards':
      return drawCards(block, place)
    case 'portal':
      return drawPortal(block, place)
    case 'flow':
      return drawFlow(block, place)
    case 'drugs':
      return drawDrugs(block, place)
    case 'problems':
      return drawProblems(block, place)
    case 'tiers':
      setLine(place, block.title, y)
      block.rows.forEach(([name, limits], index) => {
        setLine(place, name, y + (index + 1) * step, sheet.size)
        setLine(place, limits, y + (index + 1) * step, 0.4 * width)
      })
      return y + (block.rows.length + 1) * step
    case 'classes':
      block.rows.forEach((row, index) =>
        row.forEach((text, column) => setLine(place, text, y + index * step, (column * width) / row.length)),
      )
      return y + block.rows.length * step
    case 'prose':
      return drawText(block.text, block.results, place, 0)
    case 'list': {
      let row = y
      block.items.forEach((item, index) => {
        const mark = block.style === 'bullet' ? '•' : block.style === 'number' ? `${index + 1}.` : null
        if (mark) setLine(place, mark, row)
        const result = block.results[index]
        row = drawText(item, result ? [result] : [], { ...place, y: row }, mark ? 2 * sheet.size : 0)
      })
      return row
    }
    case 'stamp':
      sheet.set(block.text, place.x + block.at * width, y - 0.4 * sheet.size, 1.4 * sheet.size)
      return y + 0.5 * step
    case 'footer':
      block.lines.forEach((line, index) => setLine(place, line, y + step * (index + 1), 0, 0.85 * sheet.size))
      return y + step * (block.lines.length + 1)
    case 'beside': {
      const gap = 2.2 * sheet.size
      const first = block.share * (width - gap)
      const rtl = sheet.direction === 'rtl'
      const features = [...place.features, 'beside']
      const a = { ...place, features, width: first, x: rtl ? place.x + width - first : place.x }
      const before = sheet.words.length
      const bottom = drawBlocks(block.first, a)
      // What is wider than its share moves the other aside: nothing is printed over it.
      const set = sheet.words.slice(before)
      const over = rtl
        ? Math.max(0, a.x - Math.min(...set.map(({ x }) => x)))
        : Math.max(0, Math.max(...set.map(({ x, width: wide }) => x + wide)) - a.x - first)
      const x = rtl ? place.x - over : place.x + first + gap + over
      return Math.max(bottom, drawBlocks(block.second, { ...place, features, width: width - gap - first, x }))
    }
  }
}

/** Sentences, which go on over lines; the facts they tell are found by the words of their names and values. */
function drawText(text: string, results: readonly Result[], place: Place, indent: number): number {
  const { sheet, width } = place
  const lines = sheet.wrap(text, width - indent)
  const words = lines.flatMap((line, index) =>
    setLine(place, line, place.y + index * 1.4 * sheet.size, indent),
  )
  let from = 0
  for (const result of results) {
    const bare = (one: string | undefined) => one?.replace(/[:,]$/, '')
    const named = result.name.split(' ').map(bare)
    const at = words.findIndex(
      (_, index) => index >= from && named.every((part, i) => bare(words[index + i]?.text) === part),
    )
    const value = words.findIndex(
      (word, index) => index >= at + named.length && word.text.replace(/[,.;%]+$/, '') === result.value,
    )
    if (at < 0 || value < 0) throw new Error(`not in its sentence: ${result.name} ${result.value}`)
    from = value
    const bounds = (limit: string | null) => (limit !== null && text.includes(limit) ? Number(limit) : null)
    place.facts.push({
      type: 'lab',
      name: result.name,
      key: result.key,
      value: result.value,
      unit: text.includes(result.unit) ? result.unit : null,
      low: bounds(result.low),
      high: bounds(result.high),
      date: null,
      words: [...words.slice(at, at + named.length), words[value]!],
      features: [...place.features, 'sentence'],
    })
  }
  return place.y + lines.length * 1.4 * sheet.size
}
