import { Refusal } from './problem.ts'

/**
 * Runs at most `most` of the given works at once, the others in the order they came. Where `longest` are waiting already, another one is
 * refused at once with `sys.srv.una`.
 */
export function takeTurns(most: number, longest = Number.POSITIVE_INFINITY) {
  const waiting: (() => void)[] = []
  let running = 0
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running >= most) {
      if (waiting.length >= longest) throw new Refusal('sys.srv.una')
      await new Promise<void>(resolve => waiting.push(resolve))
    } else running += 1
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}
