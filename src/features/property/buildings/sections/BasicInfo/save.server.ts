import { and, eq, ne } from 'drizzle-orm'
import { makeDuplicateRefusal } from '../../../../../core/problem.ts'
import { timeZoneOf } from '../../../../../core/states.ts'
import type { BuildingSaved, BuildingSaving } from '../../data.ts'
import { building } from '../../tables.ts'
import type { BasicInfo } from './model.ts'
import { tidyBasicInfo } from './rules.ts'

/** A move to another state sets the clock; a move to another place drops the coordinates of the old one. */
export const saveBasicInfo = async ({ ctx, BuildingId, before }: BuildingSaving, payload: BasicInfo): Promise<BuildingSaved> => {
  const { Code, ...info } = tidyBasicInfo(payload)
  if (Code && Code !== before.Code) {
    const [other] = await ctx.tx
      .select({ id: building.id })
      .from(building)
      .where(and(eq(building.GroupId, ctx.GroupId), eq(building.Code, Code), ne(building.id, BuildingId)))
    if (other) throw makeDuplicateRefusal('BasicInfo.Code')
  }
  const otherState = info.State !== before.State || info.Country !== before.Country
  const otherPlace = otherState || info.City !== before.City || info.Zip !== before.Zip
  const columns = {
    ...info,
    ...(Code && { Code }),
    ...(otherState && { TimeZone: timeZoneOf(info.Country, info.State) }),
    ...(otherPlace && { Latitude: null, Longitude: null }),
  }
  return { columns }
}
