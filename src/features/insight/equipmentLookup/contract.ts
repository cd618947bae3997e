import { read, text, uuid, z } from '../../../core/call.ts'
import { FilterCount } from '../../field/equipment/model.ts'
import { equipmentLookupDashboard } from './dashboard.ts'

/** Pieces that one answer lists. */
export const mostFound = 100

export const SearchEquipment = read('Equipment/SearchEquipment', {
  summary: 'Pieces of equipment and locations of a building by name, sign ID, serial or part number, type and floor',
  scope: 'building',
  may: equipmentLookupDashboard.may,
  input: z.strictObject({ gId: uuid(), bId: uuid(), text: z.optional(text()), type: z.optional(text(60)), floor: z.optional(text(40)) }),
  output: z.object({
    Found: z
      .array(
        z.object({
          QrCodeId: uuid(),
          SignId: z.int(),
          EquipmentName: z.string(),
          EquipmentTypeDisplayText: z.object({ en: z.string(), es: z.string(), fr: z.string() }),
          MechanicalSpace: z.string(),
          Floor: z.string(),
          ExpirationDate: z.nullable(z.string()),
        }),
      )
      .check(z.maxLength(mostFound)),
    /** There are more than are listed. */
    More: z.boolean(),
    Types: z.array(FilterCount),
    Floors: z.array(FilterCount),
  }),
})
