/**
 * What features add to one that stands before them in `features/order.ts` and cannot import them: the earlier one declares the registry
 * and reads it, `src/app` fills it. Empty until then.
 */
export type Registry<T> = { add(...entries: readonly T[]): void; all(): readonly T[] }

export const makeRegistry = <T>(): Registry<T> => {
  const entries: T[] = []
  return { add: (...more) => void entries.push(...more), all: () => entries }
}
