import { Refusal } from '../../core/problem.ts'

export type Turns = {
  /** Resolves when it is the turn of one of `whose`; gives how to leave. Throws `sys.srv.una` where too many wait, or after too long a wait. */
  take(whose: string): Promise<() => void>
}
type Waiter = { go(): void; refuse(): void }

/**
 * Turns at something of which there are `atOnce`, for accounts that want more: the next turn is another account's, so that one which asks
 * without end keeps the others waiting for one of its own only. At most `most` wait, for at most `patience` ms: beyond, the longest line
 * gives up its last, at once, so that who waits is served soon and the rest know that they have to come again.
 */
export const openTurns = ({ atOnce, most, patience }: { atOnce: number; most: number; patience: number }): Turns => {
  const lines = new Map<string, Waiter[]>() // the first line is the next to be served
  let [taken, waiting] = [0, 0]
  const put = (whose: string, line: Waiter[]) => (line.length > 0 ? lines.set(whose, line) : lines.delete(whose))
  const leave = () => {
    for (const [whose, [next, ...others]] of lines) {
      lines.delete(whose)
      put(whose, others)
      waiting--
      return next?.go()
    }
    taken--
  }
  const quit = (whose: string, waiter: Waiter) => {
    const line = lines.get(whose)
    if (!line?.includes(waiter)) return
    put(
      whose,
      line.filter(one => one !== waiter),
    )
    waiting--
    waiter.refuse()
  }
  const wait = (whose: string) =>
    new Promise<() => void>((resolve, reject) => {
      const late = setTimeout(() => quit(whose, waiter), patience)
      const waiter: Waiter = {
        go: () => (clearTimeout(late), resolve(once(leave))),
        refuse: () => (clearTimeout(late), reject(new Refusal('sys.srv.una'))),
      }
      lines.set(whose, [...(lines.get(whose) ?? []), waiter])
      waiting++
      if (waiting <= most) return
      const [longest, line] = [...lines].reduce((one, other) => (other[1].length > one[1].length ? other : one))
      const last = line.at(-1)
      if (last) quit(longest, last)
    })
  return {
    take: async whose => {
      if (taken >= atOnce) return wait(whose)
      taken++
      return once(leave)
    },
  }
}

const once = (work: () => void): (() => void) => {
  let done = false
  return () => {
    if (done) return
    done = true
    work()
  }
}
