import { Refusal } from '../../core/problem.ts'

export type Turns = {
  /** Resolves when it is the turn of one of `whose`; gives how to leave. Throws `sys.srv.una` where too many wait, or after too long a wait. */
  take(whose: string): Promise<() => void>
}
/** `each`: how many one account holds at once while another is at work; `most` wait, for `patience` ms. */
export type TurnsOptions = { atOnce: number; each: number; most: number; patience: number }
type Waiter = { go(): void; refuse(): void }

/** Who has asked within this time is at work, in ms. */
const AT_WORK = 1000

/** Where so many wait, who is refused comes again after so many seconds: sooner, their refusals would take the time of those who wait. */
const COME_AGAIN = 4

/**
 * Turns at something of which there are `atOnce`, for accounts that want more. The next turn is another account's, and one holds at most `each`
 * while others are at work: one which asks without end leaves them places, and the processor behind those. At most `most` wait, for at most
 * `patience` ms: beyond, the longest line gives up its last, at once, so that who waits is served soon and the rest know that they have to come
 * again. Nobody's work (the empty name) has no limit of its own.
 */
export const openTurns = ({ atOnce, each, most, patience }: TurnsOptions): Turns => {
  const lines = openLines()
  const held = new Map<string, number>()
  const others = watchOthers()
  let taken = 0
  const hold = (whose: string, more: 1 | -1) => {
    const own = (held.get(whose) ?? 0) + more
    taken += more
    if (own > 0) held.set(whose, own)
    else held.delete(whose)
  }
  const isFree = (whose: string) => taken < atOnce && (whose === '' || (held.get(whose) ?? 0) < each || !others.areAtWork(whose))
  const enter = (whose: string): (() => void) => {
    hold(whose, 1)
    return once(() => {
      hold(whose, -1)
      while (taken < atOnce && lines.serve(isFree));
    })
  }
  const wait = (whose: string) =>
    new Promise<() => void>((resolve, reject) => {
      const late = setTimeout(() => lines.quit(whose, waiter), patience)
      const waiter: Waiter = {
        go: () => (clearTimeout(late), resolve(enter(whose))),
        refuse: () => (clearTimeout(late), reject(new Refusal('sys.srv.una', undefined, undefined, COME_AGAIN))),
      }
      if (lines.join(whose, waiter) > most) lines.quitLongest()
    })
  return {
    take: async whose => {
      others.note(whose)
      return isFree(whose) ? enter(whose) : wait(whose)
    },
  }
}

/** A line of waiters for each account that has any. */
const openLines = () => {
  const lines = new Map<string, Waiter[]>() // the first line is the next to be served
  let waiting = 0
  const put = (whose: string, line: Waiter[]) => (line.length > 0 ? lines.set(whose, line) : lines.delete(whose))
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
  return {
    /** Gives how many wait then, in all lines. */
    join: (whose: string, waiter: Waiter): number => {
      lines.set(whose, [...(lines.get(whose) ?? []), waiter])
      return ++waiting
    },
    /** Lets the first of the next line go whose turn it may be, and puts that line behind the others; false where there is none. */
    serve: (isFree: (whose: string) => boolean): boolean => {
      for (const [whose, [first, ...rest]] of lines) {
        if (!first || !isFree(whose)) continue
        lines.delete(whose)
        put(whose, rest)
        waiting--
        first.go()
        return true
      }
      return false
    },
    quit,
    quitLongest: () => {
      const [whose, line] = [...lines].reduce((one, other) => (other[1].length > one[1].length ? other : one))
      const last = line.at(-1)
      if (last) quit(whose, last)
    },
  }
}

/** Knows whether anybody but one account has asked lately, from the last who did and the last before who was another. */
const watchOthers = () => {
  let last = { whose: '', at: Number.NEGATIVE_INFINITY }
  let other = last
  return {
    note: (whose: string) => {
      if (whose !== last.whose) other = last
      last = { whose, at: performance.now() }
    },
    areAtWork: (whose: string) => performance.now() - (whose === last.whose ? other : last).at < AT_WORK,
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
