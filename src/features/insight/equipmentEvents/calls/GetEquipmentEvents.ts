import { handle } from '../../../../platform/handle.ts'
import { GetEquipmentEvents as call } from '../contract.ts'
import { readEquipmentEvents } from '../events.server.ts'

export const GetEquipmentEvents = handle(call, readEquipmentEvents)
