import { directionOf } from '../../../core/i18n/locale'
import { translator } from '../../../core/i18n/languages'
import type { Snapshot } from '../../../core/records/share'
import { handoutOf } from '../../../core/share/handout'
import type { Sheet } from '../../adapters/pdf/sheet'

/** A share as a sheet to print, in the language of its owner. */
export function sheetOf(snapshot: Snapshot): Sheet {
  const { locale } = snapshot
  const t = translator(locale)
  const { head, sections } = handoutOf(snapshot, locale)
  const title = t('viewer.viewerTitle')
  return {
    title,
    madeAt: snapshot.made_at,
    language: locale,
    direction: directionOf(locale),
    unprinted: t('viewer.unprinted'),
    paragraphs: [
      { kind: 'title', text: title },
      { kind: 'name', text: head[0] },
      { kind: 'small', text: head[1] },
      { kind: 'small', text: t('viewer.disclaimer') },
      ...sections.flatMap(({ title: heading, lines }) => [
        { kind: 'heading' as const, text: heading },
        ...lines.map((text) => ({ kind: 'item' as const, text })),
      ]),
      { kind: 'small', text: t('viewer.printedFrom') },
    ],
  }
}
