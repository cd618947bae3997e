import { invalid } from '../../../core/problem.ts'
import { type EntityType, entityTypeAt } from '../entityTypes/model.ts'
import { definitionOf } from '../functionalities/definitions.ts'
import { cleanedForm } from '../functionalities/richTexts.server.ts'
import { sealedForm } from '../functionalities/secrets.server.ts'
import type { Item } from './model.ts'
import { formOf, itemProblems, withCanSave } from './rules.ts'

/** An item as `qr_item` holds it, with the entity type of its code. Throws a refusal with the fields when it cannot be saved. */
export const prepared = (secret: string, item: Item, location: string) => {
  const data = cleanedForm(item.FunctionalityType, item.TemplateFormData)
  const problems = itemProblems({ ...item, TemplateFormData: data }, 'Item.')
  const definition = definitionOf(item.FunctionalityType)
  if (!definition || problems.length > 0) throw invalid(problems)
  const form = formOf(definition, data) as object // a form is always an object: a TemplateFormData
  const EntityType: EntityType = definition.entityType?.(form) ?? entityTypeAt(location)
  const TemplateFormData = sealedForm(secret, item.FunctionalityType, withCanSave(form, true))
  return {
    Name: item.Name,
    Icon: item.Icon,
    FunctionalityType: item.FunctionalityType,
    QrType: item.QrType,
    TemplateFormData,
    CanSave: true,
    EntityType,
  }
}
