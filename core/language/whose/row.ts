import type { EntityType } from '../../records/kinds'

/**
 * Where a row's words stand:
 * - `page`: in the first lines, for the whole page;
 * - `title`: within a title: a heading, a short line, or what stands before a colon;
 * - `alone`: they are the title: nothing but a colon behind them, or the end of the line;
 * - `opens`: at the head of a line; `row`: anywhere in a line, its cells parted by tabs; `end`: they end a passage;
 * - `sentence`: anywhere in a sentence; `from`: in one, for what stands behind them;
 * - `before`, `around`: before a name in its sentence, before or behind it up to the full stops;
 * - `beside`: before a name in its printed line: letterheads and signatures have no stops.
 */
export type Place =
  'page' | 'title' | 'alone' | 'opens' | 'row' | 'end' | 'sentence' | 'from' | 'before' | 'around' | 'beside'

/**
 * How far it holds, from where its words stand:
 * - `clause`, `sentence`, `line`: to the end of that one, a clause ending with a semicolon, too;
 * - `section`: to the next heading, or to the next word of somebody;
 * - `list`: for the entries below; `short`: for short lines; `rows`: for the rows of the table; `names`: for lines that only name things;
 * - `lines`: for some lines, whatever headings stand between, or to the next word of somebody.
 * Without a reach a row speaks of one name only: the one that its words stand beside.
 */
export type Reach = 'clause' | 'sentence' | 'line' | 'section' | 'list' | 'rows' | 'names' | 'short' | 'lines'

/** Whose it is then; or offered and not chosen; or of the patient, but denied, or a mistake; `waits`: a person is asked. */
export type Side = 'nobody' | 'another' | 'house' | 'offered' | 'denied' | 'mistaken' | 'waits'

/** Words by which a text tells whose it is, if not the patient's. */
export interface Whose {
  readonly id: string
  readonly in: Place
  readonly reach?: Reach
  readonly is: Side
  /**
   * Parts of expressions, set apart by semicolons or lines; a line that ends with a bar goes on below. Each part begins a
   * word, with a Hebrew particle joined before it or not, and ends one; `~` at its end: it may go on within the word.
   */
  readonly words: string
  /** So many of them have to stand there. */
  readonly times?: number
  /** Of these kinds of facts alone. */
  readonly of?: readonly EntityType[]
  /** A text that has one of these is no such one. */
  readonly unless?: RegExp
  /** What has to stand behind the name as well. */
  readonly behind?: RegExp
  /** Behind or before these words the row's own hold no more; its language's where it is left out. */
  readonly turn?: RegExp
  /** The name is in brackets; of the first kind that the row is for. */
  readonly example: string
  readonly counterexample: string
}

const openings: Partial<Record<Place, string>> = {
  title: '^[^.:;\\n]{0,60}?(?<!\\p{L})',
  alone: '^\\W*',
  opens: '^\\W{0,3}',
}
const endings: Partial<Record<Place, string>> = {
  alone: '(?: \\([^()]{1,40}\\))?\\s*(?::|$)',
  end: '\\s*[:–-]?\\s*(?:1[.)]\\s.*)?$',
}

/** A row's words as one expression. */
export function wordsOf({ words, in: place }: Pick<Whose, 'words' | 'in'>): RegExp {
  const parts = words
    .replace(/\|\n\s*/g, '|')
    .split(/;\s|\n/)
    .map((one) => one.trim())
    .filter((one) => one !== '')
  const open = parts.filter((one) => one.endsWith('~')).map((one) => one.slice(0, -1))
  const whole = parts.filter((one) => !one.endsWith('~'))
  const ends = [...(whole.length ? [`(?:${whole.join('|')})(?!\\p{L})`] : []), ...open]
  const opening = openings[place] ?? '(?<!\\p{L})[ושהלבמכ]{0,2}?'
  return new RegExp(`${opening}(?:${ends.join('|')})${endings[place] ?? ''}`, 'giu')
}
