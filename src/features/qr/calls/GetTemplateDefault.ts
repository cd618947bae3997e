import { invalid, messages } from '../../../core/problem.ts'
import { handle } from '../../../platform/handle.ts'
import { GetTemplateDefault as call } from '../contract.ts'
import type { Definition } from '../functionalities/definition.ts'
import { definitionOfQrType } from '../functionalities/definitions.ts'
import type { Item } from '../model.ts'
import { itemProblems } from '../rules.ts'

export const GetTemplateDefault = handle(call, async (_ctx, { qrType, location = '' }) => {
  const definition = definitionOfQrType(qrType)
  if (!definition) throw invalid([{ Field: 'qrType', Message: messages.format }])
  const item = standardItem(definition, location)
  return { Template: { ...item, TemplateId: null, CanSave: itemProblems(item).length === 0 } }
})

const standardItem = ({ type, Label, Icon, QrType, standard, initial }: Definition, location: string): Item => ({
  Name: { en: Label.en, es: Label.es },
  Icon,
  FunctionalityType: type,
  QrType,
  TemplateFormData: { ...Object(standard ? standard(location) : initial) },
})
