import { pinFits } from '../../../platform/secrets.ts'
import { countGuess, type GuessCtx } from '../../base/people/guesses.server.ts'
import type { building } from '../buildings/tables.ts'
import type { pinCode } from './tables.ts'

/** Where the wrong PINs of a building are counted: at its sign, whichever of its codes was scanned. */
export const pinPlace = (secret: string) => `pin:${secret.toUpperCase()}` as const

type PinBuilding = Pick<typeof building.$inferSelect, 'id' | 'GroupId' | 'PinSecret'>

/**
 * Finds the typed PIN among the given PINs of a building; any other PIN is wrong. Refuses as `guessed` does, with its limits for building,
 * device, address and account. `place` is null if the secret of the sign is unknown.
 */
export const provePin = <C extends Pick<typeof pinCode.$inferSelect, 'CodeHash'>>(
  ctx: GuessCtx,
  { secret, place, codes }: { secret: string; place: PinBuilding | null; codes: readonly C[] },
  PIN: string,
): Promise<C> =>
  countGuess(ctx, pinPlace(secret), () => (place ? firstFitting(ctx.secret, place.id, PIN, codes) : Promise.resolve(undefined)), {
    account: place?.GroupId,
  })

const firstFitting = async <C extends { CodeHash: string }>(key: string, buildingId: string, PIN: string, codes: readonly C[]) => {
  for (const code of codes) if (await pinFits(key, buildingId, PIN, code.CodeHash)) return code
  return undefined
}
