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
