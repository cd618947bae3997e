import { browserStore } from '../store.ts'

const KEY = 'lintel-owner'

/** Removes what this browser has taken along. The part comes when it is needed, so that the entry of the portal stays small. */
export const forgetTaken = async (): Promise<void> => (await import('./taken.ts')).forgetTaken()

/**
 * Makes what this browser has taken along (rounds, lists of who is inside) that of who has signed in: a session that has run out
 * leaves it for its user, nobody else finds it. `before`: who was signed in last, where no owner is known yet.
 */
export const ownTaken = async (acId: string, before: string | undefined): Promise<void> => {
  if ((browserStore.read(KEY) ?? before) !== acId) await forgetTaken()
  browserStore.write(KEY, acId)
}
