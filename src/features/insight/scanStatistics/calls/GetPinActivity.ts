import { sql } from 'drizzle-orm'
import { handle } from '../../../../platform/handle.ts'
import { GetPinActivity as call } from '../contract.ts'
import { daysWanted, placesWanted } from '../data.ts'
import type { PinItem } from '../model.ts'

export const GetPinActivity = handle(call, async (ctx, dates) => {
  const { rows } = await ctx.tx.execute<PinItem>(sql`
    select d.type as "Type", sum(d.sign_ins)::int as "SignIns", count(distinct d.building_id)::int as "BuildingCount",
      floor(extract(epoch from max(d.last_date)) * 1000)::bigint as "LastDate"
    from pin_day d join building b on b.group_id = ${ctx.GroupId} and b.id = d.building_id
    where d.group_id = ${ctx.GroupId} and ${placesWanted(ctx, sql`d.building_id`)} and ${daysWanted(dates)}
    group by 1 order by 2 desc, 1`)
  return { Pins: rows }
})
