/** JSON of FHIR: `undefined` is left out. */
export type Json = string | number | boolean | readonly Json[] | { readonly [key: string]: Json | undefined }
export interface Resource {
  readonly resourceType: string
  readonly id: string
  readonly [key: string]: Json | undefined
}

/** No text of a record holds it. */
const mark = '\u0001'

/** A number to the digit as it was printed: FHIR R4 (2.24.0.1) has "5.90" be more precise than "5.9", JSON's numbers do not. */
export const decimal = (printed: string): string => `${mark}${printed}`
export const isDecimal = (text: string): boolean => /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/.test(text)

export function writeJson(resource: Resource): string {
  return JSON.stringify(resource).replace(/"\\u0001(-?\d+(?:\.\d+)?)"/g, '$1')
}

export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}

/** The narrative that FHIR asks of what people read (XHTML, no markup but a list). */
export function narrative(lines: readonly string[]): Json {
  const items = lines.map((line) => `<li>${escapeHtml(line)}</li>`).join('')
  const body = items === '' ? '<p>Nothing is recorded.</p>' : `<ul>${items}</ul>`
  return { status: 'generated', div: `<div xmlns="http://www.w3.org/1999/xhtml">${body}</div>` }
}
