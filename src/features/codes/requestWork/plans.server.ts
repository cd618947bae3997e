import { and, eq } from 'drizzle-orm'
import type { GroupId } from '../../../core/ids.ts'
import { addDays, addMonths } from '../../../core/steps.ts'
import { timeIn, wallClock } from '../../../core/zones.ts'
import type { GroupCtx } from '../../../platform/handle.ts'
import type { Services } from '../../../platform/services.ts'
import { dueRows } from '../../../platform/time/dueRows.ts'
import { keepPresent } from '../../base/handling/assignees.server.ts'
import { building } from '../../property/buildings/tables.ts'
import { enqueueTelling } from '../../property/notifications/jobs.ts'
import { findRequestForm } from './forms.server.ts'
import { makeRequest } from './make.server.ts'
import type { RequestPlanStep } from './model.ts'
import { requestPlan } from './tables.ts'

/** When a planned request is made, by the clock of its building: before the first shift begins. */
const madeAt = '06:00'
const months: Readonly<Record<Exclude<RequestPlanStep, 'Week'>, number>> = { Month: 1, Quarter: 3, Year: 12 }

/** The first day of a plan after a day; counted from its first one, so that the 31st is not lost after February. */
export const findPlanDay = ({ FirstDay, Step }: { FirstDay: string; Step: RequestPlanStep }, after: string): string => {
  for (let n = 0; ; n++) {
    const day = Step === 'Week' ? addDays(FirstDay, n * 7) : addMonths(FirstDay, n * months[Step])
    if (day > after) return day
  }
}

/** The moment at which the request of a day is made. */
export const planMoment = (TimeZone: string, day: string): Date => new Date(timeIn(TimeZone, day, madeAt))

/** The day before one: a plan may begin on it. */
export const dayBefore = (day: string): string => addDays(day, -1)

/** The zone of a building and its day now. */
export const readPlanClock = async (
  { tx, GroupId, now }: Pick<GroupCtx, 'tx' | 'GroupId' | 'now'>,
  BuildingId: string,
): Promise<{ TimeZone: string; today: string }> => {
  const [found] = await tx
    .select({ TimeZone: building.TimeZone })
    .from(building)
    .where(and(eq(building.GroupId, GroupId), eq(building.id, BuildingId)))
  const TimeZone = found?.TimeZone ?? 'UTC'
  return { TimeZone, today: wallClock(TimeZone, now.getTime()).toPlainDate().toString() }
}

/** Makes the requests of plans whose day has come; one whose code takes no requests any more ends. Days that were missed are made up once; who has left gets none. */
export const makePlanned = dueRows<typeof requestPlan, Pick<Services, 'jobs'>>({
  name: 'requestWork.makePlanned',
  table: requestPlan,
  due: requestPlan.DueDate,
  every: '*/5 * * * *',
  whileArchived: 'waits',
  batch: 20,
  work: async ({ tx, client, services }, rows) => {
    const now = new Date()
    for (const plan of rows) {
      const { id, BuildingId, QrCodeId, ItemId, Answers, TenantId } = plan
      const group = plan.GroupId as GroupId // of a row of the account
      const [place] = await tx
        .select({ TimeZone: building.TimeZone })
        .from(building)
        .where(and(eq(building.GroupId, group), eq(building.id, BuildingId)))
      const form = place && (await findRequestForm(tx, { GroupId: group, BuildingId, QrCodeId, ItemId }))
      const own = and(eq(requestPlan.GroupId, group), eq(requestPlan.id, id))
      if (!form) {
        await tx.update(requestPlan).set({ DueDate: null }).where(own)
        continue
      }
      const AssigneeId = await keepPresent({ tx, GroupId: group }, plan.AssigneeId, BuildingId)
      const of = { BuildingId, Answers, Channel: 'Planned', TenantId, AssigneeId, Language: 'en' } as const
      const SubjectId = await makeRequest({ tx, GroupId: group, now }, form, of)
      await enqueueTelling(services.jobs, client, [{ What: 'request', GroupId: group, SubjectId }])
      const NextDay = findPlanDay(plan, wallClock(place.TimeZone, now.getTime()).toPlainDate().toString())
      await tx
        .update(requestPlan)
        .set({ NextDay, DueDate: planMoment(place.TimeZone, NextDay) })
        .where(own)
    }
  },
})
