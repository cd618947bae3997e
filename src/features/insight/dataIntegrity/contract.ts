import { read, uuid, z } from '../../../core/call.ts'
import { equipmentTypeCodes } from '../../field/equipment/equipmentTypes.ts'
import { IntegrityCounts } from '../../field/equipment/model.ts'
import { dataIntegrityDashboard } from './dashboard.ts'

export const GetDataIntegrity = read('Equipment/GetDataIntegrity', {
  summary: 'How complete the equipment of a building is now, at its baseline, and type by type; null: no baseline is kept yet',
  scope: 'building',
  may: dataIntegrityDashboard.may,
  input: z.strictObject({ gId: uuid(), bId: uuid(), type: z.optional(z.enum(equipmentTypeCodes)) }),
  output: z.object({
    Current: IntegrityCounts,
    Baseline: z.nullable(z.object({ ...IntegrityCounts.shape, Day: z.string() })),
    /** The change of complete facts over all facts that the equipment can have; null without a baseline or a piece. */
    Improvement: z.nullable(z.number()),
    Types: z.array(
      z.object({ Type: z.string(), DisplayText: z.object({ en: z.string(), es: z.string(), fr: z.string() }), ...IntegrityCounts.shape }),
    ),
  }),
})
