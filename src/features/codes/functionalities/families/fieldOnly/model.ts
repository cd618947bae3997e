import type { FormField } from '../../../../base/fields/model.ts'

/** What the page of a field-only type asks: texts in the visitor's language stand under `en`. */
export type FieldOnlyContent = {
  readonly heading: string
  readonly lead: string
  readonly fields: readonly FormField[]
  /** The field with the day of a room, and the path that says which of its hours are taken. */
  readonly taken?: { readonly field: string; readonly path: string }
}
