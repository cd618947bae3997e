import { makeSlot } from '../../../../../ui/slot.tsx'
import type { ItemValues } from './itemForm.ts'

export type PagePreviewProps = {
  gId: string
  values: ItemValues
  /** The page of the hub in place of that of the item. */
  hub?: boolean
  /** A small picture of the page, to look at alone. */
  still?: boolean
}

/** Beside the form of a code: the page that visitors get, as it is typed. */
export const PagePreview = makeSlot<PagePreviewProps>()
