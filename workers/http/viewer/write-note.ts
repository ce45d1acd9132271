import { z } from 'zod'
import { html } from 'hono/html'
import { translator } from '../../../core/i18n/languages'
import type { Locale } from '../../../core/i18n/locale'
import { noteLimits } from '../../../core/records/share-choices'
import { shardOfSlug } from '../../../core/share/slug'
import { linkIdOf } from '../../actions/share'
import { takeBody } from '../body'
import type { Asked } from './asked'
import type { Html } from './fact-row'
import { isNotePass } from './links'
import { noteForm } from './note-form'
import { document } from './page'
import { doorOf } from './view'

const noteShape = z.object({
  author: z.string().trim().min(1).max(noteLimits.author),
  body: z.string().trim().min(1).max(noteLimits.body),
})

/** Takes a note in. What is not kept is given back, so that nothing typed is lost. Null: there is nothing here. */
export async function writeNote(asked: Asked): Promise<Response | null> {
  const { request, context, url, slug, locale } = asked
  const site = request.headers.get('sec-fetch-site')
  if (site !== null && site !== 'same-origin' && site !== 'none') return null
  const pass = url.searchParams.get('n')
  const door = doorOf(context, slug)
  if (!door || !(await isNotePass(context, linkIdOf(slug), pass, Date.now() / 1000))) return null
  const taken = await takeBody(request)
  const form = taken?.ok ? new URLSearchParams(new TextDecoder().decode(taken.bytes)) : new URLSearchParams()
  // A browser counts a line's end as one letter, and sends two.
  const draft = { author: form.get('author') ?? '', body: (form.get('body') ?? '').replaceAll('\r\n', '\n') }
  const t = translator(locale)
  const note = noteShape.safeParse(draft)
  if (!note.success)
    return answered(
      400,
      locale,
      html`<p role="alert">${t('viewer.writeInvalid')}</p>
        ${noteForm(t, locale, { slug, pass: pass ?? '' }, draft)}`,
    )
  const kept = await door.writeNote(slug, note.data)
  if (!kept)
    return answered(
      409,
      locale,
      html`<p role="alert">${t('viewer.writeRefused')}</p>
        ${noteForm(t, locale, { slug, pass: pass ?? '' }, draft)}`,
    )
  context.later(context.announce({ userId: kept.userId, shard: shardOfSlug(slug) ?? 0 }))
  return answered(200, locale, html`<p role="status">${t('viewer.writeSent')}</p>`)
}

async function answered(status: number, locale: Locale, body: Html): Promise<Response> {
  const title = translator(locale)('viewer.writeTitle')
  const page = await document(
    locale,
    title,
    html`<main class="card">
      <h1>${title}</h1>
      ${body}
    </main>`,
  )
  return new Response(page, { status, headers: { 'Content-Type': 'text/html; charset=utf-8' } })
}
