import { RemixBrowser } from '@remix-run/react'
import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { parseLocale } from '#core/i18n/locale'
import { loadMessages } from './messages'

export async function hydratePage(): Promise<void> {
  await loadMessages(parseLocale(document.documentElement.lang))
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <RemixBrowser />
      </StrictMode>,
    )
  })
}
