import { fonts } from '../fonts'
import { Random } from '../random'
import { Sheet } from '../sheet'
import { english, hebrew, type Kind } from './words'

/** What a head states of its page; null where it states nothing. */
export interface HeadTruth {
  readonly category: Kind
  readonly date: string
  readonly facility: string
  readonly physician: string | null
  readonly patient: string
}

export interface Head {
  readonly sheet: Sheet
  readonly truth: HeadTruth
  /** The choices that made it, for telling what is lost where. */
  readonly features: readonly string[]
}

const kinds: readonly Kind[] = ['lab', 'imaging', 'discharge', 'prescription', 'consultation']
const pageWidth = 1240
const margin = 80

/** A page of a seed: its letterhead, the details in one of many forms, a short body, signature and foot. */
export function makeHead(seed: number, half: 'studied' | 'unseen'): Head {
  const random = new Random(seed)
  const words = random.chance(0.35) ? hebrew : english
  const rtl = words === hebrew
  const own = <T>(items: readonly T[]): T => {
    const mine = items.filter((_, index) => index % 2 === (half === 'studied' ? 0 : 1))
    return random.pick(mine.length > 0 ? mine : items)
  }
  const kind = kinds[seed % kinds.length]!
  const size = random.between(17, 23)
  const sheet = new Sheet(pageWidth, random.pick(fonts), size, rtl ? 'rtl' : 'ltr')
  const pen = new Pen(sheet, size, rtl)
  const letter = kind === 'consultation' && random.chance(0.6)
  const facility = own(words.facilities[kind])
  const patient = own(words.patients)
  const physician = own(words.clinicians)
  const day = random.int(1, 26)
  const month = random.int(1, 12)
  // Figures alone are day first only where the page can tell.
  const style = rtl ? random.int(0, 1) : random.int(day > 12 ? 0 : 1, 4)
  const print = (date: number): string => printDate(date, month, style)
  const features: string[] = [kind, rtl ? 'he' : 'en']
  const put = (feature: string): void => void features.push(feature)

  drawLetterhead()
  if (letter) drawLetter()
  else drawForm()
  if (random.chance(0.5)) pen.line(own(words.feet), 0, 0.85)
  return {
    sheet,
    features,
    truth: { category: kind, date: iso(day, month), facility, physician, patient },
  }

  function drawLetterhead(): void {
    const form = random.pick(['left', 'centre', 'right', 'split', 'departed', 'small'] as const)
    put(`head:${form}`)
    const large = form === 'small' ? 1 : random.between(1.3, 2)
    const details = random.shuffled([own(words.addresses), own(words.phones)])
    if (random.chance(0.2)) details.push(own(words.slogans))
    if (form === 'departed') pen.line(own(words.departments), 0, 1.2)
    if (form === 'split') {
      pen.row([
        [facility, 0, large],
        [details.pop()!, 0.62, 0.85],
      ])
    } else pen.line(facility, form === 'centre' ? 'centre' : form === 'right' ? 0.55 : 0, large)
    for (const text of details)
      pen.line(text, form === 'centre' ? 'centre' : form === 'right' ? 0.55 : 0, 0.85)
    pen.skip(0.8)
  }

  function drawForm(): void {
    if (random.chance(0.9))
      pen.line(own(words.titles[kind]), random.chance(0.4) ? 'centre' : 0, random.between(1, 1.5))
    else put('no title')
    const signed =
      kind === 'imaging' || kind === 'discharge'
        ? random.chance(0.5)
        : kind === 'consultation' && random.chance(0.4)
    const later = own(words.laterDates)
    const second = own(words.laterDates)
    const fields: [string, string][] = random.shuffled([
      [own(words.patientLabels), patient],
      [
        rtl ? 'תאריך לידה' : own(['DOB', 'Date of Birth', 'D.O.B.', 'Born']),
        printDate(4, 7, style).replace('2025', '1962'),
      ],
      [own(words.dateLabels[kind]), print(day)],
      [later, print(day + 1)],
      ...(second !== later && random.chance(0.5) ? [[second, print(day + 2)] as [string, string]] : []),
      ...(kind === 'discharge'
        ? [
            [
              rtl ? 'תאריך קבלה' : own(['Admitted', 'Date of Admission', 'Admission date', 'DOA']),
              printDate(1, month === 1 ? 1 : month - 1, style),
            ] as [string, string],
          ]
        : []),
      ...(signed ? [] : [[own(words.roleLabels[kind]), physician] as [string, string]]),
      ...[own(words.otherFields), own(words.otherFields)].map(
        (text) => text.split(/: |(?<=ת\.ז\.) /) as [string, string],
      ),
    ])
    drawFields(fields)
    pen.skip(0.6)
    drawBody()
    if (signed) drawSignature()
  }

  function drawFields(fields: readonly [string, string][]): void {
    const form = random.pick(['lines', 'columns', 'colons apart', 'table', 'no colons'] as const)
    put(`fields:${form}`)
    const columns = form === 'table' ? 4 : form === 'lines' ? 1 : random.int(2, 3)
    for (let at = 0; at < fields.length; at += columns) {
      const row = fields.slice(at, at + columns)
      const x = (index: number): number => index / columns
      if (form === 'table') {
        pen.row(row.map(([label], index) => [label, x(index), 0.85]))
        pen.row(row.map(([, value], index) => [value, x(index), 1]))
      } else if (form === 'lines' || form === 'columns')
        pen.row(row.map(([label, value], index) => [`${label}: ${value}`, x(index), 1]))
      else
        pen.row(
          row.flatMap(([label, value], index) => [
            [form === 'no colons' ? label : label, x(index), 1] as const,
            [form === 'no colons' ? value : `: ${value}`, x(index) + 0.5 / columns, 1] as const,
          ]),
        )
    }
  }

  function drawBody(): void {
    for (const text of own(words.bodies[kind])) {
      const cells = text.split('|')
      if (cells.length > 1) pen.row(cells.map((cell, index) => [cell, [0, 0.4, 0.55, 0.75][index]!, 1]))
      else pen.line(text, 0, 1)
    }
    pen.skip(0.6)
  }

  function drawSignature(): void {
    put('signed')
    pen.line(own(words.closings), 0, 1)
    pen.skip(0.8)
    pen.line(physician, 0, 1)
    pen.line(own(words.posts), 0, 0.9)
  }

  function drawLetter(): void {
    put('letter')
    if (random.chance(0.5)) pen.line(own(words.titles[kind]), 0, 1.2)
    const opening = own(words.openings)
    const dated = random.chance(0.5)
    pen.line(
      dated ? `${own(words.dateLabels[kind])}: ${print(day)}` : print(day),
      random.chance(0.5) ? 0 : 0.7,
      1,
    )
    if (dated && random.chance(0.5)) pen.line(`${own(words.laterDates)}: ${print(day + 2)}`, 0, 1)
    pen.skip(0.5)
    if (!rtl && random.chance(0.5)) {
      put('addressee')
      pen.line(opening.replace(/^Dear |,$/g, ''), 0, 1)
      pen.line(
        own([
          'Mill Lane Surgery',
          'Hilltop Family Practice',
          'The Quay Medical Centre',
          'Oakfield Health Centre',
        ]),
        0,
        1,
      )
      pen.line(own(words.addresses), 0, 1)
      pen.skip(0.5)
    }
    pen.line(opening, 0, 1)
    pen.line(
      `${own(words.regarding)} ${patient}${rtl ? ', ת.ז. 012345678' : `, DOB ${printDate(4, 7, style).replace('2025', '1962')}`}`,
      0,
      1,
    )
    pen.skip(0.5)
    drawBody()
    drawSignature()
    if (random.chance(0.5)) pen.line(own(words.copies), 0, 1)
  }
}

/** Sets line below line; `at` is a share of the width from the reading edge. */
class Pen {
  #y = 90

  constructor(
    private readonly sheet: Sheet,
    private readonly size: number,
    private readonly rtl: boolean,
  ) {}

  line(text: string, at: number | 'centre', scale: number): void {
    this.row([[text, at, scale]])
  }

  row(texts: readonly (readonly [string, number | 'centre', number])[]): void {
    const inner = pageWidth - 2 * margin
    this.#y += 1.5 * this.size * Math.max(...texts.map(([, , scale]) => scale))
    for (const [text, at, scale] of texts) {
      const width = this.sheet.measure(text, this.size * scale)
      const from = at === 'centre' ? (inner - width) / 2 : at * inner
      this.sheet.set(text, margin + (this.rtl ? inner - from - width : from), this.#y, this.size * scale)
    }
  }

  skip(lines: number): void {
    this.#y += 1.5 * lines * this.size
  }
}

const iso = (day: number, month: number): string =>
  `2025-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`

const monthNames = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** Of 2025: in figures with slashes or points, with the name of its month on either side, or as a standard has it. */
function printDate(day: number, month: number, style: number): string {
  const two = (value: number): string => String(value).padStart(2, '0')
  const name = monthNames[month - 1]
  if (style === 2) return `${two(day)} ${name} 2025`
  if (style === 3) return `${name} ${day}, 2025`
  if (style === 4) return iso(day, month)
  return style === 1 ? `${two(day)}.${two(month)}.2025` : `${two(day)}/${two(month)}/2025`
}
