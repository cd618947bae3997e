import { and, eq, isNotNull } from 'drizzle-orm'
import { addDays } from '../../../core/steps.ts'
import { demoPart } from '../../../platform/demo/part.ts'
import { buildingsDemo } from '../../property/buildings/demo.ts'
import { contact } from '../../property/contacts/tables.ts'
import { roundAbsence } from '../rounds/tables.ts'

/** Somebody of each building with two walkers is away from tomorrow on, and another one walks instead. */
export const scheduleDemo = demoPart('field/schedule', async making => {
  const { tx, to } = making
  const today = to.toISOString().slice(0, 10)
  for (const { GroupId, BuildingId } of buildingsDemo.made(making)) {
    const here = and(eq(contact.GroupId, GroupId), eq(contact.BuildingId, BuildingId), isNotNull(contact.UserId))
    const people = await tx.select({ UserId: contact.UserId }).from(contact).where(here).orderBy(contact.id).limit(2)
    const [UserId, StandInId] = people.map(one => one.UserId)
    if (!UserId || !StandInId) continue
    const absence = { UserId, StandInId, First: addDays(today, 1), Last: addDays(today, 5) }
    await tx.insert(roundAbsence).values({ GroupId, BuildingId, ...absence, CreatedDate: to, ModifiedDate: to })
    making.count({ absence: 1 })
  }
})
