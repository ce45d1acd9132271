/**
 * The line format that every vocabulary file shares.
 *
 * A vocabulary file exports one template string. Each line is one concept, its fields separated by `|`,
 * the items within a field by `;`. Blank lines and lines that start with `#` are skipped.
 */
export interface Row {
  /** 1-based line in the file, for messages. */
  readonly line: number
  readonly fields: readonly string[]
}

export function parseRows(source: string, width: number): Row[] {
  return source.split('\n').flatMap((text, index) => {
    if (text.trim() === '' || text.startsWith('#')) return []
    const fields = text.split('|').map((field) => field.trim())
    if (fields.length !== width) {
      throw new Error(`vocabulary line ${index + 1}: ${fields.length} fields, not ${width}: ${text}`)
    }
    return [{ line: index + 1, fields }]
  })
}

/** The items of one field, empty ones left out. */
export function items(field: string | undefined): string[] {
  return (field ?? '')
    .split(';')
    .map((item) => item.trim())
    .filter((item) => item !== '')
}
