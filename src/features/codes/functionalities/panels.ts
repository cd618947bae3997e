import { type ComponentType, type LazyExoticComponent, lazy } from 'react'
import type { Path } from '../../../ui/form/paths.ts'
import type { CallForm } from '../../../ui/form/useCallForm.ts'
import type { FunctionalityType } from './model.ts'

/** Of the editor's form what a panel edits. */
export type PanelForm = CallForm<{ Item: { TemplateFormData: Record<string, unknown> } }>
export type PanelProps = { form: PanelForm }
type Panel = LazyExoticComponent<ComponentType<PanelProps>>

const panel = (load: () => Promise<{ Panel: ComponentType<PanelProps> }>): Panel => lazy(async () => ({ default: (await load()).Panel }))

/** The panel of every functionality type. */
export const panels: Record<FunctionalityType, Panel> = {
  Feedback: panel(() => import('./feedback/Panel.tsx')),
  StaticUrl: panel(() => import('./staticUrl/Panel.tsx')),
  Wifi: panel(() => import('./wifi/Panel.tsx')),
}

/** A panel's own form: its values, the name of a field in the editor's form, and a change of the whole. */
export const formIn = <F extends Record<string, unknown>>(form: PanelForm) => ({
  values: form.values.Item.TemplateFormData as F, // the panel of a type is only shown with that type's data
  at: (field: Path<F>) => `Item.TemplateFormData.${field}` as const,
  change: (next: (before: F) => F) =>
    form.put(before => ({ ...before, Item: { ...before.Item, TemplateFormData: next(before.Item.TemplateFormData as F) } })),
})
