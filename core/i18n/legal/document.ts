import type { Locale } from '../locale'

/** A text that a person agrees to or looks up; read by the server only, so that no page carries the others. */
export interface LegalDocument {
  readonly title: string
  readonly intro: string
  readonly sections: readonly { readonly heading: string; readonly paragraphs: readonly string[] }[]
}
export type LegalDocuments = Readonly<Record<Locale, LegalDocument>>
