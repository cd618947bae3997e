import { handle } from '../../../../platform/handle.ts'
import { equipmentTypeLabel } from '../../../field/equipment/equipmentTypes.ts'
import { GetTrendTypes as call } from '../contract.ts'
import { listReadPieces } from '../readings.server.ts'

export const GetTrendTypes = handle(call, async ctx => {
  const pieces = await listReadPieces(ctx)
  return {
    Types: [...Map.groupBy(pieces, one => one.Type)]
      .map(([Type, own]) => ({ Type, DisplayText: equipmentTypeLabel(Type), Count: own.length }))
      .toSorted((a, b) => a.DisplayText.en.localeCompare(b.DisplayText.en)),
  }
})
