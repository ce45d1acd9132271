import type { Piece } from './markdown'

/** A sentence of a summary's text, and the numbers of its sources. */
export interface ReadSentence {
  readonly pieces: readonly Piece[]
  readonly numbers: readonly number[]
}

export interface ReadSection {
  readonly title: string
  readonly sentences: readonly ReadSentence[]
}

const numbersAtEnd = / ((?:\\\[\d+\\\])+)$/
const escaped = /\\([\\`*_[\]#|~!:@.])|&(amp|lt|gt);/g
const signs: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>' }

/** A summary's text read back: what `summaryMarkdown` wrote, and of other markdown nothing but its words. */
export function readSummary(content: string): readonly ReadSection[] {
  const sections: { title: string; sentences: ReadSentence[] }[] = []
  for (const line of content.split('\n')) {
    if (line === '' || line.startsWith('# ')) continue
    if (line.startsWith('## ')) sections.push({ title: plain(line.slice(3)), sentences: [] })
    else {
      if (sections.length === 0) sections.push({ title: '', sentences: [] })
      sections.at(-1)?.sentences.push(sentenceOf(line.replace(/^- /, '')))
    }
  }
  return sections
}

function sentenceOf(line: string): ReadSentence {
  const numbers = [...(numbersAtEnd.exec(line)?.[1] ?? '').matchAll(/\d+/g)].map(([digits]) => Number(digits))
  const pieces = line
    .replace(numbersAtEnd, '')
    .split('**')
    .map((text, index) => ({ text: plain(text), strong: index % 2 === 1 }))
    .filter(({ text }) => text !== '')
  return { pieces, numbers }
}

const plain = (text: string): string =>
  text.replace(
    escaped,
    (_, sign: string | undefined, name: string | undefined) => sign ?? signs[name ?? ''] ?? '',
  )
