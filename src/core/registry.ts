/** What one feature adds to a registry of another; `src/app` calls it. */
export type Addition = () => void

/**
 * Entries that later features add to an earlier one (`features/order.ts`), which does not import them: the earlier one declares the
 * registry and reads it, a later one names its entries (`with`), `src/app` adds them. Empty until then.
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
