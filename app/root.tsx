import type { LinksFunction, LoaderFunctionArgs } from '@remix-run/cloudflare'
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useRouteError,
  useRouteLoaderData,
  type ShouldRevalidateFunction,
} from '@remix-run/react'
import latin from '@fontsource/ibm-plex-sans/files/ibm-plex-sans-latin-400-normal.woff2?url'
import type { ReactNode } from 'react'
import { directionOf } from '#core/i18n/locale'
import { translator } from '#core/i18n/translate'
import { SpeechProvider } from './components/i18n'
import { BrokenPage } from './components/shell/broken-page'
import { Frame } from './components/shell/frame'
import { MissingPage } from './components/shell/missing-page'
import { Toaster } from './components/ui/toast'
import icon from './icon.svg?url&no-inline'
import { readPreferences } from './preferences'
import { useOfflinePage } from './offline-page'
import { AuthProvider } from './session/auth-provider'
import { useTimeZone } from './time-zone'
import styles from './styles/app.css?url'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { session, record, nonce } = context
  return {
    nonce,
    user: session && { id: session.userId, email: session.email },
    ...(await readPreferences(request, record)),
  }
}

/** Who asks and in which language changes by a form or with a new document, not by what the hub announces. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ formAction }) => formAction !== undefined

export const links: LinksFunction = () => [
  { rel: 'stylesheet', href: styles },
  { rel: 'preload', href: latin, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
  { rel: 'icon', href: icon, type: 'image/svg+xml' },
  { rel: 'manifest', href: '/manifest.webmanifest' },
  { rel: 'apple-touch-icon', href: '/icon-192.png' },
]

export const meta = () => [{ title: 'Chartlight' }]

export function Layout({ children }: { children: ReactNode }) {
  const data = useRouteLoaderData<typeof loader>('root')
  const locale = data?.locale ?? 'en'
  const direction = directionOf(locale)
  const timeZone = useTimeZone(data?.timeZone ?? 'UTC')
  const t = translator(locale)
  const signed = data ? { nonce: data.nonce } : {}
  return (
    <html lang={locale} dir={direction} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="color-scheme" content="light dark" />
        <Meta />
        <Links />
      </head>
      <body>
        <SpeechProvider locale={locale} timeZone={timeZone}>
          <Toaster label={t('shell.notifications')} closeLabel={t('shell.close')} direction={direction}>
            <AuthProvider user={data?.user ?? null}>
              <Frame>{children}</Frame>
            </AuthProvider>
          </Toaster>
        </SpeechProvider>
        <ScrollRestoration {...signed} />
        <Scripts {...signed} />
      </body>
    </html>
  )
}

export default function App() {
  useOfflinePage()
  return <Outlet />
}

export function ErrorBoundary() {
  const error = useRouteError()
  const data = useRouteLoaderData<typeof loader>('root')
  if (isRouteErrorResponse(error) && error.status === 404)
    return <MissingPage home={data?.user ? '/home' : '/'} />
  return <BrokenPage message={messageOf(error)} />
}

function messageOf(error: unknown): string {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`.trim()
  return error instanceof Error ? error.message : ''
}
