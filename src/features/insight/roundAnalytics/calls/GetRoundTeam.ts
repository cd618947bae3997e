import { sql } from 'drizzle-orm'
import { handle } from '../../../../platform/handle.ts'
import { readDays } from '../../../property/buildings/period.server.ts'
import { GetRoundTeam as call } from '../contract.ts'
import { requireRoundType, shareOf, sumWalks } from '../figures.server.ts'

export const GetRoundTeam = handle(call, async (ctx, { rt, rId, engineer, ...days }) => {
  requireRoundType(ctx, rt)
  const rows = await sumWalks<{ EngineerName: string }>(
    ctx,
    { rt, rId, engineer },
    { days: await readDays(ctx, days), by: sql`engineer_name`, columns: sql`engineer_name as "EngineerName"` },
  )
  return {
    Team: rows
      .map(one => ({
        EngineerName: one.EngineerName,
        Walks: one.Walks,
        StopCompliance: shareOf(one.StopsDone, one.Stops),
        GeoCompliance: shareOf(one.GeoIn, one.GeoAsked),
        StopsErrorNumber: one.Errors,
        MeasurementNumber: one.Measurements,
        Minutes: shareOf(one.Minutes, one.Ended),
      }))
      .toSorted((a, b) => b.Walks - a.Walks || a.EngineerName.localeCompare(b.EngineerName)),
  }
})
