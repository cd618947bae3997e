import { makeSlot } from '../../../../ui/slot.tsx'

/** What later features offer at a round: walking it. */
export const RoundActions = makeSlot<{ gId: string; bId: string; rId: string }>()
