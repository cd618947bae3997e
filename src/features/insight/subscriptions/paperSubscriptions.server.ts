import { and, eq } from 'drizzle-orm'
import { oneOf } from '../../../platform/db/page.ts'
import type { GroupCtx } from '../../../platform/handle.ts'
import { decodeFilters } from '../dashboards/filters.server.ts'
import { readPath } from './reports.ts'
import { reportSubscription as table } from './tables.ts'

/** Turns off the subscriptions of the call's account to a report whose filters are `ofIt`, because it is gone. Gives how many. */
export const stopSubscriptions = async (
  ctx: GroupCtx,
  Type: string,
  ofIt: (values: Record<string, string>) => boolean,
): Promise<number> => {
  const { tx, GroupId } = ctx
  const rows = await tx
    .select({ id: table.id, BuildingId: table.BuildingId, Path: table.Path, Version: table.Version })
    .from(table)
    .where(and(eq(table.GroupId, GroupId), eq(table.Type, Type), eq(table.OnOff, true)))
    .for('update')
  const gone = rows.filter(({ BuildingId, Path }) => ofIt(decodeFilters(readPath(Type, { GroupId, BuildingId }, Path)?.filters)))
  if (gone.length === 0) return 0
  const ids = gone.map(one => one.id)
  const off = { OnOff: false, Stopped: 'Report', NextDate: null } as const
  await tx
    .update(table)
    .set(off)
    .where(and(eq(table.GroupId, GroupId), oneOf(table.id, ids)))
  for (const ObjectId of ids)
    ctx.audit({ Object: 'report_subscription', ObjectId, Before: { OnOff: true }, After: { OnOff: false, Stopped: 'Report' } })
  return gone.length
}
