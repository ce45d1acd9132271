import type { Concept } from './concept'
import { indexOf } from './phrases'

/**
 * The concept that stands for a condition once it is over: `categories: its name` (ICD-10-CM FY2026, Z85–Z87, I25.2;
 * a bleed within the skull is of Z86.79, an infarct of Z86.73). `!` before the name: an event, over as soon as its date is
 * long past, whether the page calls it past or not.
 */
const histories = `
I21 I22: !Old myocardial infarction
I63: !History of stroke
I60 I61 I62: !History of intracranial hemorrhage
G45: !History of TIA
I26: !History of pulmonary embolism
I82.2 I82.4: !History of deep vein thrombosis
I46: !History of cardiac arrest
C18: History of colon cancer
C20: History of rectal cancer
C34: History of lung cancer
C43: History of melanoma
C50: History of breast cancer
C53: History of cervical cancer
C54: History of uterine cancer
C56: History of ovarian cancer
C61: History of prostate cancer
C62: History of testicular cancer
C64: History of kidney cancer
C67: History of bladder cancer
C73: History of thyroid cancer
C81: History of Hodgkin lymphoma
N20: History of kidney stones
F17: Former smoker
`

interface History {
  readonly concept: Concept
  readonly event: boolean
}

let byCategory: readonly (readonly [string, History])[] | null = null

function read(): readonly (readonly [string, History])[] {
  const named = new Map(indexOf('diagnosis').concepts.map((concept) => [concept.name, concept]))
  return histories
    .trim()
    .split('\n')
    .flatMap((row) => {
      const [categories = '', name = ''] = row.split(': ')
      const event = name.startsWith('!')
      const concept = named.get(event ? name.slice(1) : name)
      if (!concept) throw new Error(`no concept of the vocabulary is called ${name}`)
      return categories.split(' ').map((category) => [category, { concept, event }] as const)
    })
}

/** The concept that stands for a past occurrence ("Old myocardial infarction"), where the vocabulary has one. */
export function historyOf(concept: Concept): History | null {
  if (concept.attributes.has('history')) return null
  const [code = ''] = concept.codes['ICD-10-CM'] ?? []
  byCategory ??= read()
  return byCategory.find(([category]) => code.startsWith(category))?.[1] ?? null
}
