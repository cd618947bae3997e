import { and, eq, sql } from 'drizzle-orm'
import { handle } from '../../../../platform/handle.ts'
import { GetPMRounds as call } from '../contract.ts'
import { round, roundStop } from '../tables.ts'
import { listRounds, stopsAt } from '../wanted.server.ts'

export const GetPMRounds = handle(call, (ctx, { filter, ...page }) => {
  const { equiptp, engineerId, ms } = filter
  const where = and(
    eq(round.RoundType, 'PreventativeMaintenance'),
    engineerId ? eq(round.AssignerId, engineerId) : undefined,
    equiptp ? stopsAt(ctx, sql`${roundStop.EquipmentType} = ${equiptp}`) : undefined,
    ms ? stopsAt(ctx, eq(roundStop.MechanicalSpaceId, ms)) : undefined,
  )
  return listRounds(ctx, { call, filter, where, page })
})
