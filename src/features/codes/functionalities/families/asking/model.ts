import type { FormField } from '../../../../base/fields/model.ts'

/** What the page of an asking type shows: texts in the visitor's language, those of fields under `en`. */
export type AskingContent = {
  readonly heading: string
  /** Fields in groups, each below its title; '' for none. */
  readonly groups: readonly { readonly title: string; readonly fields: readonly FormField[] }[]
  /** Said while an answer is chosen that fails by its rule; null where none can. */
  readonly warning: string | null
}
