import { and, asc, eq, sql } from 'drizzle-orm'
import { handle } from '../../../../platform/handle.ts'
import { signsIn, worksIn } from '../../../base/handling/assignees.server.ts'
import { contact } from '../../../property/contacts/tables.ts'
import { GetStaffEmployees as call } from '../contract.ts'

const mostEmployees = 1000

export const GetStaffEmployees = handle(call, async ({ tx, GroupId, BuildingId }, { skip }) => {
  const rows = await tx
    .select({ ContactId: contact.id, Name: sql<string>`${contact.FullName}->>'en'` })
    .from(contact)
    .where(and(eq(contact.GroupId, GroupId), signsIn, worksIn(BuildingId)))
    .orderBy(asc(sql`${contact.FullName}->>'en'`), asc(contact.id))
    .limit(mostEmployees)
    .offset(skip)
  return { Employees: rows }
})
