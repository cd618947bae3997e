import { sql } from 'drizzle-orm'
import { may, type PermissionsHash } from '../../../core/permissions.ts'
import { notFound, Refusal } from '../../../core/problem.ts'
import type { Ctx } from '../../../platform/handle.ts'
import { records } from './model.ts'
import { recordAccess } from './record.server.ts'

type Of = { Object: string; ObjectId: string }

const accessTo = (kind: string) => recordAccess.all().find(one => one.Object === kind)

/** Throws unless the caller may see the record: `usr.aut.npm` without the flag, `sys.obj.nof` where it is not theirs. */
export const proveSeen = async (ctx: Ctx<'group'>, { Object: kind, ObjectId }: Of): Promise<void> => {
  const flags = records.all().find(one => one.Object === kind)?.may
  const access = accessTo(kind)
  if (!flags || !access) throw notFound()
  if (!may(ctx.actor.Permissions, flags)) throw new Refusal('usr.aut.npm')
  if (!access.within) {
    if (ObjectId !== ctx.GroupId) throw notFound()
    return
  }
  const buildings =
    ctx.buildings === 'all'
      ? null
      : sql`array[${sql.join(
          [...ctx.buildings, NO_BUILDING].map(id => sql`${id}::uuid`),
          sql`, `,
        )}]`
  const within = buildings && sql` and ${access.within(buildings)}`
  const { rows } = await ctx.tx.execute<{ found: number }>(
    sql`select 1 as found from ${sql.identifier(kind)} x where x.group_id = ${ctx.GroupId} and x.id = ${ObjectId}${within ?? sql``}`,
  )
  if (rows.length === 0) throw notFound()
}

// Keeps the list from being empty, which SQL would not take.
const NO_BUILDING = '00000000-0000-0000-0000-000000000000'

/** Whether the caller may see a field of a record. */
export const fieldSeen = (kind: string, permissions: PermissionsHash): ((field: string) => boolean) =>
  accessTo(kind)?.fieldSeen?.(permissions) ?? (() => true)
