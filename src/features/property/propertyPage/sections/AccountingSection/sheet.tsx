import { createContext } from 'react'
import type { Path } from '../../../../../core/paths.ts'
import type { CallForm } from '../../../../../ui/form/useCallForm.ts'
import type { AccountingSection, OptionField } from '../../../accounting/model.ts'

/** The section's part of a form: of its own save, or of a building that is being added, where its fields stand under its key. */
export type Sheet = {
  form: CallForm<AccountingSection>
  config: AccountingSection
  /** The name of a field as the form knows it. */
  name(path: Path<AccountingSection>): Path<AccountingSection>
}

/** The sheet of a form whose input holds the section under `prefix` (`'AccountingSection.'`), or is it. */
export const sheetOf = (form: unknown, config: AccountingSection, prefix = ''): Sheet => ({
  form: form as CallForm<AccountingSection>, // reached by names with the prefix only
  config,
  name: path => `${prefix}${path}` as Path<AccountingSection>,
})

/** The option lists, and how a new option is kept: at once for a building that stands, with the rest of it while it is added. */
export type Choices = {
  lists: Readonly<Record<OptionField, readonly string[]>>
  keep(field: OptionField, option: string): Promise<boolean>
}
export const ChoicesContext = createContext<Choices | null>(null)
