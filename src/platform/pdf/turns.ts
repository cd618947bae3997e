/** Runs what it is given, so many at once; the others wait, first come first served. `refuse` makes the error where too many wait. */
export const takeTurns = ({ atOnce, waiting: most, refuse }: { atOnce: number; waiting: number; refuse: () => Error }) => {
  let running = 0
  const waiting: (() => void)[] = []
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running < atOnce) running += 1
    else if (waiting.length < most) await new Promise<void>(resolve => waiting.push(resolve))
    else throw refuse()
    try {
      return await work()
    } finally {
      const next = waiting.shift() // takes over the place of this one
      if (next) next()
      else running -= 1
    }
  }
}
