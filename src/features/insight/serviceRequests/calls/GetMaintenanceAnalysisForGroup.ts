import { sql } from 'drizzle-orm'
import { handle } from '../../../../platform/handle.ts'
import { GetMaintenanceAnalysisForGroup as call } from '../contract.ts'
import { readServiceOfBuildings } from '../sums.server.ts'

type ByBuilding = { BuildingId: string; BuildingName: { en: string } }

export const GetMaintenanceAnalysisForGroup = handle(call, async (ctx, days) => {
  const rows = await readServiceOfBuildings<ByBuilding>(ctx, days, sql`b.id as "BuildingId", b.name as "BuildingName"`)
  return { Buildings: rows.toSorted((a, b) => b.Total - a.Total || a.BuildingName.en.localeCompare(b.BuildingName.en)) }
})
