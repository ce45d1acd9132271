import { z } from 'zod'
import { findingShape } from '../../../core/findings/finding'
import { fileContextShape } from '../../../core/records/context'
import { trendRowShape } from '../../../core/records/lists'
import { documentsWith, findingsOf, reportsWith } from '../findings'
import { limitOf, offset } from './arguments'
import { ownCall } from './row'

const pages = (most: number) =>
  z.object({ p_limit: limitOf(most), p_offset: offset }).default({ p_limit: most, p_offset: 0 })
const ofFile = z.object({ p_file_id: z.uuid('p_file_id is the id of a file.') })

export const findings = [
  ownCall({
    method: 'post',
    path: '/rpc/lab_files_with_full_context_v1',
    summary: 'Documents with results, newest first, with what else they say',
    body: pages(500),
    answers: { 200: z.array(fileContextShape) },
    foreign: null,
    run: ({ record, body }) => documentsWith(record, 'lab', body),
  }),

  ownCall({
    method: 'post',
    path: '/rpc/imaging_files_with_full_context_v1',
    summary: 'Documents with imaging, newest first, with what else they say',
    body: pages(500),
    answers: { 200: z.array(fileContextShape) },
    foreign: null,
    run: ({ record, body }) => documentsWith(record, 'imaging', body),
  }),

  ownCall({
    method: 'post',
    path: '/rpc/lab_findings_with_diagnoses_v1',
    summary: 'The results of a document, each with its judgement and the diagnosis that it is followed for',
    body: ofFile,
    answers: { 200: z.array(findingShape) },
    foreign: ({ fileId }) => ({ body: { p_file_id: fileId } }),
    run: ({ record, body }) => findingsOf(record, 'lab', body.p_file_id),
  }),

  ownCall({
    method: 'post',
    path: '/rpc/imaging_findings_with_diagnoses_v1',
    summary: 'The studies of a document, each with the diagnosis that it is made for',
    body: ofFile,
    answers: { 200: z.array(findingShape) },
    foreign: ({ fileId }) => ({ body: { p_file_id: fileId } }),
    run: ({ record, body }) => findingsOf(record, 'imaging', body.p_file_id),
  }),

  ownCall({
    method: 'post',
    path: '/rpc/reports_files_with_context_v1',
    summary: 'Letters and summaries, newest first, with what they say',
    body: pages(1000),
    answers: { 200: z.array(fileContextShape) },
    foreign: null,
    run: ({ record, body }) => reportsWith(record, body),
  }),

  ownCall({
    method: 'post',
    path: '/rpc/lab_trend',
    summary: 'The last results of a test that have a value, newest first',
    body: z.object({
      p_canonical_key: z.string('p_canonical_key names a test: lab:hemoglobin-a1c.').min(1).max(200),
      p_limit: z.int().min(1).max(500).default(6),
    }),
    answers: { 200: z.array(trendRowShape) },
    foreign: null,
    async run({ record, body: { p_canonical_key: key, p_limit: limit } }) {
      if (!key.startsWith('lab:')) return []
      const results = await record.mentions.results(key, limit)
      return results.flatMap(({ entity, date }) => {
        const { id, file_id, value, unit, ref_low, ref_high } = entity
        return value === null ? [] : [{ entity_id: id, file_id, value, unit, date, ref_low, ref_high }]
      })
    },
  }),
]
