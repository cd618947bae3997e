/** What one feature adds to a registry of another; `src/app` calls it. */
export type Addition = () => void

/**
 * What features add to one that stands before them in `features/order.ts` and whose file does not name them: the earlier one declares the
 * registry and reads it, a later one says what it adds (`with`), `src/app` adds it. Empty until then.
 */
export type Registry<T> = { add(...entries: readonly T[]): void; with(...entries: readonly T[]): Addition; all(): readonly T[] }

export const makeRegistry = <T>(): Registry<T> => {
  const entries: T[] = []
  const add = (...more: readonly T[]) => void entries.push(...more)
  return {
    add,
    with:
      (...more) =>
      () =>
        add(...more),
    all: () => entries,
  }
}
