import { glossaries, unitGlossaries } from '../../language/glossary'
import type { Locale } from '../../i18n/locale'
import { entityTypes, type EntityType } from '../../records/kinds'
import { matchConcept } from '../../vocabulary/match'
import { tokenise } from '../../vocabulary/normalise'
import { findJoined } from '../asking'
import type { Reading } from '../reading'
import type { Telling } from './telling'

const read = new Map<Locale, ReadonlyMap<string, string>>()

/** What things are, by their canonical keys. */
function glossaryOf(locale: Locale): ReadonlyMap<string, string> {
  const known = read.get(locale)
  if (known) return known
  const rows = glossaries[locale].split('\n').filter((line) => line.includes('='))
  const made = new Map(
    rows.flatMap((line) => {
      const [head = '', text = ''] = line.split('=').map((part) => part.trim())
      const [type = '', name = ''] = head.split(':').map((part) => part.trim())
      const concept = isType(type) ? matchConcept(type, name)?.concept : undefined
      return concept ? [[concept.key, text] as const] : []
    }),
  )
  read.set(locale, made)
  return made
}

const isType = (type: string): type is EntityType => (entityTypes as readonly string[]).includes(type)

const explainedAtMost = 3

/** What the things mean that are asked about, where that is asked; general knowledge, and no statement about the person. */
export function explain({ reading, locale, t }: Telling): readonly string[] {
  const { cues, subjects, intent, before } = reading
  // "What is my sodium" asks for the value.
  const asked =
    isBare(reading) ||
    isWhatItIs(reading) ||
    ((cues.has('define') || cues.has('explained')) && (!reading.ofOneself || cues.has('unsaid')))
  if (
    !asked ||
    reading.urgency !== null ||
    (intent !== null && !explained.has(intent)) ||
    before?.intent === 'allergies'
  )
    return []
  const glossary = glossaryOf(locale)
  const texts = subjects
    .filter(({ places }) => places.length > 0)
    .flatMap(({ key }) => glossary.get(key) ?? [])
  const terms = (intent === null ? [] : termsOf(reading)).map((term) => t(`assistant.${term}`))
  // "What is ng/mL beside the vitamin D" asks for the unit, and not for the vitamin.
  const unit = cues.has('define') || cues.has('explained') ? unitText({ reading, locale, t }) : null
  if (unit !== null) return [unit]
  const isOfSide = texts.length > 0 && (cues.has('low') || cues.has('high'))
  const side = isOfSide ? [t('assistant.sideUnknown')] : []
  return [...new Set([...texts.slice(0, explainedAtMost), ...side, ...terms])]
}

/** "What does metformin do", "what did they take out": what a thing is, whichever word asks besides. */
export const isWhatItIs = ({ text, intent, cues, ofOneself }: Reading): boolean =>
  findJoined(tokenise(text), 'whatItIs') !== null &&
  !cues.has('dose') &&
  (intent === 'purpose' || cues.has('why') || (cues.has('define') && !ofOneself) || intent === 'procedures')

/** "What's creatinine", "what are platelets": nothing but what asks and a name. */
function isBare({ text, subjects, ofOneself }: Reading): boolean {
  const tokens = tokenise(text)
  const defines = findJoined(tokens, 'defines') ?? []
  const named = subjects.flatMap(({ places }) => places)
  return (
    !ofOneself &&
    defines.includes(0) &&
    named.length > 0 &&
    tokens.length <= defines.length + new Set(named).size
  )
}

const explained: ReadonlySet<string> = new Set([
  'latest',
  'trend',
  'condition',
  'procedures',
  'imaging',
  'related',
  'purpose',
  'medication',
])

/** Words of a page that say how far a condition is one's own: "resolved", "denies". */
export function termsOf({ text }: Reading): readonly ('termResolved' | 'termDenied')[] {
  const tokens = tokenise(text)
  return (['termResolved', 'termDenied'] as const).filter((term) => findJoined(tokens, term) !== null)
}

/** "What does mg/dL mean": what a unit says that is typed; null where none is. */
export function unitText({ reading, locale, t }: Pick<Telling, 'reading' | 'locale' | 't'>): string | null {
  const typed = reading.text.toLowerCase().replaceAll(/\s*\/\s*/g, '/')
  for (const line of unitGlossaries[locale].split('\n').filter((one) => one.includes('='))) {
    const [unit = '', text = ''] = line.split('=').map((part) => part.trim())
    const isTyped = new RegExp(String.raw`(?<![\p{L}\d])${unit.toLowerCase()}(?![\p{L}\d])`, 'u').test(typed)
    if (isTyped) return t('assistant.unitOf', { unit, text })
  }
  return null
}
