import { isDeepStrictEqual } from 'node:util'
import { invalid } from '../../../core/problem.ts'
import { type EntityType, entityTypeAt } from '../../property/entityTypes/model.ts'
import { definitionOf } from '../functionalities/definitions.ts'
import { cleanedForm } from '../functionalities/richTexts.server.ts'
import { sealedForm } from '../functionalities/secrets.server.ts'
import { noRules } from '../scanPage/itemRules.ts'
import type { Item } from './model.ts'
import { formOf, itemProblems, withCanSave } from './rules.ts'

/** An item as `qr_item` holds it, and the entity type of a code that does it. Throws a refusal with the fields below `prefix` when it cannot be saved. */
export const prepareItem = (secret: string, item: Item, location: string, prefix = 'Item.') => {
  const data = cleanedForm(item.FunctionalityType, item.TemplateFormData)
  const problems = itemProblems({ ...item, TemplateFormData: data }, prefix)
  const definition = definitionOf(item.FunctionalityType)
  if (!definition || problems.length > 0) throw invalid(problems)
  const form = formOf(definition, data) as object // a form is always an object: a TemplateFormData
  const EntityType: EntityType = definition.entityType?.(form) ?? entityTypeAt(location)
  const TemplateFormData = sealedForm(secret, item.FunctionalityType, withCanSave(form, true))
  const { Name, Icon, FunctionalityType, QrType, Rules } = item
  return { EntityType, item: { Name, Icon, FunctionalityType, QrType, TemplateFormData, CanSave: true, Rules: storedRules(Rules) } }
}

// What is not sent stays as it is. Rules that keep nobody out are none: the kinds of PIN say nothing where everybody opens it.
const storedRules = (rules: Item['Rules']): Item['Rules'] => {
  if (rules === undefined) return undefined
  if (rules === null) return null
  const { ConfirmEmail, Consent, Pins, ...own } = rules
  const needed = {
    ...own,
    Pins: own.ShownTo === 'Everyone' ? noRules.Pins : Pins,
    ...(ConfirmEmail && { ConfirmEmail }),
    ...(Consent?.en.trim() && { Consent }),
  }
  return isDeepStrictEqual(needed, noRules) ? null : needed
}
