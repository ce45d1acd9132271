/** `npm run fuzz -- --seed S --pages N [--noise] [--show SEED]`: figures by feature of the layout, and the worst page made small. */
import { Figures } from './figures'
import { makePage } from './make-page'
import { readingOf } from './page'
import { score, type Outcome } from './score'
import { shrink } from './shrink'
import type { PageSpec } from './spec'

const option = (name: string, fallback: number): number => {
  const at = process.argv.indexOf(`--${name}`)
  return at < 0 ? fallback : Number(process.argv[at + 1])
}
const noise = process.argv.includes('--noise')
const shown = option('show', -1)
if (shown >= 0)
  show(process.argv.includes('--shrink') ? shrink(makePage(shown, noise)) : makePage(shown, noise))
else run(option('seed', 1), option('pages', 500))

function run(seed: number, pages: number): void {
  const figures = new Figures()
  const bad: { seed: number; faults: number }[] = []
  const times: number[] = []
  const taken: string[] = []
  for (let i = 0; i < pages; i++) {
    const spec = makePage(seed * 100_000 + i, noise)
    const started = process.cpuUsage()
    const outcome = score(spec)
    const { user, system } = process.cpuUsage(started)
    times.push((user + system) / 1000)
    figures.add(outcome)
    taken.push(...takenOf(spec, outcome))
    const faults =
      outcome.missed.length +
      outcome.wrong.length +
      5 * (outcome.marred.length + outcome.wrong.filter(({ accepted }) => accepted).length)
    if (faults > 0) bad.push({ seed: spec.seed, faults })
  }
  console.log(figures.table())
  times.sort((a, b) => a - b)
  console.log(
    `CPU ms a page: median ${times[Math.floor(pages / 2)]?.toFixed(0)}, p95 ${times[Math.floor(0.95 * pages)]?.toFixed(0)}`,
  )
  for (const line of taken) console.log(line)
  bad.sort((a, b) => b.faults - a.faults)
  console.log(
    `faulty pages: ${bad.length}; worst: ${bad
      .slice(0, 30)
      .map((one) => `${one.seed} (${one.faults})`)
      .join(' ')}`,
  )
  const worst = bad[0]
  if (worst && process.argv.includes('--shrink')) show(shrink(makePage(worst.seed, noise)))
}

/** What was accepted and is wrong, and what of it is. */
function takenOf({ seed }: PageSpec, { wrong, marred, dated }: Outcome): string[] {
  const accepted = wrong.flatMap(({ entity, accepted: taken }) => (taken ? [entity] : []))
  return [
    ...accepted.map(
      ({ name, value, unit, evidence }) =>
        `taken in wrong: ${seed} ${name} = ${value} ${unit} | ${evidence.quote}`,
    ),
    ...dated.flatMap(({ entity: { name, value, date }, fact, day, accepted }) =>
      day === 'wrong' && accepted
        ? [`day: ${seed} ${name} = ${value} of ${date}, printed ${fact.day?.printed}`]
        : [],
    ),
    ...marred.map(
      ({ entity: { name, refLow, refHigh, evidence }, fact }) =>
        `limits: ${seed} ${name} ${refLow}-${refHigh}, printed ${fact.low}-${fact.high} | ${evidence.quote}`,
    ),
  ]
}

function show(spec: PageSpec): void {
  const { page } = readingOf(spec)
  const rows = new Map<number, (typeof page.words)[number][]>()
  for (const word of page.words) {
    const row = Math.round((word.box[1] + word.box[3] / 2) / (0.9 * spec.size))
    rows.set(row, [...(rows.get(row) ?? []), word])
  }
  const scale = 150 / spec.width
  for (const [, words] of [...rows].sort((a, b) => a[0] - b[0])) {
    let line = ''
    for (const word of words.sort((a, b) => a.box[0] - b.box[0]))
      line = line.padEnd(Math.round(word.box[0] * scale)) + `${word.text} `
    console.log(line)
  }
  const { found, missed, wrong, marred, dated } = score(spec)
  console.log(`found ${found.length}`)
  for (const fact of missed)
    console.log(
      `missed ${fact.name} = ${fact.value} ${fact.unit ?? ''} ${fact.low}-${fact.high} ${fact.date ?? ''}`,
    )
  for (const { entity, accepted } of wrong)
    console.log(
      `${accepted ? 'ACCEPTED' : 'waits'} ${entity.type} ${entity.name} = ${entity.value} ${entity.unit ?? ''} ${entity.refText ?? ''} ${entity.date ?? ''} ${entity.doubt ?? ''} | ${entity.evidence.quote}`,
    )
  for (const { entity, fact, day } of dated)
    if (day !== 'right')
      console.log(`day ${day}: ${entity.name} = ${entity.value} of ${entity.date}, ${fact.day?.printed}`)
  for (const { entity, fact } of marred)
    console.log(
      `MARRED ${entity.name} = ${entity.value} ${entity.refLow}-${entity.refHigh}, printed ${fact.low}-${fact.high} | ${entity.evidence.quote}`,
    )
}
