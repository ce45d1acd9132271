import type { Context } from '../../context'

/** How long what a view gives out is good for: long enough to read, and it ends with the link whatever it says. */
const linkSeconds = 1800

/** The addresses of what belongs to a view: each good for a while, for this link, as it stands. */
export interface Links {
  strip(factId: string): string
  page(fileId: string): string
  note(): string
  fhir(): string
  self(locale: 'en' | 'he'): string
}

const pathOf = (linkId: string): string => `share/${linkId}`

/** `epoch.expires.signature`, for one link and one epoch. */
export async function makePass(
  { links }: Pick<Context, 'links'>,
  linkId: string,
  epoch: number,
  nowSeconds: number,
): Promise<string> {
  const expires = Math.floor(nowSeconds) + linkSeconds
  return `${epoch}.${expires}.${await links.sign(`${pathOf(linkId)}/${epoch}`, expires)}`
}

/** The epoch that a pass was given for; null of what we did not give, or no longer. */
export async function readPass(
  { links }: Pick<Context, 'links'>,
  linkId: string,
  pass: string | null,
  nowSeconds: number,
): Promise<number | null> {
  const [epoch, expires, signature] = (pass ?? '').split('.')
  if (!epoch || !expires || !signature) return null
  const good = await links.verify(`${pathOf(linkId)}/${epoch}`, Number(expires), signature, nowSeconds)
  return good ? Number(epoch) : null
}

/** How long somebody may take over a note after they looked: a shift. */
const noteSeconds = 12 * 3600
const notePath = (linkId: string): string => `share-note/${linkId}`

/** `expires.signature`: whoever had a view of the link may write to its owner, and do nothing else by it. */
export async function makeNotePass(
  { links }: Pick<Context, 'links'>,
  linkId: string,
  nowSeconds: number,
): Promise<string> {
  const expires = Math.floor(nowSeconds) + noteSeconds
  return `${expires}.${await links.sign(notePath(linkId), expires)}`
}

export async function isNotePass(
  { links }: Pick<Context, 'links'>,
  linkId: string,
  pass: string | null,
  nowSeconds: number,
): Promise<boolean> {
  const [expires, signature] = (pass ?? '').split('.')
  if (!expires || !signature) return false
  return links.verify(notePath(linkId), Number(expires), signature, nowSeconds)
}

export function linksOf(slug: string, pass: string, locale: 'en' | 'he'): Links {
  const at = (rest: string, more = '') => `/viewer/${slug}${rest}?t=${pass}${more}`
  return {
    strip: (factId) => at(`/strip/${factId}`),
    page: (fileId) => at(`/page/${fileId}`),
    note: () => at('/note', `&lang=${locale}`),
    fhir: () => at('/fhir'),
    self: (other) => at('', `&lang=${other}`),
  }
}
