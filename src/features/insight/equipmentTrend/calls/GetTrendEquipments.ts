import { handle } from '../../../../platform/handle.ts'
import { GetTrendEquipments as call } from '../contract.ts'
import { listReadPieces } from '../readings.server.ts'

export const GetTrendEquipments = handle(call, async (ctx, { st, take, skip }) => ({
  Equipments: (await listReadPieces(ctx)).filter(one => st === undefined || one.Type === st).slice(skip, skip + take),
}))
