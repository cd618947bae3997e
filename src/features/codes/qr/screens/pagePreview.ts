import type { Input } from '../../../../core/call.ts'
import { makeSlot } from '../../../../ui/slot.tsx'
import type { SaveQrCode } from '../contract.ts'

/** Beside the form of a code: the page that visitors get, as it is typed. */
export const PagePreview = makeSlot<{ gId: string; values: Input<typeof SaveQrCode> }>()
