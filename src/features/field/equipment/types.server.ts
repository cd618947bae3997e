import { invalid } from '../../../core/problem.ts'
import { type EquipmentType, type StopType, typesOf } from './equipmentTypes.ts'
import { equipmentMessages } from './rules.ts'

/** Refuses, at its field, a type that is not one of the stop type. */
export const requireTypeOf = (stopType: StopType, type: EquipmentType, Field: string): void => {
  if (!typesOf(stopType).includes(type)) throw invalid([{ Field, Message: equipmentMessages.typeOfOther }])
}
