import { definitionOf } from '../definitions.ts'
import type { PanelProps } from '../panels.ts'
import { MembersForm } from '../screens/MembersForm.tsx'

/** What the page of a telling type shows. */
export const Panel = ({ form }: PanelProps) => (
  <MembersForm form={form} members={definitionOf(form.values.Item.FunctionalityType)?.members ?? {}} />
)
