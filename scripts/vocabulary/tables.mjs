// Releases that are tables with titles: the first line says which, and where its code and its name stand.

/**
 * The fields of a line (RFC 4180: a quote within a quoted field is doubled).
 * @param {string} line @param {string} separator
 */
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

/**
 * @typedef {object} Table
 * @property {'LOINC' | 'ATC' | 'NDC'} system
 * @property {string} what
 * @property {readonly string[]} separators
 * @property {RegExp} code its title
 * @property {readonly RegExp[]} names titles of what is joined to the name
 * @property {RegExp} shape of a code
 * @property {{ title: RegExp, value: RegExp }} [retired] a row with this value under this title is left out
 */

/** @type {readonly Table[]} */
const tables = [
  {
    system: 'LOINC',
    what: 'LOINC (Loinc.csv)',
    separators: [',', '\t'],
    code: /^loinc_num$/i,
    names: [/^long_common_name$/i],
    shape: /^\d{1,5}-\d$/,
    retired: { title: /^status$/i, value: /^(?:deprecated|discouraged)$/i },
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
    retired: { title: /^ndc_exclude_flag$/i, value: /^[EU]$/i },
  },
]

/**
 * The release whose titles a file's first line holds; null where it holds none's.
 * @param {string} head
 * @returns {import('./releases.mjs').Release | null}
 */
export function tableOf(head) {
  for (const table of tables)
    for (const separator of table.separators) {
      const titles = fieldsOf(head.replace(/^\uFEFF/, ''), separator)
      const code = titles.findIndex((title) => table.code.test(title))
      const names = table.names
        .map((name) => titles.findIndex((title) => name.test(title)))
        .filter((at) => at >= 0)
      if (code < 0 || names.length === 0 || titles.length < 2) continue
      const { retired } = table
      const status = titles.findIndex((title) => retired?.title.test(title))
      const read = (/** @type {string} */ line) => {
        const fields = fieldsOf(line.replace(/^\uFEFF/, ''), separator)
        const own = fields[code] ?? ''
        if (table.code.test(own)) return null
        if (!table.shape.test(own)) return undefined
        if (retired?.value.test(fields[status] ?? '')) return null
        const name = [...new Set(names.map((at) => fields[at] ?? ''))]
          .filter((part) => part !== '' && part !== 'NA')
          .join(' ')
        return name === '' ? null : { code: own, name }
      }
      return { system: table.system, what: table.what, read }
    }
  return null
}
