import { renderToString } from 'react-dom/server'
import { beforeAll, expect, test } from 'vitest'
import { translator } from '#core/i18n/languages'
import { locales } from '#core/i18n/locale'
import { loadMessages } from '../../messages'
import { SpeechProvider } from '../i18n'
import { BrokenPage } from './broken-page'

beforeAll(() => Promise.all(locales.map(loadMessages)))

const draw = (message: string, locale: 'en' | 'he' = 'en') =>
  renderToString(
    <SpeechProvider locale={locale} timeZone="UTC">
      <BrokenPage message={message} />
    </SpeechProvider>,
  ).replaceAll('&#x27;', "'")

test('what broke is said under the words that are specified, with its possible causes and a way on', () => {
  const page = draw('The lamp went out')
  for (const said of [
    'Application Error</h1>',
    'The application encountered an error. This is likely due to missing environment configuration.',
    'The lamp went out',
    'Cloud environment variables not loaded',
    'Preview environment needs to restart',
    'Temporary infrastructure issue',
  ])
    expect(page).toContain(said)
  expect(page).toMatch(/<button[^>]*class="[^"]*w-full[^"]*"[^>]*>Reload Application<\/button>/)
  expect(page).not.toContain('Unknown error')
})

test('where nothing is known of it, it is an unknown error', () => {
  expect(draw('')).toContain('Unknown error')
})

test('in Hebrew it speaks Hebrew, and what broke is not turned around', () => {
  const page = draw('500 Internal', 'he')
  const t = translator('he')
  for (const key of ['crash.title', 'crash.text', 'crash.cause1', 'crash.reload'] as const)
    expect(page).toContain(t(key))
  expect(page).toContain('<bdi>500 Internal</bdi>')
})
