import { and, eq } from 'drizzle-orm'
import { nameIn } from '../../../core/labels.ts'
import { PRODUCT } from '../../../core/product.ts'
import { batches } from '../../../platform/db/batches.ts'
import { type DemoMaking, demoPart } from '../../../platform/demo/part.ts'
import { noteFiles } from '../../../platform/files/fileUse.ts'
import { building } from '../../property/buildings/tables.ts'
import { inspectionsDemo } from '../inspections/demo.ts'
import { composeCover } from './composeCover.server.ts'
import { gatherFacts } from './coverFacts.ts'
import type { WrittenCover } from './model.ts'
import { hasAiCover } from './report.server.ts'
import { inspectionReport } from './tables.ts'

type MadeWalk = ReturnType<typeof inspectionsDemo.made>[number]

/** The report of each walk, as the job makes it when a walk is complete; with the cover of the portal where the building has one. */
export const inspectionReportsDemo = demoPart('field/inspectionReports', async making => {
  const walks = inspectionsDemo.made(making)
  const covered = new Map<string, string>()
  for (const { GroupId, BuildingId } of new Map(walks.map(({ walk }) => [walk.BuildingId, walk])).values())
    if (await hasAiCover({ tx: making.tx, GroupId }, BuildingId)) covered.set(BuildingId, await nameOf(making, GroupId, BuildingId))
  const rows = walks.map((one, i): typeof inspectionReport.$inferInsert => {
    const { walk, stops } = one
    const made = walk.CompleteDate ?? making.to
    const before = walks[i - 1]
    const name = covered.get(walk.BuildingId)
    return {
      GroupId: walk.GroupId,
      BuildingId: walk.BuildingId,
      InspectionId: walk.id,
      CoverType: PRODUCT,
      Cover: name === undefined ? null : writeCover(one, before?.walk.RoundId === walk.RoundId ? before : null, name),
      Stops: Object.fromEntries(stops.map(({ StopId, answers, notes }) => [StopId, { Answers: answers, Notes: notes }])),
      MadeDate: made,
      CreatedDate: made,
      ModifiedDate: made,
    }
  })
  for (const some of batches(rows)) {
    const made = await making.tx.insert(inspectionReport).values(some).returning()
    const withFiles = made.filter(({ Stops }) => JSON.stringify(Stops).includes('FileId'))
    if (withFiles.length > 0) await noteFiles(making.tx, inspectionReport, withFiles)
  }
  making.count({ inspectionReport: rows.length })
})

const nameOf = async ({ tx }: DemoMaking, GroupId: string, BuildingId: string): Promise<string> => {
  const [row] = await tx
    .select({ Name: building.Name })
    .from(building)
    .where(and(eq(building.GroupId, GroupId), eq(building.id, BuildingId)))
  return row ? nameIn(row.Name, 'en') : ''
}

const writeCover = (one: MadeWalk, before: MadeWalk | null, Building: string): WrittenCover => {
  const coverWalk = ({ walk, stops }: MadeWalk) => ({
    figures: {
      Done: walk.StopsDone ?? 0,
      Total: walk.TotalStopNumber,
      GeoIn: walk.GeoIn ?? 0,
      GeoAsked: walk.GeoAsked ?? 0,
      Errors: walk.StopsErrorNumber ?? 0,
    },
    stops: stops.map(({ name, ...stop }) => ({ ...stop, Name: name })),
  })
  const previous = before && coverWalk(before)
  const facts = gatherFacts({ Round: one.walk.RoundName, Building, walk: coverWalk(one), previous, language: 'en' })
  return { By: '', Language: 'en', Paragraphs: composeCover(facts, 'en') }
}
