import { makeSlot } from '../../../../ui/slot.tsx'

/** What later features offer at a walk, in the column "Work Letter" of its round's detail. */
export const WalkLetter = makeSlot<{ gId: string; bId: string; iptId: string; name: string }>()
