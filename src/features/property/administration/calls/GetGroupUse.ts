import { and, count, eq, isNull, sql } from 'drizzle-orm'
import { handle } from '../../../../platform/handle.ts'
import { member } from '../../../base/people/tables.ts'
import { usesOf } from '../../buildings/archive.server.ts'
import { inUse } from '../../buildings/data.ts'
import { building } from '../../buildings/tables.ts'
import { GetGroupUse as call } from '../contract.ts'

export const GetGroupUse = handle(call, async ({ tx, GroupId }) => {
  const uses = await usesOf(tx, GroupId, inUse(sql`building_id`, GroupId))
  const [buildings] = await tx
    .select({ n: count() })
    .from(building)
    .where(and(eq(building.GroupId, GroupId), isNull(building.ArchivedDate)))
  const [people] = await tx
    .select({ n: count() })
    .from(member)
    .where(and(eq(member.GroupId, GroupId), eq(member.Disabled, false)))
  return { ...uses, Buildings: buildings?.n ?? 0, Members: people?.n ?? 0 }
})
