import { makeSlot } from '../../../../ui/slot.tsx'

/** What later features show of the work at a piece of equipment: what was reported and done. */
export const EquipmentWork = makeSlot<{ gId: string; bId: string; QrCodeId: string; EquipmentId: string }>()

/** What later features show beside a piece of equipment: the rounds that stop at it. */
export const EquipmentParts = makeSlot<{ gId: string; bId: string; QrCodeId: string }>()
