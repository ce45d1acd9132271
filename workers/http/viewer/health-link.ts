import { z } from 'zod'
import { printedSummary } from '../../../core/fhir/printed-summary'
import { snapshotShape } from '../../../core/records/share'
import { shardOfManifest } from '../../../core/share/health-link'
import { withoutDeleted } from '../../../core/share/snapshot'
import { linkIdOf } from '../../actions/share'
import { encryptFile, healthLinkSecret } from '../../adapters/health-links'
import { sheetPdf } from '../../adapters/pdf/sheet'
import type { Context } from '../../context'
import type { ShareDoor } from '../../db/records/share-door'
import { takeBody } from '../body'
import { secureHealthLink } from '../headers'
import { readJson } from '../input'
import { makePass, readPass } from './links'
import { sheetOf } from './sheet'
import { tryPasscode, viewLink } from './view'

/** What an app sends for a manifest (SMART Health Links Framework 1.0, "SHLink Manifest Request"). */
const askedShape = z.object({
  recipient: z.string().trim().min(1).max(200),
  passcode: z.string().max(128).optional(),
  embeddedLengthMax: z.number().int().min(0).optional(),
})

const fhir = 'application/fhir+json'

/** What a link carries: the record as an FHIR document, and as a sheet to print (an FHIR resource with a PDF in it). */
const parts = ['fhir', 'pdf'] as const
type Part = (typeof parts)[number]

/**
 * `/shl/{name}`: the manifest of a share link, to be asked for by any app; `/shl/{name}/{fhir|pdf}?t=…`: its files. A
 * manifest is a view like any other: decided by D1, counted, logged.
 */
export async function answerHealthLink(request: Request, context: Context): Promise<Response> {
  return secureHealthLink(await answered(request, context))
}

async function answered(request: Request, context: Context): Promise<Response> {
  const url = new URL(request.url)
  const [name = '', part = '', ...rest] = url.pathname.slice('/shl/'.length).split('/')
  if (request.method === 'OPTIONS') return preflight()
  const isManifest = request.method === 'POST' && part === ''
  const asked = isManifest ? await readAsked(request) : null
  // Before anything is looked up: of no name is it told whether there was such a link.
  if (isManifest && !asked) return refused(400, 'A manifest is asked for with a recipient, in JSON.')
  const shard = shardOfManifest(name)
  if (shard === null || shard >= context.config.shardCount || rest.length > 0) return gone()
  const door = context.share(shard)
  const slug = await door.slugOf(name)
  if (slug === null) return gone()
  if (asked) return manifest({ request, context, door, slug, url }, asked)
  const own = parts.find((one) => one === part)
  return request.method === 'GET' && own ? file({ context, door, slug, url }, own) : gone()
}

interface Asked {
  readonly context: Context
  readonly door: ShareDoor
  readonly slug: string
  readonly url: URL
}

async function manifest(
  { request, context, door, slug, url }: Asked & { readonly request: Request },
  { passcode, recipient, embeddedLengthMax: longest }: z.infer<typeof askedShape>,
): Promise<Response> {
  const tried = passcode === undefined ? null : await tryPasscode(context, slug, passcode)
  if (tried?.kind === 'wrong') return wrongPasscode(tried.left)
  const viewed = await viewLink(context, request, slug, tried?.kind === 'right', recipient)
  if (viewed.kind === 'passcode') return wrongPasscode(viewed.attemptsLeft)
  if (viewed.kind === 'none') return gone()
  const { epoch } = viewed.granted
  const content = await fileOf({ context, door, slug, url }, epoch, 'fhir')
  const pass = await makePass(context, linkIdOf(slug), epoch, Date.now() / 1000)
  const location = (part: Part) => `${url.origin}${url.pathname}/${part}?t=${pass}`
  const whole = content !== null && (longest === undefined || content.length <= longest)
  const where = whole ? { embedded: content } : { location: location('fhir') }
  return Response.json({
    status: 'can-change',
    files: [
      // A document cannot be cut like a page: of a record that has lost a paper none is given until it is renewed.
      ...(content === null ? [] : [{ contentType: fhir, ...where }]),
      // Set when it is asked for: most apps want the document.
      { contentType: fhir, location: location('pdf') },
    ],
  })
}

async function file({ context, door, slug, url }: Asked, part: Part): Promise<Response> {
  const pass = url.searchParams.get('t')
  const epoch = await readPass(context, linkIdOf(slug), pass, Date.now() / 1000)
  const content = epoch === null ? null : await fileOf({ context, door, slug, url }, epoch, part)
  return content === null
    ? gone()
    : new Response(content, { headers: { 'Content-Type': 'application/jose' } })
}

/** An encrypted file of a link that is good at this moment. */
async function fileOf({ context, door, slug }: Asked, epoch: number, part: Part): Promise<string | null> {
  const [stands, kept] = await Promise.all([door.standing(slug, epoch, null), door.snapshot(slug, epoch)])
  if (!stands || !kept) return null
  const isWhole = stands.standing.length >= stands.shown
  const content =
    part === 'fhir' ? (isWhole ? kept.fhir : null) : await printed(context, kept.body, stands.standing)
  return content === null ? null : encryptFile(await healthLinkSecret(slug, 'key'), content, fhir)
}

/** A snapshot as a printed sheet in its owner's language, without what was deleted since. */
async function printed(context: Context, body: string, standing: readonly string[]): Promise<string> {
  const snapshot = withoutDeleted(snapshotShape.parse(JSON.parse(body)), new Set(standing))
  const sheet = sheetOf(snapshot)
  const pdf = Buffer.from(await sheetPdf(sheet, context.asset)).toString('base64')
  const { person, made_at: at } = snapshot
  return printedSummary({ pdf, at, title: sheet.title, language: sheet.language, subject: person.name })
}

async function readAsked(request: Request): Promise<z.infer<typeof askedShape> | null> {
  const taken = await takeBody(request)
  const json = taken?.ok ? readJson(taken.bytes) : null
  const asked = askedShape.safeParse(json?.ok ? json.value : null)
  return asked.success ? asked.data : null
}

const preflight = (): Response =>
  new Response(null, {
    status: 204,
    headers: {
      'Access-Control-Allow-Methods': 'POST, GET',
      'Access-Control-Allow-Headers': 'content-type',
      'Access-Control-Max-Age': '86400',
    },
  })

const refused = (status: number, error: string): Response => Response.json({ error }, { status })

/** Whatever the reason: nobody learns whether there was such a link. */
const gone = (): Response => refused(404, 'This link may have expired, been revoked, or is invalid.')

const wrongPasscode = (left: number): Response => Response.json({ remainingAttempts: left }, { status: 401 })
