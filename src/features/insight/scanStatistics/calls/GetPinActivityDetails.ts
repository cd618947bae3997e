import { sql } from 'drizzle-orm'
import { handle } from '../../../../platform/handle.ts'
import { GetPinActivityDetails as call } from '../contract.ts'
import { daysWanted, placesWanted, trendOf } from '../data.ts'
import type { PinPlace } from '../model.ts'

export const GetPinActivityDetails = handle(call, async (ctx, { type, ...dates }) => {
  const used = sql`d.group_id = ${ctx.GroupId} and d.type = ${type} and ${placesWanted(ctx, sql`d.building_id`)}`
  const { rows } = await ctx.tx.execute<PinPlace>(sql`
    select b.id as "BuildingId", b.name as "BuildingName", sum(d.sign_ins)::int as "SignIns",
      floor(extract(epoch from max(d.last_date)) * 1000)::bigint as "LastDate"
    from pin_day d join building b on b.group_id = ${ctx.GroupId} and b.id = d.building_id
    where ${used} and ${daysWanted(dates)}
    group by b.group_id, b.id, b.name order by 3 desc, b.id`)
  return { Places: rows, Trend: await trendOf(ctx, () => sql`select d.day, d.sign_ins as n from pin_day d where ${used}`) }
})
