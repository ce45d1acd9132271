import { glossaries } from '../../language/glossary'
import type { Locale } from '../../i18n/locale'
import { entityTypes, type EntityType } from '../../records/kinds'
import { matchConcept } from '../../vocabulary/match'
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
export function explain({ reading, locale }: Telling): readonly string[] {
  const { cues, subjects, intent, before } = reading
  // "What is my sodium" asks for the value.
  const asked = (cues.has('define') || cues.has('explained')) && (!reading.ofOneself || cues.has('unsaid'))
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
  return [...new Set(texts)].slice(0, explainedAtMost)
}

const explained: ReadonlySet<string> = new Set([
  'latest',
  'trend',
  'condition',
  'procedures',
  'imaging',
  'related',
])
