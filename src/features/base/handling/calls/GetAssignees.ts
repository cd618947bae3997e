import { and, eq, sql } from 'drizzle-orm'
import { notFound } from '../../../../core/problem.ts'
import { byName } from '../../../../platform/db/page.ts'
import { handle } from '../../../../platform/handle.ts'
import { building } from '../../../property/buildings/tables.ts'
import { describeTrade } from '../../../property/contacts/data.ts'
import { contact } from '../../../property/contacts/tables.ts'
import { signsIn, worksIn } from '../assignees.server.ts'
import { GetAssignees as call } from '../contract.ts'

export const GetAssignees = handle(call, async ({ tx, GroupId, BuildingId, actor }) => {
  const rows = await tx
    .select({
      ContactId: contact.id,
      Name: sql<string>`coalesce(${contact.Name}, '')`,
      Role: contact.Role,
      Trade: describeTrade(GroupId),
      UserId: contact.UserId,
    })
    .from(contact)
    .where(and(eq(contact.GroupId, GroupId), worksIn(BuildingId), signsIn))
    .orderBy(byName(sql`${contact.Name}`), contact.id)
  const [place] = await tx
    .select({ Name: building.Name })
    .from(building)
    .where(and(eq(building.GroupId, GroupId), eq(building.id, BuildingId)))
  if (!place) throw notFound()
  return { BuildingName: place.Name, Assignees: rows.map(({ UserId, ...one }) => ({ ...one, Mine: UserId === actor.UserId })) }
})
