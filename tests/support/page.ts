import type { PageReading, Word } from '../../core/document/page'

/** Typed text set on a page: a letter is `0.5 size` wide, a line is `pitch` high. */
export interface Block {
  readonly lines: readonly string[]
  /** Left edge, or right edge of right-to-left text; pixels. */
  readonly x: number
  readonly y: number
  /** Height of the letters; 24 by default. */
  readonly size?: number
  /** From line to line; 1.7 sizes by default. */
  readonly pitch?: number
  readonly rtl?: boolean
}

export interface Sheet {
  readonly width?: number
  readonly height?: number
  /** Pixels that a line falls for each pixel to the right. */
  readonly slope?: number
}

/** What an engine would have read of a page that is set from blocks; words of a block's line share an engine line. */
export function sheet(
  blocks: readonly Block[],
  { width = 1600, height = 2000, slope = 0 }: Sheet = {},
): PageReading {
  let line = 0
  const words = blocks.flatMap((block) =>
    block.lines.flatMap((text, index) => {
      line++
      return setLine(text, block, index, line, slope)
    }),
  )
  const frame = { width, height }
  const script = words.some((word) => /[א-ת]/.test(word.text)) ? 'mixed' : 'latin'
  return { version: 1, source: frame, frame, toSource: [1, 0, 0, 0, 1, 0, 0, 0, 1], turn: 0, script, words }
}

function setLine(text: string, block: Block, index: number, line: number, slope: number): Word[] {
  const size = block.size ?? 24
  const letter = size / 2
  const top = block.y + index * (block.pitch ?? 1.7 * size)
  const runs = block.rtl
    ? [...text.matchAll(/•|[^\sא-ת•]+(?: [^\sא-ת•]+)*|\S+/g)]
    : [...text.matchAll(/\S+(?: \S+)*/g)]
  return runs.flatMap((run) => {
    const length = run[0].length * letter
    const left = block.rtl ? block.x - run.index * letter - length : block.x + run.index * letter
    // Within its run a Latin phrase of a right-to-left line is set from left to right.
    return [...run[0].matchAll(/\S+/g)].map((word): Word => {
      const x = left + word.index * letter
      const box = [x, top + slope * x, word[0].length * letter - 2, size] as const
      return { text: word[0], box, confidence: 0.95, line }
    })
  })
}

/** One block of text over the whole width. */
export const typed = (text: string, options: Partial<Block> & Sheet = {}): PageReading =>
  sheet(
    [
      {
        lines: text.split('\n').filter((line, index) => index > 0 || line !== ''),
        x: options.rtl ? 1520 : 80,
        y: 80,
        ...options,
      },
    ],
    options,
  )
