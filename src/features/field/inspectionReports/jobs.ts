import { and, eq } from 'drizzle-orm'
import type { Language } from '../../../core/words.ts'
import { type InAccount, type JobContext, job } from '../../../platform/jobs/job.ts'
import { lockWalk } from '../inspections/walk.server.ts'
import { chatWriter, ownWriter } from './coverWriter.server.ts'
import { readCoverFacts } from './readCoverFacts.server.ts'
import { makeReport } from './report.server.ts'
import { inspectionReport } from './tables.ts'

type Reporting = InAccount & { InspectionId: string; Language: Language }

/** Makes the first report of a walk that has become complete, with its cover where the building wants one. */
export const makeFirstReport = job<Reporting>('inspections.makeReport', async (context, data) => {
  const { GroupId, InspectionId } = data
  const made = await context.services.db.withTenant(GroupId, async tx => {
    const walk = await lockWalk({ tx, GroupId }, InspectionId)
    return walk && (await makeReport({ tx, GroupId, now: new Date() }, walk))
  })
  if (made?.writesCover) await putCover(context, data)
})

/** Writes the cover of a report that was made again. */
export const writeCover = job<Reporting>('inspections.writeCover', (context, data) => putCover(context, data))

/** Writes a cover outside any transaction: a service may take its time. Where it fails or makes something up, the portal writes it itself. */
const putCover = async ({ services }: JobContext, { GroupId, InspectionId, Language }: Reporting): Promise<void> => {
  const facts = await services.db.withTenant(GroupId, async tx => {
    const walk = await lockWalk({ tx, GroupId }, InspectionId)
    return walk && (await readCoverFacts({ tx, GroupId }, walk, Language))
  })
  if (!facts) return
  const { ai } = services.config
  const Cover = await (ai ? chatWriter(ai) : ownWriter).write(facts, Language).catch(async error => {
    services.log.warn({ InspectionId, error: String(error) }, 'a cover was written without AI')
    return ownWriter.write(facts, Language)
  })
  await services.db.withTenant(GroupId, tx =>
    tx
      .update(inspectionReport)
      .set({ Cover, ModifiedDate: new Date() })
      .where(and(eq(inspectionReport.GroupId, GroupId), eq(inspectionReport.InspectionId, InspectionId))),
  )
}
