const held = new Set<object>()

/** Says that something on the page would be lost; gives how to take that back. */
export const holdUnsaved = (): (() => void) => {
  const one = {}
  held.add(one)
  return () => void held.delete(one)
}

/** Whether anything on the page would be lost by leaving it. */
export const isAnyUnsaved = (): boolean => held.size > 0
