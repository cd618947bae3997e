import type { Language } from '../../../core/words.ts'
import { equipmentTypeLabel } from '../equipment/equipmentTypes.ts'
import type { RoundStop } from '../rounds/model.ts'

/** What a stop is and where, in short: its type, its floor. */
export const describePlace = ({ EquipmentType, Floor }: RoundStop, language: Language): string =>
  [EquipmentType ? equipmentTypeLabel(EquipmentType)[language] : '', Floor].filter(Boolean).join(' · ')
