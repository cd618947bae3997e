/**
 * Keeps the app in the browser by its service worker. A newer one waits until no walk is on the screen: then it takes over, and the page loads
 * anew.
 */
export const keepForOffline = (): void => {
  const { serviceWorker } = navigator
  if (!serviceWorker) return
  const takeOver = (worker: ServiceWorker | null | undefined) => {
    const isWalking = /^\/field\/[0-9a-f-]{36}\/[0-9a-f-]{36}\/[0-9a-f-]{36}/.test(location.pathname)
    if (worker?.state === 'installed' && serviceWorker.controller && !isWalking) worker.postMessage('take over')
  }
  const follow = async () => {
    const registration = await serviceWorker.register(workerAddress(), { scope: '/field/' })
    takeOver(registration.waiting)
    registration.addEventListener('updatefound', () => {
      const { installing } = registration
      installing?.addEventListener('statechange', () => takeOver(installing))
    })
    document.addEventListener('visibilitychange', () => takeOver(registration.waiting))
  }
  let had = serviceWorker.controller !== null
  serviceWorker.addEventListener('controllerchange', () => {
    if (had) location.reload()
    had = true
  })
  follow().catch(() => null) // a browser that keeps no workers still walks with a connection
}

type Policies = { createPolicy(name: string, rules: { createScriptURL(url: string): string }): { createScriptURL(url: string): string } }
/** The page takes addresses of scripts by this policy alone (`phonePage.ts`). */
const workerAddress = (): string => {
  const { trustedTypes } = globalThis as { trustedTypes?: Policies } // not in every browser
  const address = '/field/worker.js'
  return trustedTypes?.createPolicy('lintel-worker', { createScriptURL: () => address }).createScriptURL(address) ?? address
}
