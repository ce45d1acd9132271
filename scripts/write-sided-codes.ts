/**
 * Writes core/vocabulary/sided-codes.ts anew from the official release: `npx vite-node scripts/write-sided-codes.ts`.
 * To be run when the vocabulary has got a code of a part of the body that there are two of (its test says so).
 */
import { writeFileSync } from 'node:fs'
import { entriesOf } from '../core/vocabulary/load'
import { releaseOf, withoutPoint } from '../tests/support/releases'
import { sidedTable } from './vocabulary/sided-table'

const release = releaseOf('ICD-10-CM')
const codes = entriesOf('diagnosis').flatMap(({ concept }) => concept.codes['ICD-10-CM'] ?? [])
const titles = new Map([...release].map(([code, { title }]) => [code, title] as const))
const table = sidedTable(codes.map(withoutPoint), titles)
writeFileSync(new URL('../core/vocabulary/sided-codes.ts', import.meta.url), table)
console.log(`${table.split('\n').length} lines written`)
