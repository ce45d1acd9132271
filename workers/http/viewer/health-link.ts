import { z } from 'zod'
import { shardOfManifest } from '../../../core/share/health-link'
import { linkIdOf } from '../../actions/share'
import { encryptFile, healthLinkSecret } from '../../adapters/health-links'
import type { Context } from '../../context'
import type { ShareDoor } from '../../db/records/share-door'
import { takeBody } from '../body'
import { secureHealthLink } from '../headers'
import { readJson } from '../input'
import { makePass, readPass } from './links'
import { tryPasscode, viewLink } from './view'

/** What an app sends for a manifest (SMART Health Links Framework 1.0, "SHLink Manifest Request"). */
const askedShape = z.object({
  recipient: z.string().trim().min(1).max(200),
  passcode: z.string().max(128).optional(),
  embeddedLengthMax: z.number().int().min(0).optional(),
})

const fhir = 'application/fhir+json'

/**
 * `/shl/{name}`: the manifest of a share link, to be asked for by any app; `/shl/{name}/fhir?t=…`: its file. A manifest
 * is a view like any other: decided by D1, counted, logged.
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
  return request.method === 'GET' && part === 'fhir' ? file({ context, door, slug, url }) : gone()
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
  const content = await fileOf(door, slug, epoch)
  const pass = await makePass(context, linkIdOf(slug), epoch, Date.now() / 1000)
  const whole = content !== null && (longest === undefined || content.length <= longest)
  const where = whole ? { embedded: content } : { location: `${url.origin}${url.pathname}/fhir?t=${pass}` }
  return Response.json({
    status: 'can-change',
    // A document cannot be cut like a page: of a record that has lost a paper none is given until it is renewed.
    files: content === null ? [] : [{ contentType: fhir, ...where }],
  })
}

async function file({ context, door, slug, url }: Asked): Promise<Response> {
  const pass = url.searchParams.get('t')
  const epoch = await readPass(context, linkIdOf(slug), pass, Date.now() / 1000)
  const content = epoch === null ? null : await fileOf(door, slug, epoch)
  return content === null
    ? gone()
    : new Response(content, { headers: { 'Content-Type': 'application/jose' } })
}

/** The encrypted document of a link that is good at this moment. */
async function fileOf(door: ShareDoor, slug: string, epoch: number): Promise<string | null> {
  const [stands, kept] = await Promise.all([door.standing(slug, epoch, null), door.snapshot(slug, epoch)])
  if (!stands || !kept || stands.standing.length < stands.shown) return null
  return encryptFile(await healthLinkSecret(slug, 'key'), kept.fhir, fhir)
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
