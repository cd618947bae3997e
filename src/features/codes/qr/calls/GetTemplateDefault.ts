import { hints, misfit } from '../../../../core/hints.ts'
import { invalid } from '../../../../core/problem.ts'
import { handle } from '../../../../platform/handle.ts'
import { definitionOfQrType, type TypeDefinition } from '../../functionalities/definitions.ts'
import { GetTemplateDefault as call } from '../contract.ts'
import type { Item } from '../model.ts'
import { itemProblems } from '../rules.ts'

export const GetTemplateDefault = handle(call, async (_ctx, { qrType, location = '' }) => {
  const definition = definitionOfQrType(qrType)
  if (!definition) throw invalid([misfit('qrType', hints.choice)])
  const item = standardItem(definition, location)
  return { Template: { ...item, TemplateId: null, CanSave: itemProblems(item).length === 0 } }
})

const standardItem = (definition: TypeDefinition, location: string): Item => ({
  Name: { en: definition.Label.en, es: definition.Label.es },
  Icon: definition.Icon,
  FunctionalityType: definition.type,
  QrType: definition.QrType,
  TemplateFormData: { ...Object(definition.standard?.(location) ?? definition.template ?? definition.initial) },
})
