import { readPath } from '../../../../core/paths.ts'
import type { CallForm } from '../../../../ui/form/useCallForm.ts'

/** A form that holds a form data somewhere. */
export type MemberForm = CallForm<Readonly<Record<string, unknown>>>

/** Where a form data stands in its form: the path of it, `Item.TemplateFormData`. */
export type FormData = { readonly form: MemberForm; readonly root: string }

/** The values of a form data. */
export const readFormData = ({ form, root }: FormData): Readonly<Record<string, unknown>> => Object(readPath(form.values, root))
