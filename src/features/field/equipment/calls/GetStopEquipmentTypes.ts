import { handle } from '../../../../platform/handle.ts'
import { GetStopEquipmentTypes as call } from '../contract.ts'
import { equipmentTypeLabel, stopTypeLabels, stopTypes, typesOf } from '../equipmentTypes.ts'

export const GetStopEquipmentTypes = handle(call, async () => ({
  StopTypes: stopTypes.map(StopType => ({
    StopType,
    DisplayText: stopTypeLabels[StopType],
    Types: typesOf(StopType).map(Type => ({ Type, DisplayText: equipmentTypeLabel(Type) })),
  })),
}))
