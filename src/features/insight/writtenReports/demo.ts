import { dayIn } from '../../../core/days.ts'
import type { BuildingId, GroupId as GroupIdType } from '../../../core/ids.ts'
import { addDays } from '../../../core/steps.ts'
import { demoPart } from '../../../platform/demo/part.ts'
import { buildingsDemo } from '../../property/buildings/demo.ts'
import { readReportFigures } from './figures.server.ts'
import { writtenReport } from './tables.ts'

/** A report of the last 90 days of each building. */
export const writtenReportsDemo = demoPart('insight/writtenReports', async making => {
  const rows: (typeof writtenReport.$inferInsert)[] = []
  for (const { GroupId, BuildingId, building } of buildingsDemo.made(making)) {
    const zone = building.TimeZone
    const LastDay = addDays(dayIn(zone, making.to.getTime()), -1)
    const FirstDay = addDays(LastDay, -89)
    const ctx = { tx: making.tx, GroupId: GroupId as GroupIdType, BuildingId: BuildingId as BuildingId, buildings: 'all' as const } // made here
    const Figures = await readReportFigures(ctx, 'Student', { first: FirstDay, last: LastDay }, zone)
    if (Figures.Total > 0) rows.push({ GroupId, BuildingId, Type: 'Student', FirstDay, LastDay, Figures, CreatedBy: 'Elena Ward' })
  }
  if (rows.length > 0) await making.tx.insert(writtenReport).values(rows)
  making.count({ 'written report': rows.length })
})
