import { Refusal } from '../../core/problem.ts'

/** What somebody holds of a room. `grow` takes more; `leave` gives all of it back, once. */
export type RoomShare = { grow(bytes: number): void; leave(): void }
export type Room = { take(caller: string, bytes: number): RoomShare }

/** Seconds after which there may be room again. */
const SOON = 2

/**
 * Bytes that callers hold at once: at most `all`, and `each` for one of them. Where there is no room, throws `sys.srv.una` (all of it is
 * taken) or `req.lim.exc` (this caller has theirs), and takes nothing.
 */
export const openRoom = ({ all, each }: { all: number; each: number }): Room => {
  const held = new Map<string, number>()
  let total = 0
  const add = (caller: string, bytes: number) => {
    const own = (held.get(caller) ?? 0) + bytes
    if (bytes > 0 && own > each) throw new Refusal('req.lim.exc', undefined, undefined, SOON)
    if (bytes > 0 && total + bytes > all) throw new Refusal('sys.srv.una', undefined, undefined, SOON)
    total += bytes
    if (own > 0) held.set(caller, own)
    else held.delete(caller)
  }
  return {
    take: (caller, bytes) => {
      add(caller, bytes)
      let mine = bytes
      return {
        grow: more => {
          add(caller, more)
          mine += more
        },
        leave: () => {
          add(caller, -mine)
          mine = 0
        },
      }
    },
  }
}
