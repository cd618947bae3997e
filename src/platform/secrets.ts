import { createHash, createHmac, randomBytes } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import { takeTurns } from '../core/turns.ts'

const cost = { memoryCost: 19_456, timeCost: 3, parallelism: 1 }
/**
 * Hashes at once: a core stays for everybody else's calls, and a thread of Node's pool for files. A hash takes some 50 ms: who would wait
 * for seconds is refused at once with `sys.srv.una`.
 */
const turn = takeTurns(Math.min(3, Math.max(1, availableParallelism() - 1)), 100)
// Verified against when the user is unknown, so that the answer takes the same time.
const nobody = hash('nobody has this password', cost)

export const hashPassword = (password: string): Promise<string> => turn(() => hash(password, cost))

/** Whether a password fits; takes as long for a user without one. */
export const passwordFits = async (stored: string | null | undefined, password: string): Promise<boolean> => {
  const against = stored ?? (await nobody)
  const fits = await turn(() => verify(against, password).catch(() => false))
  return fits && stored !== null && stored !== undefined
}

/** A new secret of 256 bits under a prefix: given out once, stored as its SHA-256. */
export const newSecret = (prefix: string): { secret: string; hashed: string } => {
  const secret = `${prefix}${randomBytes(32).toString('base64url')}`
  return { secret, hashed: hashSecret(secret) }
}
export const hashSecret = (secret: string): string => createHash('sha256').update(secret).digest('hex')

const keyed = (key: string, building: string, pin: string) => createHmac('sha256', key).update(`pin ${building} ${pin}`).digest('base64url')
/** A PIN as it is stored: Argon2id over its HMAC under the server's key, so that four digits cannot be tried offline. */
export const hashPin = (key: string, building: string, pin: string): Promise<string> => turn(() => hash(keyed(key, building, pin), cost))
export const pinFits = (key: string, building: string, pin: string, stored: string): Promise<boolean> =>
  turn(() => verify(stored, keyed(key, building, pin)).catch(() => false))

const crockford = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
/** Characters of Crockford's base32, 5 random bits each: for what is printed and scanned. */
export const newCode = (length: number): string => Array.from(randomBytes(length), byte => crockford[byte & 31]).join('')
