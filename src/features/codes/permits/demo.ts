import { and, asc, eq, inArray, isNotNull, lt, sql } from 'drizzle-orm'
import { dayIn } from '../../../core/days.ts'
import { addDays } from '../../../core/steps.ts'
import { timeIn } from '../../../core/zones.ts'
import type { DemoMaking } from '../../../platform/demo/part.ts'
import { hashText, mulberry32 } from '../../../platform/demo/random.ts'
import { buildingsDemo } from '../../property/buildings/demo.ts'
import { contact } from '../../property/contacts/tables.ts'
import { endDemoRequests } from '../requests/demo.ts'
import { visitorRequest } from '../requests/tables.ts'
import { isPermitKind, type PermitKind, permitKinds } from './model.ts'
import { permit, permitSetting } from './tables.ts'

const [MINUTE, HOUR, DAY] = [60_000, 3_600_000, 86_400_000]
const reasons = ['Wind above 25 mph on that day.', 'No certificate of insurance on file.', 'The chiller is being serviced then.']
const hoursOf: Readonly<Record<PermitKind, readonly [string, string]>> = { RoofAccess: ['08:00', '11:30'], TenantHVAC: ['18:00', '21:00'] }
const terms = {
  RoofAccess: { EarliestTime: '07:00', LatestTime: '18:00', NoticeHours: 24, HourlyRate: 0, MinimumHours: 0 },
  TenantHVAC: { NoticeHours: 24, HourlyRate: 85, MinimumHours: 2 },
} as const

type Sent = Pick<typeof visitorRequest.$inferSelect, 'id' | 'FunctionalityType' | 'CreatedDate' | 'Name'>
type DecidedPermit = typeof permit.$inferInsert & { id: string; DoneDate: Date }
type DecidedAt = { GroupId: string; BuildingId: string; zone: string; Approver: string }

/** What became of a request: refused, or approved and taken place two days later. */
const decide = ({ zone, ...place }: DecidedAt, { id, FunctionalityType: Kind, CreatedDate, Name }: Sent): DecidedPermit[] => {
  if (!isPermitKind(Kind) || CreatedDate === null) return []
  const random = mulberry32(hashText(`${Name} ${CreatedDate.getTime()}`)) // the same in every copy
  const decided = new Date(CreatedDate.getTime() + (1 + random() * 4) * HOUR)
  const day = addDays(dayIn(zone, CreatedDate.getTime()), 2)
  const [from, until] = hoursOf[Kind]
  const [StartDate, EndDate] = [new Date(timeIn(zone, day, from)), new Date(timeIn(zone, day, until))]
  const { HourlyRate, MinimumHours } = terms[Kind]
  const base = { ...place, id, Kind, DecidedDate: decided, HourlyRate, MinimumHours, CreatedDate: decided, ModifiedDate: decided }
  if (random() < 0.15) {
    const Reason = reasons[Math.floor(random() * reasons.length)] ?? ''
    return [{ ...base, Status: 'Refused', Reason, DoneDate: decided }]
  }
  const BegunDate = new Date(StartDate.getTime() + random() * 20 * MINUTE)
  const EndedDate = new Date(EndDate.getTime() + (random() * 40 - 30) * MINUTE)
  const took = { StartDate, EndDate, BegunDate, EndedDate, Late: random() < 0.2, ModifiedDate: EndedDate }
  return [{ ...base, ...took, Status: 'Ended', DoneDate: EndedDate }]
}

/** Called by the part that has made the requests. Those of the last days wait for a decision. */
export const decideDemoPermits = async (making: DemoMaking): Promise<void> => {
  const { tx, to } = making
  for (const { GroupId, BuildingId, building } of buildingsDemo.made(making)) {
    const { GroupId: group, BuildingId: at, FunctionalityType, CreatedDate } = visitorRequest
    const before = lt(CreatedDate, new Date(to.getTime() - 4 * DAY))
    const sent = await tx
      .select()
      .from(visitorRequest)
      .where(and(eq(group, GroupId), eq(at, BuildingId), inArray(FunctionalityType, [...permitKinds]), before))
    if (sent.length === 0) continue
    const here = and(eq(contact.GroupId, GroupId), eq(contact.BuildingId, BuildingId), isNotNull(contact.UserId))
    const [decider] = await tx
      .select({ FullName: contact.FullName })
      .from(contact)
      .where(here)
      .orderBy(asc(sql`${contact.FullName}->>'en'`))
      .limit(1)
    const place = { GroupId, BuildingId, zone: building.TimeZone, Approver: decider?.FullName.en ?? '' }
    const rows = sent.flatMap(one => decide(place, one))
    await tx.insert(permit).values(rows.map(({ DoneDate: _done, ...row }) => row))
    await endDemoRequests(
      making,
      GroupId,
      rows.map(({ id, Status, DoneDate }) => ({ id, DoneDate, Status: Status === 'Ended' ? 'Done' : 'Cancelled' })),
    )
    const kinds = permitKinds.filter(kind => rows.some(one => one.Kind === kind))
    await tx.insert(permitSetting).values(kinds.map(Kind => ({ GroupId, BuildingId, Kind, ...terms[Kind] })))
    making.count({ permit: rows.length, permit_setting: kinds.length })
  }
}
