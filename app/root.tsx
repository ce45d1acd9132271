import type { LinksFunction, LoaderFunctionArgs } from '@remix-run/cloudflare'
import type { ClientLoaderFunctionArgs } from '@remix-run/react'
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
import hebrew from '@fontsource/ibm-plex-sans-hebrew/files/ibm-plex-sans-hebrew-hebrew-400-normal.woff2?url'
import latin from '@fontsource/ibm-plex-sans/files/ibm-plex-sans-latin-400-normal.woff2?url'
import latinBold from '@fontsource/ibm-plex-sans/files/ibm-plex-sans-latin-600-normal.woff2?url'
import { useContext, type ReactNode } from 'react'
import { directionOf } from '#core/i18n/locale'
import { StartAfterPaint } from './after-paint'
import { SpeechProvider } from './components/i18n'
import { BrokenPage } from './components/shell/broken-page'
import { Frame } from './components/shell/frame'
import { MissingPage } from './components/shell/missing-page'
import icon from './icon.svg?url&no-inline'
import { useEarly } from './early'
import { loadMessages } from './messages'
import { readPreferences } from './preferences'
import { useOfflinePage } from './offline-page'
import { EntryScript, StillProvider, useIsStill } from './public/still'
import { Toasts } from './public/surroundings'
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

/** Another language is fetched before anything is said in it. */
export async function clientLoader({ serverLoader }: ClientLoaderFunctionArgs) {
  const data = await serverLoader<typeof loader>()
  await loadMessages(data.locale)
  return data
}

/** Who asks and in which language changes by a form or with a new document, not by what the hub announces. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ formAction }) => formAction !== undefined

export const links: LinksFunction = () => [
  { rel: 'stylesheet', href: styles },
  // All that a first look is set in, the other language's name among it: each that comes later draws the page anew.
  ...[latin, latinBold, hebrew].map(
    (href) => ({ rel: 'preload', href, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' }) as const,
  ),
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
  useEarly()
  const still = useIsStill(Boolean(data?.user))
  const script = useContext(EntryScript)
  const signed = data ? { nonce: data.nonce } : {}
  return (
    <html lang={locale} dir={direction} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="color-scheme" content="light dark" />
        {/* By which the links that a script adds, to fetch others ahead, are known as ours. */}
        <meta property="csp-nonce" {...signed} />
        <Meta />
        <Links />
      </head>
      <body>
        <SpeechProvider locale={locale} timeZone={timeZone}>
          <Toasts>
            <AuthProvider user={data?.user ?? null}>
              <StillProvider value={still}>
                <Frame>{children}</Frame>
              </StillProvider>
            </AuthProvider>
          </Toasts>
        </SpeechProvider>
        {still ? (
          <script type="module" src={script} {...signed} />
        ) : (
          <>
            <ScrollRestoration {...signed} />
            <Scripts {...signed} />
          </>
        )}
        <StartAfterPaint {...signed} />
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
