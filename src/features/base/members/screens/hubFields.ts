import { makeSlot } from '../../../../ui/slot.tsx'
import type { MemberForm } from './memberForm.ts'

/** Choosing a code of the building and one of its items, by the features that know codes. `hub` and `item` are paths of the form. */
export const HubFields = makeSlot<{
  form: MemberForm
  hub: string
  item: string
  label: string
}>()
