import { z } from 'zod'
import { endedFact, enteredFact, entryRecord } from '../../../core/curation/entered'
import { entryDateShape, entryRecordShape, entryShape } from '../../../core/records/entry'
import { notFound, Refusal } from '../refusal'
import { Reply } from '../reply'
import { ownCall } from './row'

/** A day that has not come is no date of what was: by a clock that may be a day ahead of ours. */
function inFuture(date: string, now: Date): Refusal | null {
  const latest = new Date(now.getTime() + 86_400_000).toISOString()
  if (date <= latest.slice(0, date.length)) return null
  const why = 'This date has not come yet.'
  return new Refusal(400, 'invalid_input', why, { issues: { date: why } })
}

export const entries = [
  ownCall({
    method: 'post',
    path: '/rest/entries',
    summary: 'Enter an item by hand; sent twice with one id it is one',
    body: entryShape.and(z.object({ id: z.uuid('id is a UUID of your making.').optional() })),
    answers: { 201: entryRecordShape },
    foreign: null,
    async run({ record, body: { id = crypto.randomUUID(), ...entry } }) {
      const now = new Date()
      const late = inFuture(entry.date, now)
      if (late) return late
      const added = await record.entries.add(enteredFact(entry, { id, at: now.toISOString() }))
      if (!added) return new Refusal(409, 'id_taken', 'This id is another thing’s.')
      return new Reply(201, entryRecord(added))
    },
  }),

  ownCall({
    method: 'get',
    path: '/rest/entries/{id}',
    summary: 'An item that was entered by hand',
    answers: { 200: entryRecordShape },
    foreign: ({ entryId }) => ({ params: { id: entryId } }),
    async run({ record, params: { id } }) {
      const fact = await record.entries.find(id)
      return fact ? entryRecord(fact) : notFound()
    },
  }),

  ownCall({
    method: 'patch',
    path: '/rest/entries/{id}',
    summary: 'Change what was entered by hand',
    body: entryShape.and(
      z.object({ version: z.uuid('version is what the entry had that the change was begun from.') }),
    ),
    answers: { 200: entryRecordShape },
    foreign: ({ entryId }) => ({
      params: { id: entryId },
      body: {
        type: 'diagnosis',
        text: 'Asthma',
        date: '2020',
        status: 'active',
        version: '00000000-0000-4000-8000-000000000000',
      },
    }),
    async run({ record, params: { id }, body: { version, ...entry } }) {
      const late = inFuture(entry.date, new Date())
      if (late) return late
      const wanted = (at: string) => enteredFact(entry, { id, at })
      const fact = await record.entries.change(id, (before) =>
        entryRecord(before).version === version ? wanted(before.createdAt) : null,
      )
      if (!fact) return notFound()
      const current = entryRecord(fact)
      // What was sent twice, as after an answer that was lost, stands already.
      if (current.version === entryRecord(wanted(fact.createdAt)).version) return current
      return new Refusal(409, 'changed_meanwhile', 'This was changed meanwhile, perhaps in another tab.', {
        current,
      })
    },
  }),

  ownCall({
    method: 'delete',
    path: '/rest/entries/{id}',
    summary: 'Take away what was entered by hand',
    answers: { 204: null },
    foreign: ({ entryId }) => ({ params: { id: entryId } }),
    async run({ record, params: { id } }) {
      return (await record.entries.remove(id)) ? new Reply(204, null) : notFound()
    },
  }),

  ownCall({
    method: 'post',
    path: '/functions/end_item',
    summary: 'Say that an item of a list ended: a drug was stopped, a condition is over',
    body: z.object({
      item_id: z.uuid('item_id is the id of an item of a list.'),
      date: entryDateShape,
    }),
    answers: { 201: entryRecordShape },
    foreign: ({ registryId }) => ({ body: { item_id: registryId, date: '2020-01-01' } }),
    async run({ record, body: { item_id: itemId, date } }) {
      const now = new Date()
      const item = await record.registry.find(itemId)
      if (!item) return notFound()
      const late = inFuture(date, now)
      if (late) return late
      const fact = endedFact(item, date, { id: crypto.randomUUID(), at: now.toISOString() })
      if (!fact)
        return new Refusal(
          422,
          'does_not_end',
          'Results, studies and procedures happen once: they do not end.',
        )
      // What a later page says of it stands: that page has to be put right first.
      const ended = await record.entries.end(fact)
      if ('newer' in ended) {
        const why = `Your record has it in a document of ${ended.newer}, which is later. Enter a day from then on.`
        return new Refusal(422, 'written_later', why, { issues: { date: why } })
      }
      return new Reply(201, entryRecord(ended))
    },
  }),
]
