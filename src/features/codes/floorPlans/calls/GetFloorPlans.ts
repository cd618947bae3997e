import { sql } from 'drizzle-orm'
import { byFloor } from '../../../../platform/db/page.ts'
import { handle } from '../../../../platform/handle.ts'
import { qrCode } from '../../qr/tables.ts'
import { GetFloorPlans as call } from '../contract.ts'
import { readPlans } from '../plans.server.ts'
import { floorPlan } from '../tables.ts'

export const GetFloorPlans = handle(call, async ctx => {
  const { GroupId, BuildingId } = ctx
  const Plans = await readPlans(ctx)
  const withPlan = sql`select 1 from ${floorPlan} where ${floorPlan.GroupId} = ${GroupId} and ${floorPlan.BuildingId} = ${BuildingId}
    and name_key(${floorPlan.Floor}) = name_key(${qrCode.Floor})`
  const Floor = sql<string>`min(${qrCode.Floor})`
  const WithoutPlan = await ctx.tx
    .select({ Floor, Codes: sql<number>`count(*)::int` })
    .from(qrCode)
    .where(
      sql`${qrCode.GroupId} = ${GroupId} and ${qrCode.BuildingId} = ${BuildingId} and not ${qrCode.Retired} and not exists (${withPlan})`,
    )
    .groupBy(sql`name_key(${qrCode.Floor})`)
    .orderBy(byFloor(Floor))
  return { Plans, WithoutPlan }
})
