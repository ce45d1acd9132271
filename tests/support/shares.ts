import { expect } from 'vitest'
import { pageOfText } from '../../core/extraction/testing/page-of-text'
import type { ShareLink } from '../../core/records/share'
import { call } from './api'
import { patient, readAgain, uploadAndRead, type Patient } from './files'

const origin = 'https://chart.test'

export const letter = [
  'DISCHARGE SUMMARY',
  'Date: 2026-03-01',
  'Allergies: Penicillin - rash',
  'Diagnoses:',
  'Hypertension',
  'No evidence of pneumonia',
  'Medications on discharge:',
  'Metformin 850 mg twice daily',
]

/** Somebody with one letter in their record. */
export async function letterOwner(seed: number) {
  const owner = await patient()
  const fileId = await uploadAndRead(owner.browser, seed)
  await readAgain(owner, fileId, pageOfText(letter))
  return { owner, fileId }
}

export async function share(
  by: Patient,
  asked: object = {},
): Promise<{ readonly id: string; readonly slug: string; readonly url: string }> {
  const json = { scope: { type: 'full' }, expires_days: 7, ...asked }
  const answer = await by.browser.fetch('/api/functions/create_share_link', { json })
  expect(answer.status).toBe(200)
  return answer.json()
}

export async function linkOf(by: Patient, id: string): Promise<ShareLink | undefined> {
  const links = await (await by.browser.fetch('/api/rest/share_links')).json<ShareLink[]>()
  return links.find((link) => link.id === id)
}

export const revoke = (by: Patient, id: string) =>
  by.browser.fetch(`/api/rest/share_links/${id}`, {
    method: 'PATCH',
    json: { revoked_at: new Date().toISOString() },
  })

/** Somebody with nothing but an address. */
export const open = (path: string, init: RequestInit = {}) => call(new Request(`${origin}${path}`, init))
export const view = (slug: string, init?: RequestInit) => open(`/viewer/${slug}`, init)
export const viewJson = (slug: string, init?: RequestInit) =>
  open(`/api/functions/view_share_link/${slug}`, init)

/** The addresses on a page that lead to such a part of it. */
export const hrefs = (html: string, part: string): string[] =>
  [...html.matchAll(/(?:href|src)="([^"]+)"/g)]
    .map(([, address = '']) => address.replaceAll('&amp;', '&'))
    .filter((address) => address.includes(`/${part}`))
