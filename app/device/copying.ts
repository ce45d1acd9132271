import { ownerHeader, partsBeside } from '#core/device/copy'
import { isKeptScreen, isWhole, ownerOfPicture, partsOf, wholeHeader } from '#core/device/kept'
import { isOld, otherwiseKept } from '#core/device/room'
import { hasCopy, isKept } from './copies'
import { forgetCopies } from './forget'
import { entriesOf, keepInCopy, keepPart, lookUp, nameOfCopy } from './keeping'
import { linedPage } from './lined-page'

/** A page says whose record it shows: before it is seen, no other person's copy is there. */
export async function heedOwner({ headers }: Response): Promise<void> {
  const owner = headers.get(ownerHeader)
  if (owner !== null) await forgetCopies(owner)
}

/** Keeps a page, and what it is shown with, where its owner wants that. */
export async function keepPage(key: string, answer: Response): Promise<void> {
  const owner = answer.headers.get(ownerHeader)
  const wanted = owner !== null && isKeptScreen(pathOf(key)) && isWhole(seen(answer), 'text/html')
  if (!wanted || !(await isKept(owner))) return answer.body?.cancel()
  const html = await answer.clone().text()
  await keepInCopy(owner, key, answer)
  for (const part of partsOf(html)) await keepPart(part)
}

/** A screen was opened by its data alone: the whole page is fetched behind it. */
export async function keepPageBehind(page: string): Promise<void> {
  const copy = await nameOfCopy()
  if (copy === null || !isKeptScreen(pathOf(page))) return
  const entry = (await entriesOf(copy)).find(({ key }) => key === page)
  if (!isOld(entry, Date.now())) return
  await keepWhole(page)
}

/** Keeps a page with all that it folds. */
export async function keepWhole(page: string): Promise<void> {
  if (!(await hasCopy())) return
  const answer = await fetch(page, { headers: { accept: 'text/html', [wholeHeader]: '1' } })
  await heedOwner(answer)
  await keepPage(page, answer)
}

export async function keepPicture(path: string, answer: Response): Promise<void> {
  const owner = ownerOfPicture(path)
  if (owner === null || !isWhole(seen(answer), 'image/') || !(await isKept(owner)))
    return answer.body?.cancel()
  // By its path alone: what signs it runs out, and is good for nothing here.
  await keepInCopy(owner, path, answer)
}

/** Without a network: the page as it was kept, with a line that says so; else as it was kept with another search. */
export async function keptPage(path: string, search: string): Promise<Response | null> {
  const copy = await nameOfCopy()
  if (copy === null || !isKeptScreen(path)) return null
  const page = await lookUp(copy, path + search)
  if (page) return linedPage(page)
  for (const other of otherwiseKept(await entriesOf(copy), path + search))
    if (await lookUp(copy, other)) return Response.redirect(other, 302)
  return null
}

/** Without a network: a kept picture, script or style. */
export async function keptPiece(path: string): Promise<Response | undefined> {
  const copy = await nameOfCopy()
  if (copy === null) return undefined
  return (await lookUp(copy, path)) ?? lookUp(partsBeside(copy), path)
}

const pathOf = (key: string): string => key.split('?')[0] ?? key

const seen = ({ status, redirected, headers }: Response) => ({
  status,
  redirected,
  type: headers.get('content-type'),
})
