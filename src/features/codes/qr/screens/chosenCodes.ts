import type { ChosenRows } from '../../../../ui/list/useSelection.ts'
import { makeSlot } from '../../../../ui/slot.tsx'
import type { QrCodeRow } from '../model.ts'

/** Beside what is done with the ticked codes of the list: what later features do with them. */
export const ChosenCodes = makeSlot<{ gId: string; chosen: ChosenRows<QrCodeRow> }>()
