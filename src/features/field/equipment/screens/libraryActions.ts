import { makeSlot } from '../../../../ui/slot.tsx'

/** Items of the Actions menu of the library that later features add. */
export const LibraryActions = makeSlot<Record<never, never>>()
