import type { Message } from './events.ts'

/** So many messages are kept, and for so long: a browser whose connection broke comes back within seconds. */
const [MOST, LONGEST] = [5000, 10 * 60_000]

/**
 * What was told last, so that a stream goes on where another one has ended, at whatever server: PostgreSQL gives every listener the same
 * messages in the same order, so each server finds the last id of a browser in its own.
 */
export type History = {
  /** The id of the newest message. */
  readonly last: string | undefined
  keep(message: Message): void
  /** What was told after a message; null where that is not known: it is too old, or this server did not run then. */
  since(id: string): readonly Message[] | null
  /** What was told in the last milliseconds; null where that is not known. */
  within(ms: number): readonly Message[] | null
  /** Messages were missed: nothing is known any more. */
  forget(): void
}

export const openHistory = (now: () => number = Date.now): History => {
  let kept: { message: Message; at: number }[] = []
  let whole = now()
  return {
    get last() {
      return kept.at(-1)?.message.id
    },
    keep: message => {
      kept.push({ message, at: now() })
      const oldest = now() - LONGEST
      if (kept.length > 2 * MOST || (kept[0]?.at ?? oldest) < oldest - LONGEST) kept = kept.slice(-MOST).filter(one => one.at >= oldest)
    },
    since: id => {
      const at = kept.findLastIndex(one => one.message.id === id)
      return at < 0 ? null : kept.slice(at + 1).map(one => one.message)
    },
    within: ms => {
      const from = now() - ms
      if (from < whole || ms > LONGEST || (kept.length > MOST && (kept[0]?.at ?? 0) > from)) return null
      return kept.filter(one => one.at >= from).map(one => one.message)
    },
    forget: () => {
      kept = []
      whole = now()
    },
  }
}
