import { definitionOf } from '../definitions.ts'
import type { PanelProps } from '../panels.ts'
import { MembersForm } from './MembersForm.tsx'

/** The form of a type that is nothing but its members. */
export const Panel = ({ form }: PanelProps) => (
  <MembersForm form={form} members={definitionOf(form.values.Item.FunctionalityType)?.members ?? {}} />
)
