import type { FormField } from '../../base/fields/model.ts'
import { styleOf } from '../../base/fields/rules.ts'
import { askingTypes } from './families/asking/askingTypes.ts'
import type { AskingDefinition } from './families/asking/definition.ts'
import { fieldOnlyTypes } from './families/fieldOnly/fieldOnlyTypes.ts'
import { readTemplateFields } from './families/fieldOnly/wire.ts'

/** The field in which the form of a type asks for the visitor's e-mail address: the one that means it, else the first of its kind. */
export const findEmailField = (type: string, form: Readonly<Record<string, unknown>>): FormField | undefined => {
  const fields = fieldsOf(type, form)
  return fields.find(({ Means }) => Means === 'Email') ?? fields.find(({ Style }) => styleOf(Style).type === 'email')
}

const fieldsOf = (type: string, form: Readonly<Record<string, unknown>>): readonly FormField[] => {
  const asking = Object.values<AskingDefinition>(askingTypes).find(one => one.type === type)
  if (asking) return asking.groupsIn(form).flatMap(({ fields }) => fields)
  return Object.hasOwn(fieldOnlyTypes, type) ? readTemplateFields(form.Fields) : []
}
