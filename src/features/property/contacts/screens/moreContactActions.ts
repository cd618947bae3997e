import { makeSlot } from '../../../../ui/slot.tsx'
import type { ContactRow } from '../model.ts'

/** What else can be done with a contact that is not offboarded, beside its other buttons. */
export const MoreContactActions = makeSlot<{ contact: ContactRow }>()
