import { makeSlot } from '../../../../ui/slot.tsx'
import type { PanelForm } from './panelForm.ts'

/** Choosing a code of the building and one of its items, by the features that know codes. `hub` and `item` are paths of the form. */
export const HubFields = makeSlot<{
  form: PanelForm
  hub: `Item.TemplateFormData.${string}`
  item: `Item.TemplateFormData.${string}`
  label: string
}>()
