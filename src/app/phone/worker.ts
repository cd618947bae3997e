import { answerOffline } from './answerOffline.ts'

declare const self: ServiceWorkerGlobalScope
/** What the build has made for the app: its page and its files, and a name that changes with them. */
declare const __SHELL__: { readonly name: string; readonly files: readonly string[] }

const prefix = 'lintel-field-'
const cacheName = `${prefix}${__SHELL__.name}`
const page = '/field/'

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
self.addEventListener('fetch', event => {
  const answer = answerOffline(event.request, { origin: self.location.origin, page, files: __SHELL__.files })
  if (answer === null) return
  event.respondWith(caches.open(cacheName).then(async cache => (await cache.match(answer)) ?? fetch(event.request)))
})
