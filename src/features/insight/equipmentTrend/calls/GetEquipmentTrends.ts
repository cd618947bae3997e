import { handle } from '../../../../platform/handle.ts'
import { GetEquipmentTrends as call } from '../contract.ts'
import { readTrends } from '../readings.server.ts'

export const GetEquipmentTrends = handle(call, readTrends)
