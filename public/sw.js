// What a phone shows where there is no network: a page that says so. Nothing of a record is kept.
const cacheName = 'chartlight-shell-1'
// As it is answered: what was redirected is refused for a page.
const offlinePage = '/offline'

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(cacheName)
      .then((cache) => cache.addAll([offlinePage, '/icon-192.png']))
      .then(() => self.skipWaiting()),
  )
})

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) =>
        Promise.all(names.filter((name) => name !== cacheName).map((name) => caches.delete(name))),
      )
      .then(() => self.clients.claim()),
  )
})

self.addEventListener('fetch', (event) => {
  if (event.request.mode !== 'navigate') return
  event.respondWith(
    fetch(event.request).catch(async () => (await caches.match(offlinePage)) ?? Response.error()),
  )
})

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
