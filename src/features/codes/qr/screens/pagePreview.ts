import type { Input } from '../../../../core/call.ts'
import { makeSlot } from '../../../../ui/slot.tsx'
import type { SaveQrCode } from '../contract.ts'

export type PagePreviewProps = {
  gId: string
  values: Input<typeof SaveQrCode>
  /** A small picture of the page, to look at alone. */
  still?: boolean
}

/** Beside the form of a code: the page that visitors get, as it is typed. */
export const PagePreview = makeSlot<PagePreviewProps>()
