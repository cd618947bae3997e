import { createHmac, timingSafeEqual } from 'node:crypto'
import type { HttpSide } from '../../../platform/handle.ts'
import { newCode } from '../../../platform/secrets.ts'

/** Where a browser has proven itself before: who signed in, the sign or the survey whose PIN was right; a password in a session has no such place. */
export type KnownPlace = `user:${string}` | `pin:${string}` | `survey:${string}` | `password:${string}`
type Ctx = { readonly secret: string; readonly http: HttpSide }

const most = 20
const days = 180

/**
 * The name of a browser that was right at this place before, by its cookie; null for any other. What strangers get wrong does not delay it:
 * its own guesses are counted apart.
 */
export const knownBrowser = ({ secret, http }: Ctx, place: KnownPlace): string | null => {
  const { name, places } = read(secret, http.known)
  return places.includes(markOf(secret, name, place)) ? name : null
}

/** From now on this browser is known at the place, with the twenty that it used last, for half a year. */
export const rememberBrowser = ({ secret, http }: Ctx, place: KnownPlace): void => {
  const { name, places } = read(secret, http.known)
  const mark = markOf(secret, name, place)
  const all = [mark, ...places.filter(one => one !== mark)].slice(0, most).join('~')
  http.setKnown(`${name}.${all}.${sealOf(secret, name, all)}`, days)
}

const read = (secret: string, cookie: string | undefined): { name: string; places: string[] } => {
  const [name = '', all = '', seal = ''] = cookie?.split('.') ?? []
  const right = Buffer.from(sealOf(secret, name, all))
  const given = Buffer.from(seal)
  if (!cookie || right.length !== given.length || !timingSafeEqual(right, given)) return { name: newCode(20), places: [] }
  return { name, places: all.split('~') }
}

const keyed = (secret: string, text: string): string => createHmac('sha256', secret).update(`known browser ${text}`).digest('base64url')
const markOf = (secret: string, name: string, place: KnownPlace): string => keyed(secret, `${name} ${place}`).slice(0, 12)
const sealOf = (secret: string, name: string, all: string): string => keyed(secret, `${name}.${all}`)
