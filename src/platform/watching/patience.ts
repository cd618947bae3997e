import { setTimeout as sleep } from 'node:timers/promises'

/** Whoever asks for figures waits no longer than this for one of them. */
const PATIENCE = 3000

/** Rejects when some work has no answer within 3 s. */
export const withinPatience = <T>(work: Promise<T>): Promise<T> => {
  const late = sleep(PATIENCE, undefined, { ref: false }).then(() => Promise.reject(new Error('no answer in time')))
  return Promise.race([work, late])
}

/** Reads something at most once in so many milliseconds; what failed is read again. */
export const recently = <T>(ms: number, read: () => Promise<T>): (() => Promise<T>) => {
  let [known, until]: [Promise<T> | null, number] = [null, 0]
  return () => {
    if (known && performance.now() < until) return known
    until = performance.now() + ms
    known = withinPatience(read())
    known.catch(() => {
      known = null
    })
    return known
  }
}
