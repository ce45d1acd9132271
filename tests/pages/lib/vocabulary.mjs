/** The examiner's own concepts, one a line: `key|Name|codes…|alias; alias`. Shape of each file in its first comment. */
import fs from 'node:fs'

const KINDS = {
  d: { file: 'diagnoses', type: 'diagnosis', systems: ['ICD-10-CM'] },
  m: { file: 'medications', type: 'medication', systems: ['ATC', 'RxNorm'] },
  a: { file: 'allergens', type: 'allergy', systems: [] },
  p: { file: 'procedures', type: 'procedure', systems: ['ICD-10-PCS'] },
  l: { file: 'analytes', type: 'lab', systems: ['LOINC'] },
  i: { file: 'imaging', type: 'imaging', systems: [] },
}
const items = (s) =>
  s
    .split(';')
    .map((x) => x.trim())
    .filter(Boolean)

export function loadVocabulary() {
  const concepts = new Map()
  for (const [kind, { file }] of Object.entries(KINDS)) addFile(concepts, file, (line) => `${kind}.${line}`)
  const common = new Set(Object.values(KINDS).map(({ file }) => file))
  // Those of single sets, which name the kind of each line.
  for (const file of namesIn('../vocabulary/')) if (!common.has(file)) addFile(concepts, file, (line) => line)
  return concepts
}

const namesIn = (folder) =>
  fs
    .readdirSync(new URL(folder, import.meta.url))
    .sort()
    .map((file) => file.replace(/\.txt$/, ''))

function addFile(concepts, file, withKind) {
  const text = fs.readFileSync(new URL(`../vocabulary/${file}.txt`, import.meta.url), 'utf8')
  for (const line of text.split('\n')) {
    if (!line.trim() || line.startsWith('#')) continue
    const [id, name, ...fields] = withKind(line).split('|')
    const kind = KINDS[id[0]]
    if (!kind || id[1] !== '.' || fields.length !== 1 + kind.systems.length)
      throw new Error(`${file}.txt: wrong field count: ${line}`)
    if (concepts.has(id)) throw new Error(`${file}.txt: ${id} twice`)
    const codes = {}
    kind.systems.forEach((system, i) => {
      const list = items(fields[i])
      if (list.length) codes[system] = list
    })
    concepts.set(id, { type: kind.type, name, codes, aliases: items(fields.at(-1)) })
  }
}
