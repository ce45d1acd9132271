import { entriesOf } from '../../core/vocabulary/load'
import { fonts } from './fonts'
import { makeAnalytes, makeDates, makeResult, makeTable, type Style } from './make-results'
import { withOddities } from './make-odd'
import { makeDated, makePortal, makeSeries } from './make-series'
import { Random } from './random'
import type {
  Block,
  DrugColumn,
  DrugTable,
  LabelledResults,
  List,
  PageSpec,
  Patient,
  ProblemTable,
  Prose,
} from './spec'
import {
  addresses,
  drugTitles,
  durations,
  frequencies,
  labels,
  panelTitles,
  people,
  places,
  prose,
  routes,
  stamps,
  tiers,
} from './wordings'

/** The page of a seed. */
export function makePage(seed: number, noise: boolean): PageSpec {
  const random = new Random(seed)
  const language = random.chance(0.3) ? 'he' : 'en'
  const style: Style = { language, latin: random.chance(0.5), unknown: random.chance(0.12) }
  const narrow = random.chance(0.25)
  return {
    seed,
    language,
    noise,
    font: random.int(0, fonts.length - 1),
    size: random.int(20, 44),
    width: narrow ? random.int(1300, 1700) : random.int(1900, 2600),
    blocks: withOddities(
      [
        ...(random.chance(0.85) ? [makeLetterhead(random, language)] : []),
        ...(random.chance(0.85) ? [withReport(makePatient(random, language), seed, language)] : []),
        ...(makePortal(seed, style) ??
          makeDated(seed, style) ??
          makeSeries(seed, style) ??
          makeBody(random, style)),
        ...(random.chance(0.15)
          ? [{ kind: 'stamp' as const, text: random.pick(stamps[language]), at: random.between(0.3, 0.8) }]
          : []),
        ...(random.chance(0.6) ? [{ kind: 'footer' as const, lines: random.some(prose[language], 2) }] : []),
      ],
      seed,
      language,
    ),
  }
}

function makeBody(random: Random, style: Style): Block[] {
  const { language } = style
  const kind = random.next()
  const title = (share: number): Block[] =>
    random.chance(share)
      ? [{ kind: 'heading', text: random.pick(panelTitles[language]), middle: random.chance(0.4) }]
      : []
  if (kind < 0.5)
    return [...title(0.6), makeTable(random, style, random.int(2, 22)), ...makeRemarks(random, language)]
  if (kind < 0.62) {
    const tables = Array.from({ length: random.int(2, 3) }, () => [
      ...title(0.7),
      makeTable(random, style, random.int(2, 8)),
    ])
    return [...tables.flat(), ...makeRemarks(random, language)]
  }
  if (kind < 0.74) {
    const half = (): Block[] => [...title(0.5), { ...makeSmallTable(random, style) }]
    return [
      { kind: 'beside', first: half(), second: half(), share: random.between(0.45, 0.55) },
      ...makeRemarks(random, language),
    ]
  }
  if (kind < 0.84) {
    const sidebar: Block[] = Array.from({ length: random.int(2, 5) }, () => ({
      kind: 'prose',
      text: random.pick([...prose[language], ...addresses[language]]),
      results: [],
    }))
    const table: Block[] = [...title(0.5), makeSmallTable(random, style, 12)]
    const first = random.chance(0.5)
    return [
      {
        kind: 'beside',
        first: first ? sidebar : table,
        second: first ? table : sidebar,
        share: first ? random.between(0.18, 0.28) : random.between(0.72, 0.8),
      },
    ]
  }
  if (kind < 0.92) return [...title(0.5), makeLabelled(random, style), ...makeRemarks(random, language)]
  return [
    ...(language === 'en' && random.chance(0.6) ? [makeSentence(random, style)] : []),
    makeProblems(random, language),
    heading(language === 'he' ? 'תרופות' : 'Medications'),
    makeDrugs(random, language),
    ...(language === 'en' ? [heading('Laboratory results'), makeList(random, style)] : []),
  ]
}

const heading = (text: string): Block => ({ kind: 'heading', text, middle: false })

/** A table narrow enough for a part of the page. */
function makeSmallTable(random: Random, style: Style, most = 9) {
  const table = makeTable(random, style, random.int(3, most))
  const columns = table.columns.filter((column) => !['number', 'method', 'previous'].includes(column))
  return {
    ...table,
    columns,
    dates: [],
    limitsUnder: false,
    nameShare: 0.5,
    rows: table.rows.map((row) => ({ ...row, earlier: [] })),
  }
}

function makeLetterhead(random: Random, language: 'en' | 'he'): Block {
  return {
    kind: 'letterhead',
    lines: [random.pick(places[language]), ...random.some(addresses[language], random.int(1, 3))],
    placed: random.pick(['start', 'middle', 'split'] as const),
    big: random.chance(0.6),
  }
}

function makePatient(random: Random, language: 'en' | 'he'): Patient {
  const words = labels[language]
  const [collected = ''] = makeDates(random, 1)
  const pairs: [string, string][] = [
    [words.patient, random.pick(people[language])],
    [words.id, String(random.int(10000000, 99999999))],
    [words.born, `${random.int(10, 28)}/0${random.int(1, 9)}/19${random.int(40, 99)}`],
    [words.collected, collected],
    [words.doctor, random.pick(people[language])],
    [words.age, `${random.int(20, 90)}`],
  ]
  return {
    kind: 'patient',
    pairs: random.some(pairs, random.int(3, 6)),
    columns: random.pick([1, 2, 2, 3] as const),
  }
}

/** Beside the day of collection, the days on which the sample was received and the report was made. */
function withReport(patient: Patient, seed: number, language: 'en' | 'he'): Block {
  const random = new Random(seed + 49_979_687)
  const { collected, received, reported } = labels[language]
  const taken = patient.pairs.find(([label]) => label === collected)?.[1]
  if (!taken || !random.chance(0.4)) return patient
  const [day, month, year] = taken.split('/').map(Number)
  const later = (days: number) => `${day! + days}/${String(month).padStart(2, '0')}/${year}`
  const first = random.int(0, 1)
  const more: [string, string][] = [
    ...(random.chance(0.5) ? [[received, later(first)] as [string, string]] : []),
    [reported, later(first + random.int(0, 1))],
  ]
  return { ...patient, pairs: random.chance(0.5) ? [...patient.pairs, ...more] : [...more, ...patient.pairs] }
}

function makeRemarks(random: Random, language: 'en' | 'he'): Block[] {
  return [
    ...(random.chance(0.2)
      ? [
          {
            kind: 'tiers' as const,
            title: language === 'he' ? 'פירוש התוצאות' : 'Interpretation',
            rows: random.pick(tiers[language]),
          },
        ]
      : []),
    ...(random.chance(0.4)
      ? [
          {
            kind: 'prose' as const,
            text: random.some(prose[language], random.int(1, 3)).join(' '),
            results: [],
          },
        ]
      : []),
  ]
}

function makeLabelled(random: Random, style: Style): LabelledResults {
  const rows = makeAnalytes(random, random.int(3, 10), style).map((one) => makeResult(random, one, 0))
  return {
    kind: 'labelled',
    rows,
    columns: random.chance(0.3) ? 2 : 1,
    range: random.chance(0.5),
    aligned: random.chance(0.5),
  }
}

function makeSentence(random: Random, style: Style): Prose {
  const results = makeAnalytes(random, random.int(2, 4), { ...style, unknown: false }).map((one) =>
    makeResult(random, one, 0),
  )
  const told = results.map(({ name, value, unit }) => `${name} ${value} ${unit}`)
  return { kind: 'prose', text: `Blood tests today: ${told.join(', ')}. ${random.pick(prose.en)}`, results }
}

function makeList(random: Random, style: Style): List {
  const results = makeAnalytes(random, random.int(2, 4), { ...style, unknown: false }).map((one) =>
    makeResult(random, one, 0),
  )
  return {
    kind: 'list',
    style: random.pick(['bullet', 'number', 'plain'] as const),
    results,
    items: results.map(({ name, value, unit }) => `${name}: ${value} ${unit}`),
  }
}

function makeDrugs(random: Random, language: 'en' | 'he'): DrugTable {
  const known = entriesOf('medication').flatMap(({ concept, wordings }) => {
    const unit = concept.attributes.get('unit')
    const strength = concept.attributes.get('max')
    const name = language === 'he' && random.chance(0.4) ? (concept.he[0] ?? concept.name) : concept.name
    return unit === 'mg' && strength && !concept.name.includes('/') && !wordings[0]!.ambiguous
      ? [{ name, key: concept.key, dose: `${strength} mg` }]
      : []
  })
  const columns: DrugColumn[] = [
    ...(random.chance(0.2) ? ['number' as const] : []),
    'drug',
    'dose',
    ...(['route', 'frequency', 'duration'] as const).filter(() => random.chance(0.65)),
  ]
  const titles = Object.fromEntries(
    columns.map((column) => [column, random.pick(drugTitles[language][column]!)]),
  )
  const rows = random.some(known, random.int(2, 8)).map((drug) => ({
    ...drug,
    route: random.pick(routes[language]),
    frequency: random.pick(frequencies[language]),
    duration: random.pick(durations[language]),
  }))
  return {
    kind: 'drugs',
    columns,
    titles: random.chance(0.8) ? titles : null,
    rows,
    wide: random.chance(0.6),
  }
}

function makeProblems(random: Random, language: 'en' | 'he'): ProblemTable {
  const known = entriesOf('diagnosis').flatMap(({ concept, wordings }) => {
    const code = concept.codes['ICD-10-CM']?.[0]
    const name = language === 'he' ? concept.he[0] : concept.name
    return code && name && !wordings[0]!.ambiguous && concept.attributes.size === 0 && !/^[ZRYVWX]/.test(code)
      ? [{ name: name.replace(/\?$/, ''), key: concept.key, code }]
      : []
  })
  const rows = random
    .some(known, random.int(2, 6))
    .map((one) => ({ ...one, onset: `${random.int(1990, 2023)}` }))
  return {
    kind: 'problems',
    titled: random.chance(0.7),
    rows,
    coded: random.chance(0.5),
    dated: random.chance(0.5),
  }
}
