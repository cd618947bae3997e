import { answerOffline } from './answerOffline.ts'

declare const self: ServiceWorkerGlobalScope
const [page, list] = ['/field/', '/evacuationList']
/** How long the network may take before the kept list is shown, in ms. */
const patience = 4000
/** What the build has made for the app: its page and its files, and a name that changes with them. */
declare const __SHELL__: { readonly name: string; readonly files: readonly string[] }

// The same worker keeps the rounds and, by a registration of its own, the evacuation list: each has its own cache, so that neither empties the other's.
const isOfList = new URL(self.registration.scope).pathname === list
const prefix = isOfList ? 'lintel-inside-' : 'lintel-field-'
const cacheName = `${prefix}${__SHELL__.name}`

self.addEventListener('install', event => {
  event.waitUntil(
    caches.open(cacheName).then(cache => cache.addAll([page, ...__SHELL__.files].map(one => new Request(one, { cache: 'reload' })))),
  )
})
self.addEventListener('activate', event => {
  const old = async () => {
    const names = await caches.keys()
    await Promise.all(names.filter(name => name.startsWith(prefix) && name !== cacheName).map(name => caches.delete(name)))
    await self.clients.claim()
  }
  event.waitUntil(old())
})
self.addEventListener('message', event => {
  if (event.data === 'take over') void self.skipWaiting()
})
/** The portal's page where the network brings it, else the app's, which shows the list that was kept. */
const answerList = async (request: Request): Promise<Response> => {
  const kept = async () => (await (await caches.open(cacheName)).match(page)) ?? Response.error()
  const late = new Promise<null>(resolve => setTimeout(() => resolve(null), patience))
  const came = await Promise.race([fetch(request).catch(() => null), late])
  return came && came.status < 500 ? came : kept()
}
self.addEventListener('fetch', event => {
  if (event.request.mode === 'navigate' && isOfList) return event.respondWith(answerList(event.request))
  const answer = answerOffline(event.request, { origin: self.location.origin, page, files: __SHELL__.files })
  if (answer === null) return
  event.respondWith(caches.open(cacheName).then(async cache => (await cache.match(answer)) ?? fetch(event.request)))
})
