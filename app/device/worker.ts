import { isOfCopies } from '#core/device/copy'
import { isFolding, isPart, ownerOfPicture, pageOfData } from '#core/device/kept'
import { hasCopy } from './copies'
import { heedOwner, keepPage, keepPageBehind, keepPicture, keepWhole, keptPage, keptPiece } from './copying'
import { keepPart } from './keeping'
import type { Asked, WorkerScope } from './scope'

// What a phone shows where there is no network: the copy that its owner turned on, else a page that says so.
declare const self: WorkerScope

const shell = 'chartlight-shell-2'
// As it is answered: what was redirected is refused for a page.
const offlinePage = '/offline'

/** Whether there is anything to keep or to show; until it is known, each is looked for. */
let copying = true
const look = async () => void (copying = await hasCopy())
void look()

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(shell)
      .then((cache) => cache.addAll([offlinePage, '/icon-192.png']))
      .then(() => self.skipWaiting()),
  )
})

self.addEventListener('activate', (event) => {
  const isOurs = (name: string) => name === shell || isOfCopies(name)
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => !isOurs(name)).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  )
})

// A page says that the switch was moved.
self.addEventListener('message', (event) => event.waitUntil(look()))

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname, search } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin) return
  if (request.mode === 'navigate') return event.respondWith(answerPage(event, pathname, search))
  if (!copying) return
  const page = pageOfData(pathname, search)
  if (page !== null) event.respondWith(answerData(event, page))
  else if (isPart(pathname) || ownerOfPicture(pathname) !== null)
    event.respondWith(answerPiece(event, pathname))
})

/** The network first: what is kept is shown where it answers nothing at all. */
async function answerPage(event: Asked, path: string, search: string): Promise<Response> {
  const answer = await fetch(event.request).catch(() => null)
  if (!answer) return (await keptPage(path, search).catch(() => null)) ?? offline()
  await heedOwner(answer)
  behind(event, look())
  const page = path + search
  if (copying) behind(event, isFolding(path) ? keepWhole(page) : keepPage(page, answer.clone()))
  return answer
}

const offline = async () => (await caches.match(offlinePage, { cacheName: shell })) ?? Response.error()

async function answerData(event: Asked, page: string): Promise<Response> {
  // What is fetched ahead of a tap (`no-cors`) was not opened yet.
  const opened = event.request.mode === 'cors'
  const answer = await fetch(event.request).catch(() => null)
  if (!answer) {
    if (opened) behind(event, showKept(event, page))
    return Response.error()
  }
  await heedOwner(answer)
  if (opened) behind(event, keepPageBehind(page))
  return answer
}

/** Data alone are not kept, but their page may be: whoever asked for them goes there. */
async function showKept({ clientId }: Asked, page: string): Promise<void> {
  const [path = '', search] = page.split('?')
  const kept = await keptPage(path, search === undefined ? '' : `?${search}`)
  if (kept) await (await self.clients.get(clientId))?.navigate(page)
}

async function answerPiece(event: Asked, path: string): Promise<Response> {
  const answer = await fetch(event.request).catch(() => null)
  if (!answer) return (await keptPiece(path)) ?? Response.error()
  behind(event, isPart(path) ? keepPart(path) : keepPicture(path, answer.clone()))
  return answer
}

/** What is answered does not wait for what is kept; a device that is full, or lost its network, keeps no more. */
function behind(event: Asked, task: Promise<unknown>): void {
  event.waitUntil(task.catch(() => undefined))
}

// A reminder is due. What it says is read on the page, by whoever is signed in there.
self.addEventListener('push', (event) => {
  const { title, body } = event.data.json()
  event.waitUntil(
    self.registration.showNotification(title, {
      body,
      icon: '/icon-192.png',
      // The next one takes its place.
      tag: 'reminders',
    }),
  )
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(
    self.clients
      .matchAll({ type: 'window' })
      .then((pages) => pages[0]?.focus() ?? self.clients.openWindow('/home')),
  )
})
