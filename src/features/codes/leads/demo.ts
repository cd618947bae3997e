import { and, asc, eq, inArray, isNotNull, lt } from 'drizzle-orm'
import { addDays } from '../../../core/steps.ts'
import { demoPart } from '../../../platform/demo/part.ts'
import { hashText, mulberry32 } from '../../../platform/demo/random.ts'
import { buildingsDemo } from '../../property/buildings/demo.ts'
import { contact } from '../../property/contacts/tables.ts'
import { visitorRequest } from '../requests/tables.ts'
import { leadFlags } from './model.ts'
import { lead } from './tables.ts'

const DAY = 86_400_000
const reasons = ['Too small', 'Found another space', 'Above the budget', 'No answer any more']
const steps = ['Show the space', 'Send the offer', 'Call back', 'Invite to the open house']

/** What became of who showed interest: the older ones are won or lost, those of the last weeks have a next step, the newest wait. */
export const leadsDemo = demoPart('codes/leads', async making => {
  const { tx, to } = making
  for (const { GroupId, BuildingId } of buildingsDemo.made(making)) {
    const here = and(eq(contact.GroupId, GroupId), eq(contact.BuildingId, BuildingId), isNotNull(contact.UserId))
    const [owner] = await tx.select({ id: contact.id }).from(contact).where(here).orderBy(asc(contact.id)).limit(1)
    const sent = await tx
      .select({ id: visitorRequest.id, at: visitorRequest.CreatedDate, Name: visitorRequest.Name })
      .from(visitorRequest)
      .where(
        and(
          eq(visitorRequest.GroupId, GroupId),
          eq(visitorRequest.BuildingId, BuildingId),
          inArray(visitorRequest.FunctionalityType, Object.keys(leadFlags)),
          lt(visitorRequest.CreatedDate, new Date(to.getTime() - 3 * DAY)),
        ),
      )
    const rows = sent.map(({ id, at, Name }): typeof lead.$inferInsert => {
      const random = mulberry32(hashText(`${Name} ${at?.getTime()}`)) // the same in every copy
      const one = <T>(list: readonly T[]): T | undefined => list[Math.floor(random() * list.length)]
      const touched = new Date(Math.min(to.getTime(), (at?.getTime() ?? 0) + (1 + random() * 2) * DAY))
      const base = { GroupId, id, BuildingId, AssigneeId: owner?.id ?? null, CreatedDate: touched, ModifiedDate: touched }
      const isOld = to.getTime() - (at?.getTime() ?? 0) > 30 * DAY
      if (!isOld)
        return {
          ...base,
          Stage: 'Contacted',
          NextStep: one(steps) ?? '',
          NextDay: addDays(to.toISOString().slice(0, 10), 1 + Math.floor(random() * 9)),
        }
      return random() < 0.4
        ? { ...base, Stage: 'Won', ClosedDate: touched }
        : { ...base, Stage: 'Lost', LostReason: one(reasons) ?? '', ClosedDate: touched }
    })
    if (rows.length > 0) await tx.insert(lead).values(rows)
    making.count({ lead: rows.length })
  }
})
