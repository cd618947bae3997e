import { and, asc, eq, inArray, isNotNull, lt, sql } from 'drizzle-orm'
import { dayIn } from '../../../core/days.ts'
import { addDays } from '../../../core/steps.ts'
import { timeIn } from '../../../core/zones.ts'
import { demoPart } from '../../../platform/demo/part.ts'
import { hashText, mulberry32 } from '../../../platform/demo/random.ts'
import { buildingsDemo } from '../../property/buildings/demo.ts'
import { contact } from '../../property/contacts/tables.ts'
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

/** What became of who asked for a permit: most were approved and took place two days later, some were refused; the newest wait. */
export const permitsDemo = demoPart('codes/permits', async making => {
  const { tx, to } = making
  for (const { GroupId, BuildingId, building } of buildingsDemo.made(making)) {
    const sent = await tx
      .select()
      .from(visitorRequest)
      .where(
        and(
          eq(visitorRequest.GroupId, GroupId),
          eq(visitorRequest.BuildingId, BuildingId),
          inArray(visitorRequest.FunctionalityType, [...permitKinds]),
          lt(visitorRequest.CreatedDate, new Date(to.getTime() - 4 * DAY)),
        ),
      )
    if (sent.length === 0) continue
    const here = and(eq(contact.GroupId, GroupId), eq(contact.BuildingId, BuildingId), isNotNull(contact.UserId))
    const [decider] = await tx
      .select({ FullName: contact.FullName })
      .from(contact)
      .where(here)
      .orderBy(asc(sql`${contact.FullName}->>'en'`))
      .limit(1)
    const zone = building.TimeZone
    const rows = sent.flatMap(({ id, FunctionalityType: Kind, CreatedDate, Name }): (typeof permit.$inferInsert)[] => {
      if (!isPermitKind(Kind) || CreatedDate === null) return []
      const random = mulberry32(hashText(`${Name} ${CreatedDate.getTime()}`)) // the same in every copy
      const decided = new Date(CreatedDate.getTime() + (1 + random() * 4) * HOUR)
      const day = addDays(dayIn(zone, CreatedDate.getTime()), 2)
      const [from, until] = hoursOf[Kind]
      const [StartDate, EndDate] = [new Date(timeIn(zone, day, from)), new Date(timeIn(zone, day, until))]
      const { HourlyRate, MinimumHours } = terms[Kind]
      const base = { GroupId, id, BuildingId, Kind, Approver: decider?.FullName.en ?? '', DecidedDate: decided, HourlyRate, MinimumHours }
      const dated = { CreatedDate: decided, ModifiedDate: decided }
      if (random() < 0.15) return [{ ...base, ...dated, Status: 'Refused', Reason: reasons[Math.floor(random() * reasons.length)] ?? '' }]
      const BegunDate = new Date(StartDate.getTime() + random() * 20 * MINUTE)
      const EndedDate = new Date(EndDate.getTime() + (random() * 40 - 30) * MINUTE)
      return [
        {
          ...base,
          CreatedDate: decided,
          ModifiedDate: EndedDate,
          Status: 'Ended',
          StartDate,
          EndDate,
          BegunDate,
          EndedDate,
          Late: random() < 0.2,
        },
      ]
    })
    await tx.insert(permit).values(rows)
    for (const { id, Status, DecidedDate, EndedDate } of rows)
      await tx
        .update(visitorRequest)
        .set({ Status: Status === 'Ended' ? 'Done' : 'Cancelled', DoneDate: EndedDate ?? DecidedDate })
        .where(and(eq(visitorRequest.GroupId, GroupId), eq(visitorRequest.id, String(id))))
    const kinds = permitKinds.filter(kind => rows.some(one => one.Kind === kind))
    await tx.insert(permitSetting).values(kinds.map(Kind => ({ GroupId, BuildingId, Kind, ...terms[Kind] })))
    making.count({ permit: rows.length, permit_setting: kinds.length })
  }
})
