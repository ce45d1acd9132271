import { parse, serialize } from 'hono/utils/cookie'
import { acceptedLocale, parseLocale, type Locale } from '../../../core/i18n/locale'
import { withoutDeleted } from '../../../core/share/snapshot'
import { snapshotShape } from '../../../core/records/share'
import { linkIdOf } from '../../actions/share'
import type { Context } from '../../context'
import { takeBody } from '../body'
import { secureViewer } from '../headers'
import { linksOf, makeNotePass, makePass, readPass } from './links'
import { deniedPage, passcodePage } from './other-pages'
import { viewerPage } from './page'
import type { Asked } from './asked'
import { answerPart } from './parts'
import { writeNote } from './write-note'
import { doorOf, tryPasscode, viewLink } from './view'

const passcodeCookie = 'share_pass'
const passcodeSeconds = 3600
const page = 'text/html; charset=utf-8'

/** `/viewer/{slug}` and what belongs to it, for anybody who was given the link. */
export async function answerViewer(request: Request, context: Context): Promise<Response> {
  const url = new URL(request.url)
  const [slug = '', part = '', id = '', ...rest] = pathParts(url)
  const locale = localeOf(request, url)
  const answer = rest.length > 0 ? null : await answered({ request, context, url, slug, part, id, locale })
  return secureViewer(answer ?? (await denied(locale)))
}

/** Null: there is nothing here, for whatever reason. */
async function answered(asked: Asked): Promise<Response | null> {
  const { request, part } = asked
  if (request.method === 'POST' && part === '') return openByPasscode(asked)
  if (request.method === 'POST' && part === 'write') return writeNote(asked)
  // A view is a page that is sent: what asks for less gets nothing.
  if (request.method !== 'GET') return null
  return part === '' ? view(asked) : answerPart(asked)
}

async function view(asked: Asked): Promise<Response | null> {
  const { request, context, url, slug, locale } = asked
  const again = await seenAlready(asked)
  if (again) return again
  const viewed = await viewLink(context, request, slug, await hasPassed(asked))
  if (viewed.kind === 'none') return null
  if (viewed.kind === 'passcode')
    return new Response(await passcodePage(locale, slug, viewed.attemptsLeft > 0 ? null : 0), {
      status: 401,
      headers: { 'Content-Type': page },
    })
  const { granted, snapshot } = viewed
  const now = new Date()
  const pass = await makePass(context, granted.linkId, granted.epoch, now.getTime() / 1000)
  const shown =
    url.searchParams.has('lang') || request.headers.has('accept-language') ? locale : snapshot.locale
  const links = linksOf(slug, pass, shown)
  const body = await viewerPage({
    snapshot,
    expiresAt: granted.expiresAt,
    links,
    locale: shown,
    now: now.toISOString(),
    write: granted.allowsNotes ? await writeOf(asked, now) : null,
  })
  return new Response(body, { headers: { 'Content-Type': page } })
}

const writeOf = async ({ context, slug }: Asked, now: Date) => ({
  slug,
  pass: await makeNotePass(context, linkIdOf(slug), now.getTime() / 1000),
})

/** The page of a view that was counted, once more: in the other language. */
async function seenAlready(asked: Asked): Promise<Response | null> {
  const { context, url, slug, locale } = asked
  const pass = url.searchParams.get('t')
  if (pass === null) return null
  const now = new Date()
  const epoch = await readPass(context, linkIdOf(slug), pass, now.getTime() / 1000)
  const door = epoch === null ? null : doorOf(context, slug)
  if (epoch === null || !door) return null
  const [stands, kept] = await Promise.all([door.standing(slug, epoch, null), door.snapshot(slug, epoch)])
  if (!stands || !kept) return null
  const snapshot = withoutDeleted(snapshotShape.parse(JSON.parse(kept.body)), new Set(stands.standing))
  const links = linksOf(slug, pass, locale)
  const body = await viewerPage({
    snapshot,
    expiresAt: stands.expiresAt,
    links,
    locale,
    now: now.toISOString(),
    write: stands.allowsNotes ? await writeOf(asked, now) : null,
  })
  return new Response(body, { headers: { 'Content-Type': page } })
}

async function openByPasscode({ request, context, url, slug, locale }: Asked): Promise<Response | null> {
  // The page tells nobody where it is, so browsers write no Origin that says more than "null"; this they always write.
  const site = request.headers.get('sec-fetch-site')
  if (site !== null && site !== 'same-origin' && site !== 'none') return null
  const taken = await takeBody(request)
  const form = taken?.ok ? new URLSearchParams(new TextDecoder().decode(taken.bytes)) : new URLSearchParams()
  const tried = await tryPasscode(context, slug, (form.get('passcode') ?? '').slice(0, 128))
  if (tried.kind === 'none') return null
  if (tried.kind === 'wrong')
    return new Response(await passcodePage(locale, slug, tried.left), {
      status: 401,
      headers: { 'Content-Type': page },
    })
  const expires = Math.floor(Date.now() / 1000) + passcodeSeconds
  const value = `${expires}.${await context.links.sign(passedPath(slug), expires)}`
  const cookie = serialize(passcodeCookie, value, {
    path: `/viewer/${slug}`,
    httpOnly: true,
    sameSite: 'Strict',
    secure: url.protocol === 'https:',
    maxAge: passcodeSeconds,
  })
  return new Response(null, {
    status: 303,
    headers: { Location: `/viewer/${slug}?lang=${locale}`, 'Set-Cookie': cookie },
  })
}

const passedPath = (slug: string): string => `share-passcode/${slug}`

/** Whether this browser gave the link's passcode within the hour. */
async function hasPassed({ request, context, slug }: Asked): Promise<boolean> {
  const value = parse(request.headers.get('cookie') ?? '', passcodeCookie)[passcodeCookie]
  const [expires, signature] = (value ?? '').split('.')
  if (!expires || !signature) return false
  return context.links.verify(passedPath(slug), Number(expires), signature, Date.now() / 1000)
}

async function denied(locale: Locale): Promise<Response> {
  return new Response(await deniedPage(locale), { status: 404, headers: { 'Content-Type': page } })
}

/** Names as they were sent; what cannot be decoded names nothing. */
function pathParts({ pathname }: URL): string[] {
  try {
    return pathname.slice('/viewer/'.length).split('/').map(decodeURIComponent)
  } catch {
    return []
  }
}

/** The language that was asked for here, else that of the browser. */
function localeOf(request: Request, { searchParams }: URL): Locale {
  const asked = searchParams.get('lang')
  if (asked !== null) return parseLocale(asked)
  return acceptedLocale(request.headers.get('accept-language')) ?? 'en'
}
