import { makeSlot } from '../../../../ui/slot.tsx'

/** What waits for the reader, above the list that is the first page of many roles; by the features that know what waits. */
export const FirstPageToDo = makeSlot<Record<never, never>>()
