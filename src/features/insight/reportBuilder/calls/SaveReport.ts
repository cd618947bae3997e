import { and, eq, ne, sql } from 'drizzle-orm'
import { lockRecord, requireVersion, saveRecord } from '../../../../platform/db/record.ts'
import { type GroupCtx, handle } from '../../../../platform/handle.ts'
import { makeDuplicateRefusal } from '../../../property/buildings/data.ts'
import { SaveReport as call } from '../contract.ts'
import { requireBlocks, requireScope } from '../reports.server.ts'
import { customReport } from '../tables.ts'

const Object = 'custom_report'

export const SaveReport = handle(call, async (ctx, { ReportId, Version, ...input }) => {
  const Name = input.Name.trim()
  const { Blocks } = input
  if (!ReportId) {
    const { Scope } = input
    requireScope(ctx, Scope)
    requireBlocks(Scope, Blocks)
    const values = { GroupId: ctx.GroupId, Name, Scope, Blocks }
    const [row] = await ctx.tx.insert(customReport).values(values).onConflictDoNothing().returning()
    if (!row) throw makeDuplicateRefusal('Name')
    ctx.audit({ Object, ObjectId: row.id, After: { Name, Scope, Parts: Blocks.length } })
    return { acId: row.id, ReportId: row.id, Version: row.Version }
  }
  const before = await lockRecord(ctx, customReport, and(eq(customReport.GroupId, ctx.GroupId), eq(customReport.id, ReportId)))
  requireScope(ctx, before.Scope)
  requireVersion(before, Version)
  requireBlocks(before.Scope, Blocks)
  await requireFreeName(ctx, Name, ReportId)
  return { ReportId, ...(await saveRecord(ctx, customReport, before, { Name, Blocks }, { Object })) }
})

const requireFreeName = async (ctx: GroupCtx, Name: string, ReportId: string): Promise<void> => {
  const same = and(eq(customReport.GroupId, ctx.GroupId), ne(customReport.id, ReportId), sql`lower(${customReport.Name}) = lower(${Name})`)
  if ((await ctx.tx.$count(customReport, same)) > 0) throw makeDuplicateRefusal('Name')
}
