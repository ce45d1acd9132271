import { faultsOf, ruleSets } from './sets'

const sets = ruleSets()
const faults = sets.map(faultsOf)
for (const [at, { name, rows, cases }] of sets.entries())
  console.log(
    `${name.padEnd(36)} ${String(rows.length).padStart(4)} rows ${String(cases.length).padStart(6)} cases ${String(faults[at]?.length ?? 0).padStart(4)} faults`,
  )
for (const fault of faults.flat()) console.log(`- ${fault}`)
process.exitCode = faults.flat().length > 0 ? 1 : 0
