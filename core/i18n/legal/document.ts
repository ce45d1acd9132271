import type { Locale } from '../locale'

/** A text that a person agrees to or looks up; read by the server only, so that no page carries the others. */
export interface LegalDocument {
  readonly title: string
  readonly intro: string
  readonly sections: readonly { readonly heading: string; readonly paragraphs: readonly string[] }[]
}
export type LegalDocuments = Readonly<Record<Locale, LegalDocument>>

/** The words alone, in order: what a hash of the document is taken of. */
export function plainText({ title, intro, sections }: LegalDocument): string {
  return [title, intro, ...sections.flatMap(({ heading, paragraphs }) => [heading, ...paragraphs])].join('\n')
}
