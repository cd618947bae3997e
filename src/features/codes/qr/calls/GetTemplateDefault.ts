import { hints, misfit } from '../../../../core/hints.ts'
import { invalid } from '../../../../core/problem.ts'
import { handle } from '../../../../platform/handle.ts'
import { definitionOfQrType } from '../../functionalities/definitions.ts'
import { GetTemplateDefault as call } from '../contract.ts'
import { itemProblems, standardItem } from '../rules.ts'

export const GetTemplateDefault = handle(call, async (_ctx, { qrType, location = '' }) => {
  const definition = definitionOfQrType(qrType)
  if (!definition) throw invalid([misfit('qrType', hints.choice)])
  const item = standardItem(definition, location)
  return { Template: { ...item, TemplateId: null, Rules: null, CanSave: itemProblems(item).length === 0 } }
})
