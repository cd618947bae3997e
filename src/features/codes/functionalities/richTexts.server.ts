import { cleanHtml } from '../../../platform/html.ts'
import { definitionOf } from './definitions.ts'

type FormData = Record<string, unknown>

/** Form data as it may be stored: the rich texts of its type without anything that rich text may not hold. */
export const cleanedForm = (type: string, form: FormData): FormData => {
  const rich: readonly string[] = definitionOf(type)?.richTexts ?? []
  return Object.fromEntries(
    Object.entries(form).map(([field, value]) => [
      field,
      rich.includes(field) && typeof value === 'string' ? cleanHtml(value, { pictures: true }) : value,
    ]),
  )
}
