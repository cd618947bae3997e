import { and, eq, isNull, ne } from 'drizzle-orm'
import { invalid, makeDuplicateRefusal } from '../../../../core/problem.ts'
import { isNamed } from '../../../../platform/db/page.ts'
import { lockRecord, requireVersion, saveRecord } from '../../../../platform/db/record.ts'
import { type GroupCtx, handle } from '../../../../platform/handle.ts'
import { SaveReport as call } from '../contract.ts'
import { requireBlocks, requireScope, seenByUser } from '../reports.server.ts'
import { reportMessages } from '../rules.ts'
import { customReport } from '../tables.ts'

const Object = 'custom_report'

export const SaveReport = handle(call, async (ctx, { ReportId, Version, Own, ...input }) => {
  const Name = input.Name.trim()
  const { Blocks } = input
  const OwnerId = Own ? ctx.actor.UserId : null
  if (!ReportId) {
    const { Scope } = input
    requireScope(ctx, Scope)
    requireBlocks(Scope, Blocks)
    const values = { GroupId: ctx.GroupId, Name, Scope, OwnerId, Blocks }
    const [row] = await ctx.tx.insert(customReport).values(values).onConflictDoNothing().returning()
    if (!row) throw makeDuplicateRefusal('Name')
    ctx.audit({ Object, ObjectId: row.id, After: { Name, Scope, Own, Parts: Blocks.length } })
    return { acId: row.id, ReportId: row.id, Version: row.Version }
  }
  const before = await lockRecord(ctx, customReport, and(seenByUser(ctx.GroupId, ctx.actor.UserId), eq(customReport.id, ReportId)))
  requireScope(ctx, before.Scope)
  requireVersion(before, Version)
  requireBlocks(before.Scope, Blocks)
  if (Own && !before.OwnerId) throw invalid([{ Field: 'Own', Message: reportMessages.shared }])
  await requireFreeName(ctx, { Name, OwnerId }, ReportId)
  return { ReportId, ...(await saveRecord(ctx, customReport, before, { Name, OwnerId, Blocks }, { Object })) }
})

const requireFreeName = async (ctx: GroupCtx, { Name, OwnerId }: { Name: string; OwnerId: string | null }, ReportId: string) => {
  const beside = and(
    eq(customReport.GroupId, ctx.GroupId),
    OwnerId ? eq(customReport.OwnerId, OwnerId) : isNull(customReport.OwnerId),
    ne(customReport.id, ReportId),
  )
  if ((await ctx.tx.$count(customReport, and(beside, isNamed(customReport.Name, Name)))) > 0) throw makeDuplicateRefusal('Name')
}
