const held = new Set<object>()

/** Says that something on the page would be lost; gives how to take that back. */
export const holdUnsaved = (): (() => void) => {
  const one = {}
  held.add(one)
  return () => void held.delete(one)
}

/** Whether anything on the page would be lost by leaving it. */
export const isAnyUnsaved = (): boolean => held.size > 0

let leaving = false

/** Whether the page is being left, so that it does not lead elsewhere by itself. */
export const isLeaving = (): boolean => leaving

/**
 * Saves before the page is left: until `arrived` calls back, what the form does after a save leads nowhere. True when it was saved.
 */
export const leaveSaved = async (save: () => Promise<boolean>, arrived: (done: () => void) => void): Promise<boolean> => {
  const done = () => {
    leaving = false
  }
  leaving = true
  try {
    const saved = await save()
    if (saved) arrived(done)
    else done()
    return saved
  } catch (error) {
    done()
    throw error
  }
}
