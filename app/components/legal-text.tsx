import type { LegalDocument } from '#core/i18n/legal/document'

/** A page of plain words. */
export function LegalText({ document }: { readonly document: LegalDocument }) {
  return (
    <article className="measure mx-auto">
      <h1 className="text-2xl">{document.title}</h1>
      <p className="mt-3 text-muted">{document.intro}</p>
      <LegalSections document={document} headingClass="mt-8 text-lg" />
    </article>
  )
}

interface LegalSectionsProps {
  readonly document: Pick<LegalDocument, 'sections'>
  readonly headingClass: string
}

export function LegalSections({ document, headingClass }: LegalSectionsProps) {
  return document.sections.map(({ heading, paragraphs }) => (
    <section key={heading}>
      <h2 className={headingClass}>{heading}</h2>
      {paragraphs.map((paragraph) => (
        <p key={paragraph} className="mt-2">
          {paragraph}
        </p>
      ))}
    </section>
  ))
}
