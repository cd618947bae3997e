import { and, asc, eq, inArray, isNotNull, lt, sql } from 'drizzle-orm'
import { dayIn } from '../../../core/days.ts'
import { addDays, countDays } from '../../../core/steps.ts'
import { timeIn } from '../../../core/zones.ts'
import { demoPart } from '../../../platform/demo/part.ts'
import { hashText, mulberry32 } from '../../../platform/demo/random.ts'
import { buildingsDemo } from '../../property/buildings/demo.ts'
import { contact } from '../../property/contacts/tables.ts'
import { visitorRequest } from '../requests/tables.ts'
import { type VisitKind, visitForms } from './model.ts'
import { visit } from './tables.ts'

const [MINUTE, HOUR] = [60_000, 3_600_000]
const staffDays = 60
const atOnce = 500

/** Most visits by forms were checked out, some were forgotten; two of the staff of each building clock in on workdays. */
export const visitsDemo = demoPart('codes/visits', async making => {
  const { tx, to } = making
  for (const { GroupId, BuildingId, building } of buildingsDemo.made(making)) {
    const sent = await tx
      .select()
      .from(visitorRequest)
      .where(
        and(
          eq(visitorRequest.GroupId, GroupId),
          eq(visitorRequest.BuildingId, BuildingId),
          inArray(visitorRequest.FunctionalityType, Object.keys(visitForms)),
          lt(visitorRequest.CreatedDate, new Date(to.getTime() - 8 * HOUR)),
        ),
      )
    const rows: (typeof visit.$inferInsert)[] = sent.flatMap(one => {
      const random = mulberry32(hashText(`${one.Name} ${one.CreatedDate?.getTime()}`)) // the same in every copy
      const Kind: VisitKind | undefined = Object.entries(visitForms).find(([type]) => type === one.FunctionalityType)?.[1]
      if (!Kind || random() < 0.06) return []
      const InDate = one.CreatedDate ?? to
      const OutDate = new Date(Math.min(to.getTime(), InDate.getTime() + (15 + random() * 200) * MINUTE))
      const { id, Name, CompanyName, HostName, Unit, Detail: Purpose, PhoneNumber } = one
      return [{ GroupId, id, BuildingId, Kind, FromForm: true, Name, CompanyName, HostName, Unit, Purpose, PhoneNumber, InDate, OutDate }]
    })
    const here = and(eq(contact.GroupId, GroupId), eq(contact.BuildingId, BuildingId), isNotNull(contact.UserId))
    const staff = await tx
      .select({ id: contact.id, FullName: contact.FullName })
      .from(contact)
      .where(here)
      .orderBy(asc(sql`${contact.FullName}->>'en'`))
      .limit(2)
    const [zone, today] = [building.TimeZone, dayIn(building.TimeZone, to.getTime())]
    for (const { id: ContactId, FullName } of staff)
      for (let n = staffDays; n > 0; n--) {
        const day = addDays(today, -n)
        const random = mulberry32(hashText(`${FullName.en}${day}`))
        if (countDays('2026-01-04', day) % 7 < 2 || random() < 0.05) continue // weekends, days off
        const start = timeIn(zone, day, '08:00') + Math.floor(random() * 30 - 10) * MINUTE
        const rest = { Start: start + 4 * HOUR, End: start + 4 * HOUR + Math.floor(25 + random() * 20) * MINUTE }
        const OutDate = new Date(start + Math.floor(8 * 60 + random() * 60) * MINUTE)
        rows.push({ GroupId, BuildingId, Kind: 'Staff', Name: FullName.en, ContactId, InDate: new Date(start), OutDate, Breaks: [rest] })
      }
    for (let at = 0; at < rows.length; at += atOnce) await tx.insert(visit).values(rows.slice(at, at + atOnce))
    making.count({ visit: rows.length })
  }
})
