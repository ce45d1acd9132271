import { linkIdOf } from '../../actions/share'
import { snapshotShape } from '../../../core/records/share'
import { withoutDeleted } from '../../../core/share/snapshot'
import type { Asked } from './asked'
import { readPass } from './links'
import { noteText } from './other-pages'
import { doorOf } from './view'

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/**
 * What belongs to a view: a line, a page, a note, a bundle. Each by the pass that the view gave out, and only while the
 * link itself still stands: D1 is asked each time. Null: nothing answers.
 */
export async function answerPart(asked: Asked): Promise<Response | null> {
  const { context, url, slug, part, id, locale } = asked
  const epoch = await readPass(context, linkIdOf(slug), url.searchParams.get('t'), Date.now() / 1000)
  const door = epoch === null ? null : doorOf(context, slug)
  if (epoch === null || !door || (id !== '' && !uuid.test(id))) return null
  const stands = await door.standing(slug, epoch, part === 'strip' ? id : null)
  if (!stands) return null
  const { userId } = stands
  switch (part) {
    case 'strip':
      return picture(stands.fileId === null ? null : await context.objects.strip(userId, stands.fileId, id))
    case 'page': {
      if (!stands.includesPictures || !stands.standing.includes(id)) return null
      const made = await context.objects.smaller(userId, id, 'page')
      const path = made ? null : await door.storagePath(userId, id)
      return picture(made ?? (path === null ? null : await context.objects.picture(path)))
    }
    case 'fhir': {
      const kept = await door.snapshot(slug, epoch)
      // A bundle cannot be cut like a page: of a record that has lost a document, none is given until it is renewed.
      if (!kept || stands.standing.length < stands.shown) return null
      return new Response(kept.fhir, {
        headers: {
          'Content-Type': 'application/fhir+json; charset=utf-8',
          'Content-Disposition': 'attachment; filename="patient-summary.json"',
        },
      })
    }
    case 'note': {
      const kept = await door.snapshot(slug, epoch)
      if (!kept) return null
      const snapshot = withoutDeleted(snapshotShape.parse(JSON.parse(kept.body)), new Set(stands.standing))
      return new Response(noteText(snapshot, locale), {
        headers: { 'Content-Type': 'text/plain; charset=utf-8' },
      })
    }
    default:
      return null
  }
}

function picture(object: R2ObjectBody | null): Response | null {
  if (!object) return null
  return new Response(object.body, {
    headers: {
      'Content-Type': object.httpMetadata?.contentType ?? 'application/octet-stream',
      'Content-Length': String(object.size),
    },
  })
}
