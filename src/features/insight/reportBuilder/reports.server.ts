import { and, eq, isNull, or } from 'drizzle-orm'
import { isUuid } from '../../../core/ids.ts'
import { may } from '../../../core/permissions.ts'
import { invalid, notFound, Refusal } from '../../../core/problem.ts'
import type { GroupCtx } from '../../../platform/handle.ts'
import type { ComposedPaper } from '../dashboards/composed.server.ts'
import { dashboards, scopeFlags } from '../dashboards/model.ts'
import { builtReportDashboard } from './dashboard.ts'
import type { ReportBlock, ReportScope } from './model.ts'
import { reportMessages } from './rules.ts'
import { customReport as table } from './tables.ts'

/** The scopes whose reports the caller may read and build. */
export const scopesOf = ({ actor }: Pick<GroupCtx, 'actor'>): ReportScope[] =>
  (Object.keys(scopeFlags) as ReportScope[]).filter(scope => may(actor.Permissions, scopeFlags[scope])) // its keys

/** Refuses a report of a scope that is not the caller's. */
export const requireScope = (ctx: Pick<GroupCtx, 'actor'>, scope: ReportScope): void => {
  if (!scopesOf(ctx).includes(scope)) throw new Refusal('usr.aut.npm')
}

/** The reports of the account that a user sees: everybody's, and their own. */
export const seenByUser = (GroupId: string, UserId: string) =>
  and(eq(table.GroupId, GroupId), or(isNull(table.OwnerId), eq(table.OwnerId, UserId)))

/** A report that the caller sees, in a scope that is theirs. Throws `sys.obj.nof`. */
export const findReport = async (ctx: GroupCtx, rId: string) => {
  const [row] = await ctx.tx
    .select()
    .from(table)
    .where(and(seenByUser(ctx.GroupId, ctx.actor.UserId), eq(table.id, rId)))
  if (!row) throw notFound()
  requireScope(ctx, row.Scope)
  return row
}

/** Refuses parts of dashboards that are not of the scope, that name people or that are reports themselves. */
export const requireBlocks = (Scope: ReportScope, Blocks: readonly ReportBlock[]): void => {
  const known = new Set(dashboards.all().flatMap(one => (one.scopes.includes(Scope) && !one.personal && !one.composed ? [one.key] : [])))
  const problems = Blocks.flatMap(({ Kind, Dashboard }, at) =>
    Kind === 'Part' && !known.has(Dashboard) ? [{ Field: `Blocks.${at}.Dashboard`, Message: reportMessages.noDashboard }] : [],
  )
  if (problems.length > 0) throw invalid(problems)
}

/** What knows whether the report that a paper names is there, and its reader's to see. */
export const builtReportPaper: ComposedPaper = {
  key: builtReportDashboard.key,
  isThere: async ({ tx, GroupId, UserId }, { scope }, { rId }) => {
    if (!isUuid(rId)) return false
    return (await tx.$count(table, and(seenByUser(GroupId, UserId), eq(table.id, rId), eq(table.Scope, scope)))) > 0
  },
}
