import { makeSlot } from '../../../../ui/slot.tsx'

/** What later features offer at a round: walking it. */
export const RoundActions = makeSlot<{ gId: string; bId: string; rId: string }>()

/** What later features offer above the list of rounds: what their walks have found. */
export const RoundsTools = makeSlot<object>()
