import { PRODUCT } from '../../../core/product.ts'
import { batches } from '../../../platform/db/batches.ts'
import { demoPart } from '../../../platform/demo/part.ts'
import { inspectionsDemo } from '../inspections/demo.ts'
import { inspectionReport } from './tables.ts'

/** The report of each walk, as the job makes it when a walk is complete. */
export const inspectionReportsDemo = demoPart('field/inspectionReports', async making => {
  const rows = inspectionsDemo.made(making).map(({ walk, stops }): typeof inspectionReport.$inferInsert => ({
    GroupId: walk.GroupId,
    BuildingId: walk.BuildingId,
    InspectionId: walk.id,
    CoverType: PRODUCT,
    Stops: Object.fromEntries(stops.map(({ StopId, answers, notes }) => [StopId, { Answers: answers, Notes: notes }])),
    MadeDate: walk.CompleteDate ?? making.to,
    CreatedDate: walk.CompleteDate ?? making.to,
    ModifiedDate: walk.CompleteDate ?? making.to,
  }))
  for (const some of batches(rows)) await making.tx.insert(inspectionReport).values(some)
  making.count({ inspectionReport: rows.length })
})
