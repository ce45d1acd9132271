import { StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { loadMessages } from '../messages'
import { keepOfflinePage } from '../offline-page'
import { tellTimeZone } from '../time-zone'
import { ContentOf } from './content'
import type { IslandFacts } from './island'
import { Surroundings } from './surroundings'

/** Brings a still page's form to life. */
export async function wake(island: HTMLElement): Promise<void> {
  const { content, locale, timeZone } = JSON.parse(island.dataset.island ?? '') as IslandFacts
  await loadMessages(locale)
  hydrateRoot(
    island,
    <StrictMode>
      <Surroundings locale={locale} timeZone={timeZone}>
        <ContentOf content={content} />
      </Surroundings>
    </StrictMode>,
  )
  keepOfflinePage()
  tellTimeZone(timeZone)
}
