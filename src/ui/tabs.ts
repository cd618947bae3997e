// Tests outside a browser need no other tabs, and an open channel would keep their process alive.
const channel = typeof document === 'undefined' || typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('lintel-tabs')

/** Tells the other tabs of this browser that a user has signed out. */
export const tellSignOut = (acId: string): void => channel?.postMessage({ left: acId })

/** Calls back with the user who has signed out in another tab. */
export const onSignOutElsewhere = (run: (acId: string) => void): void => {
  channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (data && typeof data === 'object' && 'left' in data && typeof data.left === 'string') run(data.left)
  })
}

/** Sends an event to the other tabs that listen to this name. */
export const tellOtherTabs = (shared: string, event: object): void => channel?.postMessage({ shared, event })

/** Calls back with the events of other tabs. */
export const heardInOtherTabs = (run: (shared: string, event: unknown) => void): void => {
  channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (data && typeof data === 'object' && 'shared' in data && typeof data.shared === 'string' && 'event' in data)
      run(data.shared, data.event)
  })
}

/** Runs in one tab of this browser at a time, and in the next one when that has ended. Rejects when aborted. Without locks it runs in each. */
export const inOneTab = (name: string, signal: AbortSignal, run: () => Promise<void>): Promise<void> =>
  globalThis.navigator?.locks ? navigator.locks.request(name, { signal }, run) : run()

/** Renews in one tab after the other: a renewal changes the cookie, and one that is presented twice looks like theft. */
export const oneAtATime = <T>(run: () => Promise<T>): Promise<T> =>
  globalThis.navigator?.locks ? navigator.locks.request('lintel-renew', run) : run()
