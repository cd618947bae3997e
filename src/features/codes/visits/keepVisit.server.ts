import { addRecord, saveRecord } from '../../../platform/db/record.ts'
import type { Ctx } from '../../../platform/handle.ts'
import { visitEvent } from '../requests/contract.ts'
import { visit } from './tables.ts'
import type { lockVisit } from './visits.server.ts'

const Object = 'visit'
type LockedVisit = Awaited<ReturnType<typeof lockVisit>>
type VisitChange = Partial<Pick<typeof visit.$inferSelect, 'InDate' | 'OutDate' | 'Breaks' | 'Reason'>>

/** Keeps a change of a locked visit, and tells the screens of its building. */
export const keepVisit = async (ctx: Ctx<'building'>, { kept, row }: LockedVisit, change: VisitChange) => {
  const saved = kept
    ? await saveRecord(ctx, visit, kept, change, { Object })
    : await addRecord(ctx, visit, { ...row, ...change }, { Object }).then(made => ({ acId: made.id, Version: made.Version }))
  await ctx.publish(visitEvent, { BuildingId: ctx.BuildingId })
  return { VisitId: saved.acId, Version: saved.Version }
}
