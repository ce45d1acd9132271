import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { loadMessages } from '../messages'
import { keepOfflinePage } from '../offline-page'
import { tellTimeZone } from '../time-zone'
import { useEarly } from '../early'
import { ContentOf, type Content } from './content'
import type { IslandFacts } from './island'
import { Surroundings } from './surroundings'

/** Brings a still page's form to life. */
export async function wake(island: HTMLElement): Promise<void> {
  const { content, locale, timeZone } = JSON.parse(island.dataset.island ?? '') as IslandFacts
  await loadMessages(locale)
  // In slices: a slow phone can answer between them.
  startTransition(() => {
    hydrateRoot(
      island,
      <StrictMode>
        <Surroundings locale={locale} timeZone={timeZone}>
          <Awake content={content} />
        </Surroundings>
      </StrictMode>,
    )
  })
  keepOfflinePage()
  tellTimeZone(timeZone)
}

function Awake({ content }: { readonly content: Content }) {
  useEarly()
  return <ContentOf content={content} />
}
