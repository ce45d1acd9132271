// Releases that are tables with titles: the first line says which, and where its code and its name stand.

/** The fields of a line (RFC 4180: a quote within a quoted field is doubled). */
export function fieldsOf(line, separator) {
  const fields = []
  let field = ''
  let quoted = false
  for (let at = 0; at < line.length; at++) {
    const one = line[at]
    if (quoted && one === '"' && line[at + 1] === '"') {
      field += '"'
      at += 1
    } else if (one === '"' && (quoted || field === '')) quoted = !quoted
    else if (one === separator && !quoted) {
      fields.push(field.trim())
      field = ''
    } else field += one
  }
  return [...fields, field.trim()]
}

/** @typedef {{ system: 'LOINC' | 'ATC' | 'NDC', what: string, separators: string[], code: RegExp, names: RegExp[], shape: RegExp, status?: RegExp, past?: RegExp }} Table */

/** @type {readonly Table[]} `names` are joined; a row whose `status` is `past` is retired and left out. */
const tables = [
  {
    system: 'LOINC',
    what: 'LOINC (Loinc.csv)',
    separators: [',', '\t'],
    code: /^loinc_num$/i,
    names: [/^long_common_name$/i],
    shape: /^\d{1,5}-\d$/,
    status: /^status$/i,
    past: /^(?:deprecated|discouraged)$/i,
  },
  {
    system: 'ATC',
    what: 'ATC (codes and names)',
    separators: [',', ';', '\t'],
    code: /^atc[ _]?code$|^atc$/i,
    names: [/^(?:atc[ _]?(?:level[ _]?)?name|name|atc[ _]?label|english name)$/i],
    shape: /^[A-Z](?:\d\d(?:[A-Z](?:[A-Z](?:\d\d)?)?)?)?$/,
  },
  {
    system: 'NDC',
    what: 'NDC directory (product.txt)',
    separators: ['\t'],
    code: /^productndc$/i,
    names: [
      /^proprietaryname$/i,
      /^nonproprietaryname$/i,
      /^active_numerator_strength$/i,
      /^active_ingred_unit$/i,
    ],
    shape: /^\d{4,5}-\d{3,4}$/,
    status: /^ndc_exclude_flag$/i,
    past: /^[EU]$/i,
  },
]

/** The release whose titles a file's first line holds; null where it holds none's. */
export function tableOf(head) {
  for (const table of tables)
    for (const separator of table.separators) {
      const titles = fieldsOf(head.replace(/^\uFEFF/, ''), separator)
      const code = titles.findIndex((title) => table.code.test(title))
      const names = table.names
        .map((name) => titles.findIndex((title) => name.test(title)))
        .filter((at) => at >= 0)
      if (code < 0 || names.length === 0 || titles.length < 2) continue
      const status = table.status ? titles.findIndex((title) => table.status.test(title)) : -1
      const read = (line) => {
        const fields = fieldsOf(line.replace(/^\uFEFF/, ''), separator)
        if (table.code.test(fields[code] ?? '')) return null
        if (!table.shape.test(fields[code] ?? '')) return undefined
        if (status >= 0 && table.past.test(fields[status] ?? '')) return null
        const name = [...new Set(names.map((at) => fields[at] ?? ''))]
          .filter((part) => part !== '' && part !== 'NA')
          .join(' ')
        return name === '' ? null : { code: fields[code], name }
      }
      return { system: table.system, what: table.what, read }
    }
  return null
}
