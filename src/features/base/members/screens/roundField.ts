import { makeSlot } from '../../../../ui/slot.tsx'
import type { MemberForm } from './memberForm.ts'

/** Choosing a round of the building, by the feature that knows rounds. `name` is a path of the form. */
export const RoundField = makeSlot<{ form: MemberForm; name: string; label: string }>()
