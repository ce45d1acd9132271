import { z } from 'zod'
import { consentRowShape, consentShape, eventShape, patientNameShape } from '../../../core/calls/shapes'
import { fileShape } from '../../../core/records/file'
import { entityTypes } from '../../../core/records/kinds'
import { profileShape } from '../../../core/records/profile'
import { profileFormShape } from '../../../core/records/profile-form'
import { registryShape } from '../../../core/records/registry'
import { toFileRecord } from '../../db/records/files'
import { notFound } from '../refusal'
import { Reply } from '../reply'
import { afterShape, pageReply } from './paging'
import { ownCall } from './row'

/** Reads and writes on rows of one's own. */
export const rest = [
  ownCall({
    method: 'get',
    path: '/rest/profiles',
    summary: 'One’s own profile',
    answers: { 200: z.array(profileShape) },
    foreign: null,
    async run({ record }) {
      const profile = await record.profile.read()
      return profile ? [profile] : []
    },
  }),

  ownCall({
    method: 'patch',
    path: '/rest/profiles/{id}',
    summary: 'Change one’s own profile: what is named, the rest stays. The id is the person’s',
    body: profileFormShape,
    answers: { 200: profileShape },
    foreign: ({ fileId }) => ({ params: { id: fileId }, body: {} }),
    async run({ record, params, body }) {
      const saved = params.id === record.owner.userId ? await record.profile.save(body) : null
      return saved ?? notFound()
    },
  }),

  ownCall({
    method: 'get',
    path: '/rest/consents',
    summary: 'The newest consent',
    answers: { 200: z.array(consentRowShape) },
    foreign: null,
    async run({ record }) {
      const consent = await record.profile.latestConsent()
      return consent ? [consent] : []
    },
  }),

  ownCall({
    method: 'post',
    path: '/rest/consents',
    summary: 'Accept the consent text',
    body: consentShape,
    answers: { 201: consentShape },
    invalid: { message: 'The consent could not be recorded. Please try again.' },
    foreign: null,
    async run({ record, body }) {
      const { version, locale, text_hash: textHash } = body
      await record.profile.acceptConsent({ version, locale, textHash })
      return body
    },
  }),

  ownCall({
    method: 'get',
    path: '/rest/patient_names',
    summary:
      'Names of patients of which the person said whether they are theirs, the latest first, 200 at most',
    answers: { 200: z.array(patientNameShape) },
    foreign: null,
    run: ({ record }) => record.patientNames.all(),
  }),

  ownCall({
    method: 'post',
    path: '/rest/patient_names',
    summary:
      'Say of a patient’s name whether it is one’s own; the last word holds. Others’ pages leave the record',
    body: patientNameShape,
    answers: { 201: patientNameShape },
    invalid: { message: 'The answer names a patient, and says whether that is you.' },
    foreign: null,
    async run({ record, body }) {
      await record.patientNames.say(body)
      return body
    },
  }),

  ownCall({
    method: 'post',
    path: '/rest/events_analytics',
    summary: 'Count an event',
    body: eventShape,
    answers: { 201: null },
    invalid: { message: 'This event is not one that is counted.' },
    foreign: null,
    async run({ record, body }) {
      await record.profile.record(body.event_name, body.metadata)
      return new Reply(201, null)
    },
  }),

  ownCall({
    method: 'get',
    path: '/rest/search',
    summary: 'One’s own record by words: names, wordings, values, codes, places, in both languages',
    query: z.object({ q: z.string('q is what is searched for.').max(200, 'q has at most 200 characters.') }),
    answers: { 200: z.object({ items: z.array(registryShape), files: z.array(fileShape) }) },
    foreign: null,
    async run({ record, query: { q } }) {
      const { items, files } = await record.search.all(q)
      return { items: [...items], files: files.map(toFileRecord) }
    },
  }),

  ownCall({
    method: 'get',
    path: '/rest/registry',
    summary: 'The curated list of one type',
    query: z.object({
      type: z.enum(entityTypes, `type is one of ${entityTypes.join(', ')}.`),
      limit: z.coerce.number().int().min(1).max(500).default(100),
      after: afterShape,
    }),
    answers: { 200: z.array(registryShape) },
    foreign: null,
    run: async ({ record, query: { type, limit, after } }) =>
      pageReply(await record.registry.ofType(type, { limit, after })),
  }),
]
