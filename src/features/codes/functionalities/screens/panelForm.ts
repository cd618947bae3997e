import type { Path } from '../../../../core/paths.ts'
import type { CallForm } from '../../../../ui/form/useCallForm.ts'
import type { FunctionalityType } from '../definitions.ts'

/** Of the editor's form what a panel edits, and whose code it is. */
export type PanelForm = CallForm<{
  GroupId: string
  BuildingId: string
  Item: { FunctionalityType: FunctionalityType; TemplateFormData: Record<string, unknown> }
}>
export type PanelProps = { form: PanelForm }

/** Where a type's form data stands in a panel's form. */
export const formDataRoot = 'Item.TemplateFormData'

/** A panel's own form: the place of its code, its values, the name of a field in the editor's form, and a change of the whole. */
export const formIn = <F extends Record<string, unknown>>(form: PanelForm) => ({
  place: { gId: form.values.GroupId, bId: form.values.BuildingId },
  values: form.values.Item.TemplateFormData as F, // the panel of a type is only shown with that type's data
  at: (field: Path<F>) => `${formDataRoot}.${field}` as const,
  change: (next: (before: F) => F) =>
    form.put(before => ({ ...before, Item: { ...before.Item, TemplateFormData: next(before.Item.TemplateFormData as F) } })),
})
