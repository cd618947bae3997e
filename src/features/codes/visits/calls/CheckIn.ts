import { and, eq, gte, isNull } from 'drizzle-orm'
import { invalid } from '../../../../core/problem.ts'
import { addRecord } from '../../../../platform/db/record.ts'
import { handle } from '../../../../platform/handle.ts'
import { signsIn, worksIn } from '../../../base/handling/assignees.server.ts'
import { contact } from '../../../property/contacts/tables.ts'
import { visitEvent } from '../../requests/contract.ts'
import { CheckIn as call } from '../contract.ts'
import { visitMessages } from '../rules.ts'
import { visit } from '../tables.ts'
import { insideSince } from '../visits.server.ts'

export const CheckIn = handle(call, async (ctx, { Kind, ContactId, ...sent }) => {
  const { GroupId, BuildingId, tx, now } = ctx
  const { Name, CompanyName, HostName, Unit, Purpose, PhoneNumber } = sent
  const who = { Name: Name.trim(), ContactId: null as string | null }
  if (Kind === 'Staff' && ContactId) {
    const [person] = await tx
      .select({ FullName: contact.FullName })
      .from(contact)
      .where(and(eq(contact.GroupId, GroupId), eq(contact.id, ContactId), signsIn, worksIn(BuildingId)))
      .for('update')
    if (!person) throw invalid([{ Field: 'ContactId', Message: visitMessages.staff }])
    // Once on the evacuation list, and hours that are counted once: two desks wait for each other at the contact.
    const open = and(eq(visit.GroupId, GroupId), eq(visit.BuildingId, BuildingId), eq(visit.ContactId, ContactId), isNull(visit.OutDate))
    const [here] = await tx
      .select({ id: visit.id })
      .from(visit)
      .where(and(open, gte(visit.InDate, insideSince(now))))
    if (here) throw invalid([{ Field: 'ContactId', Message: visitMessages.here }])
    Object.assign(who, { Name: person.FullName.en, ContactId })
  }
  const row = { GroupId, BuildingId, Kind, ...who, CompanyName, HostName, Unit, Purpose, PhoneNumber, InDate: now }
  const made = await addRecord(ctx, visit, row, { Object: 'visit' })
  await ctx.publish(visitEvent, { BuildingId })
  return { VisitId: made.id, Version: made.Version }
})
