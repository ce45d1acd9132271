import type { Locale } from '#core/i18n/locale'
import { useSpeech } from '../components/i18n'
import { ContentOf, type Content } from './content'
import { useStill } from './still'
import { Surroundings } from './surroundings'

/** What a still page tells its script. */
export interface IslandFacts {
  readonly content: Content
  readonly locale: Locale
  readonly timeZone: string
}

/**
 * The part of a public page that its script brings to life: of a still page alone, without the router, so that nothing in
 * it may ask for one (docs/decisions/0011).
 */
export function Island({ content }: { readonly content: Content }) {
  const { locale, timeZone } = useSpeech()
  if (!useStill()) return <ContentOf content={content} />
  const facts: IslandFacts = { content, locale, timeZone }
  return (
    <div data-island={JSON.stringify(facts)}>
      <Surroundings locale={locale} timeZone={timeZone}>
        <ContentOf content={content} />
      </Surroundings>
    </div>
  )
}
