import { num, read, uuid, z } from '../../../core/call.ts'
import { libraryFlags } from '../../../core/permissions.ts'
import { workStatuses } from '../../codes/requests/model.ts'
import { equipmentLookupDashboard } from '../equipmentLookup/dashboard.ts'

/** Events that one answer holds at most, and readings. */
export const mostEvents = 200
export const mostReadings = 50

/** A number that was read last for a question. `Limit`: the limit that it crossed, in words; '' where none was. */
const EquipmentReading = z.object({ Question: z.string(), Value: z.number(), At: z.int(), Limit: z.string() })

const EquipmentEvent = z.discriminatedUnion('Kind', [
  z.object({
    Kind: z.literal('Request'),
    id: uuid(),
    At: z.int(),
    Number: z.int(),
    Title: z.string(),
    FunctionalityType: z.string(),
    Status: z.enum(workStatuses),
  }),
  z.object({
    Kind: z.literal('Walk'),
    id: uuid(),
    At: z.int(),
    RoundName: z.string(),
    EngineerName: z.string(),
    /** Answers that crossed their limits. */
    Errors: z.int(),
  }),
])
export type EquipmentReading = z.output<typeof EquipmentReading>
export type EquipmentEvent = z.output<typeof EquipmentEvent>

export const GetEquipmentEvents = read('Equipment/GetEquipmentEvents', {
  summary: 'What was reported and done at a piece of equipment, the newest first, and what was read there last',
  scope: 'building',
  may: [...libraryFlags, equipmentLookupDashboard.may],
  ids: { QrCodeId: 'qr_code' },
  input: z.strictObject({
    gId: uuid(),
    bId: uuid(),
    QrCodeId: uuid(),
    take: z._default(z.pipe(num(), z.int().check(z.minimum(1), z.maximum(mostEvents))), 10),
  }),
  output: z.object({
    /** Null: the caller does not read requests, and none are among the events. */
    OpenRequests: z.nullable(z.int()),
    Readings: z.array(EquipmentReading).check(z.maxLength(mostReadings)),
    Events: z.array(EquipmentEvent).check(z.maxLength(mostEvents)),
    More: z.boolean(),
  }),
})
