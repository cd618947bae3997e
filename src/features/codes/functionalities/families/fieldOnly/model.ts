import type { FormField } from '../../../../base/fields/model.ts'

/** What the page of a field-only type asks: texts in the visitor's language stand under `en`. */
export type FieldOnlyContent = { readonly heading: string; readonly lead: string; readonly fields: readonly FormField[] }
