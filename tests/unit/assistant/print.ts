import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { locales } from '../../../core/i18n/locale'
import { caseFiles, judge, readCases } from './judge'

const folder = path.dirname(fileURLToPath(import.meta.url))
const share = (part: number, whole: number): string => `${part}/${whole} (${(part / whole).toFixed(3)})`

let unsourced = 0
for (const [file, locale] of caseFiles.flatMap((one) => locales.map((two) => [one, two] as const))) {
  const cases = readCases(folder, file, locale)
  const judged = await Promise.all(cases.map(async (asked) => ({ asked, ...(await judge(asked, locale)) })))
  const understood = judged.filter(({ rightIntent }) => rightIntent)
  const right = understood.filter(({ wrong }) => wrong.length === 0)
  unsourced += judged.flatMap((one) => one.unsourced).length
  console.log(`${file} ${locale}: intents right ${share(understood.length, judged.length)}, of those facts right ${share(right.length, understood.length)}`) // prettier-ignore
  for (const { asked, reading, rightIntent, wrong } of judged) {
    if (!rightIntent)
      console.log(`- ${asked.turns.join(' >> ')}: ${asked.intents.join('/')}, understood as ${reading.urgency ?? reading.intent ?? 'none'} of ${reading.subjects.map(({ key }) => key).join(' ')} unsure ${reading.unsure.map(({ key }) => key).join(' ')}`) // prettier-ignore
    else if (wrong.length > 0) console.log(`- ${asked.turns.join(' >> ')}: ${wrong.join(', ')}`)
  }
}
console.log(`statements without source ${unsourced}`)
process.exitCode = unsourced > 0 ? 1 : 0
