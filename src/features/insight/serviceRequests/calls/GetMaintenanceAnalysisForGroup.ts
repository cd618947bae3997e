import { sql } from 'drizzle-orm'
import { handle } from '../../../../platform/handle.ts'
import { GetMaintenanceAnalysisForGroup as call } from '../contract.ts'
import { sumService } from '../sums.server.ts'

type ByBuilding = { BuildingId: string; BuildingName: { en: string } }

export const GetMaintenanceAnalysisForGroup = handle(call, async (ctx, days) => {
  const rows = await sumService<ByBuilding>(ctx, days, {
    keys: sql`b.id as "BuildingId", b.name as "BuildingName"`,
    by: sql`b.id, b.name`,
  })
  return { Buildings: rows.toSorted((a, b) => b.Total - a.Total || a.BuildingName.en.localeCompare(b.BuildingName.en)) }
})
