import { z } from 'zod'
import {
  scopeShape,
  sharedViewShape,
  shareLinkShape,
  shareNoteShape,
  shareViewShape,
} from '../../../core/records/share'
import { expiryDays, shareParts } from '../../../core/records/share-choices'
import { summaryMarkdown } from '../../../core/summary/markdown'
import { notFound, Refusal } from '../refusal'
import { Reply } from '../reply'
import {
  healthLinkOf,
  makeShare,
  ownPatientSummary,
  renewOwnShare,
  revokeOwnShare,
  toShareLink,
} from '../shares'
import { tryPasscode, viewLink } from '../viewer/view'
import { openCall, ownCall } from './row'

const originOf = (request: Request): string => new URL(request.url).origin
const linkRef = z.object({ link_id: z.uuid('link_id is the id of a share link.') })

export const shares = [
  ownCall({
    method: 'post',
    path: '/functions/create_share_link',
    summary: 'A link to the record as it stands now, for whoever has it',
    body: z.object({
      scope: scopeShape,
      expires_days: z.union(
        expiryDays.map((days) => z.literal(days)),
        'expires_days is one of 1, 7, 30, 90.',
      ),
      label: z.string().trim().min(1).max(80).nullable().default(null),
      passcode: z.string().min(6, 'A passcode has at least 6 characters.').max(128).nullable().default(null),
      view_limit: z.number().int().min(1).max(1000).nullable().default(null),
      parts: z
        .array(z.enum(shareParts))
        .min(1, 'Please choose something to share.')
        .default([...shareParts]),
      includes_pictures: z.boolean().default(false),
      includes_unconfirmed: z.boolean().default(false),
      allows_notes: z.boolean().default(false),
    }),
    answers: {
      200: z.object({ id: z.uuid(), slug: z.string(), url: z.string(), expires_at: z.string() }),
    },
    foreign: null,
    async run({ request, context, record, body }) {
      const made = await makeShare(context, record, {
        wished: {
          scope: body.scope,
          parts: shareParts.filter((part) => body.parts.includes(part)),
          includesPictures: body.includes_pictures,
          includesUnconfirmed: body.includes_unconfirmed,
        },
        label: body.label,
        passcode: body.passcode,
        viewLimit: body.view_limit,
        allowsNotes: body.allows_notes,
        days: body.expires_days,
      })
      const { id, slug, url, expires_at } = toShareLink(made, originOf(request))
      return { id, slug, url, expires_at }
    },
  }),

  ownCall({
    method: 'post',
    path: '/functions/renew_share_link',
    summary: 'The same link, to the record as it stands now',
    body: linkRef,
    answers: { 200: shareLinkShape },
    foreign: ({ shareId }) => ({ body: { link_id: shareId } }),
    async run({ request, context, record, body }) {
      const link = await record.shares.find(body.link_id)
      if (!link) return notFound()
      const renewed = await renewOwnShare(context, record, link)
      return renewed
        ? toShareLink(renewed, originOf(request))
        : new Refusal(409, 'link_changed', 'This link was revoked or renewed meanwhile. Please look again.')
    },
  }),

  ownCall({
    method: 'post',
    path: '/functions/health_link',
    summary: 'The same link for apps that read SMART Health Links: `shlink:/…`',
    body: linkRef,
    answers: { 200: z.object({ health_link: z.string() }) },
    foreign: ({ shareId }) => ({ body: { link_id: shareId } }),
    async run({ request, record, body }) {
      const link = await record.shares.find(body.link_id)
      if (!link) return notFound()
      return { health_link: await healthLinkOf(record, link, originOf(request)) }
    },
  }),

  ownCall({
    method: 'get',
    path: '/rest/share_links',
    summary: 'One’s own links, newest first',
    answers: { 200: z.array(shareLinkShape) },
    foreign: null,
    run: async ({ request, record }) =>
      (await record.shares.list()).map((link) => toShareLink(link, originOf(request))),
  }),

  ownCall({
    method: 'patch',
    path: '/rest/share_links/{id}',
    summary: 'Revoke a link: from the answer on it opens nothing. The time is ours',
    body: z.object({ revoked_at: z.iso.datetime({ offset: true }) }),
    answers: { 200: shareLinkShape },
    foreign: ({ shareId }) => ({
      params: { id: shareId },
      body: { revoked_at: '2026-01-01T00:00:00.000Z' },
    }),
    async run({ request, context, record, params }) {
      const link = await record.shares.find(params.id)
      if (!link) return notFound()
      return toShareLink(await revokeOwnShare(context, record, link), originOf(request))
    },
  }),

  ownCall({
    method: 'get',
    path: '/rest/share_links/{id}/views',
    summary: 'The views of a link, newest first: when, from which country, on what kind of device',
    query: z.object({ limit: z.coerce.number().int().min(1).max(500).default(50) }),
    answers: { 200: z.array(shareViewShape) },
    foreign: ({ shareId }) => ({ params: { id: shareId } }),
    async run({ record, params, query }) {
      if (!(await record.shares.find(params.id))) return notFound()
      const { rows } = await record.shares.views(params.id, { limit: query.limit, after: null })
      return [...rows]
    },
  }),

  ownCall({
    method: 'get',
    path: '/rest/share_notes',
    summary: 'What was written to one from one’s links and is not put aside yet, oldest first',
    answers: { 200: z.array(shareNoteShape) },
    foreign: null,
    run: async ({ record }) => [...(await record.shareNotes.open())],
  }),

  ownCall({
    method: 'patch',
    path: '/rest/share_notes/{id}',
    summary: 'Put a note aside, or have it back',
    body: z.object({ done: z.boolean() }),
    answers: { 204: null },
    foreign: ({ noteId }) => ({ params: { id: noteId }, body: { done: true } }),
    async run({ record, params, body }) {
      return (await record.shareNotes.putAside(params.id, body.done)) ? new Reply(204, null) : notFound()
    },
  }),

  ownCall({
    method: 'get',
    path: '/functions/patient_summary',
    stepUp: true,
    summary: 'One’s own record as an FHIR R4 document (International Patient Summary)',
    answers: { 200: z.record(z.string(), z.unknown()) },
    foreign: null,
    async run({ context, record }) {
      return new Response(await ownPatientSummary(context, record), {
        headers: {
          'Content-Type': 'application/fhir+json; charset=utf-8',
          'Content-Disposition': 'attachment; filename="patient-summary.json"',
        },
      })
    },
  }),

  openCall({
    method: 'get',
    path: '/functions/view_share_link/{slug}',
    summary: 'What a link shows; its passcode, where it has one, goes in the header X-Passcode',
    answers: { 200: sharedViewShape },
    // Whoever has the address may look: it is the secret. Nothing else names a link here.
    foreign: ({ shareId }) => ({ params: { slug: shareId } }),
    async run({ request, context, params: { slug } }) {
      const passcode = request.headers.get('x-passcode')
      const tried = passcode === null ? null : await tryPasscode(context, slug, passcode.slice(0, 128))
      if (tried?.kind === 'wrong') return passcodeAsked(tried.left)
      const viewed = await viewLink(context, request, slug, tried?.kind === 'right')
      if (viewed.kind === 'none') return notFound()
      if (viewed.kind === 'passcode') return passcodeAsked(viewed.attemptsLeft)
      const { snapshot, granted } = viewed
      const { title, sections, citations } = snapshot.spoken[snapshot.locale]
      return {
        snapshot_md: summaryMarkdown(title, sections, citations),
        expires_at: granted.expiresAt,
        citations: citations.map(({ type, text, page }) => ({
          type,
          text,
          ...(page === undefined ? {} : { page }),
        })),
      }
    },
  }),
]

const passcodeAsked = (left: number): Refusal =>
  new Refusal(401, 'passcode_required', `This link asks for its passcode. Tries left: ${left}.`)
