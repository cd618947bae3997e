import { makeSlot } from '../../../../ui/slot.tsx'

/** Cards of other libraries on the page of the QR library; `bId` null: of the account. */
export const LibraryCards = makeSlot<{ gId: string; bId: string | null }>()
