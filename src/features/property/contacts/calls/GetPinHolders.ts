import { and, eq, inArray, isNull, lte, sql } from 'drizzle-orm'
import { byName } from '../../../../platform/db/page.ts'
import { type Ctx, handle } from '../../../../platform/handle.ts'
import { todayOfBuilding } from '../../buildings/data.ts'
import { pinCode, pinDay } from '../../pins/tables.ts'
import { GetPinHolders as call } from '../contract.ts'
import { pinRoles } from '../rules.ts'
import { contact } from '../tables.ts'

/** Contacts shown for a type of PIN. */
const most = 20

export const GetPinHolders = handle(call, async ctx => {
  const [codes, uses, people] = await Promise.all([codesOf(ctx), usesOf(ctx), peopleOf(ctx)])
  const Holders = Object.keys(pinRoles).map(Type => {
    const held = people.filter(one => one.Type === Type)
    const use = uses.find(one => one.Type === Type)
    return {
      Type,
      HasCode: codes.some(one => one.Type === Type),
      Contacts: held.map(({ id, FullName, Phone, Email }) => ({ acId: id, FullName, Phone, Email })),
      Total: held[0]?.Total ?? 0,
      SignIns: use?.SignIns ?? 0,
      LastDate: use?.LastDate ? new Date(use.LastDate).getTime() : null,
    }
  })
  return { Holders }
})

const codesOf = async ({ tx, GroupId, BuildingId }: Ctx<'building'>) =>
  tx
    .select({ Type: pinCode.Type })
    .from(pinCode)
    .where(and(eq(pinCode.GroupId, GroupId), eq(pinCode.BuildingId, BuildingId)))

const usesOf = async ({ tx, GroupId, BuildingId }: Ctx<'building'>) =>
  tx
    .select({
      Type: pinDay.Type,
      SignIns: sql<number>`coalesce(sum(${pinDay.SignIns}) filter (where ${pinDay.Day} > ${todayOfBuilding({ GroupId, BuildingId })} - 30), 0)::int`,
      LastDate: sql<string | null>`max(${pinDay.LastDate})`,
    })
    .from(pinDay)
    .where(and(eq(pinDay.GroupId, GroupId), eq(pinDay.BuildingId, BuildingId)))
    .groupBy(pinDay.Type)

const typeOfRole = sql<string>`case ${contact.Role} ${sql.join(
  Object.entries(pinRoles).flatMap(([Type, roles]) => roles.map(role => sql`when ${role} then ${Type}`)),
  sql` `,
)} end`

/** The first contacts of each type of PIN, by name, each with how many the type has. */
const peopleOf = async ({ tx, GroupId, BuildingId }: Ctx<'building'>) => {
  const held = tx
    .select({
      id: contact.id,
      FullName: contact.FullName,
      Phone: contact.Phone,
      Email: contact.Email,
      Type: typeOfRole.as('type'),
      Place: sql<number>`row_number() over (partition by ${typeOfRole} order by ${byName(sql`${contact.Name}`)}, ${contact.id})`.as(
        'place',
      ),
      Total: sql<number>`(count(*) over (partition by ${typeOfRole}))::int`.as('total'),
    })
    .from(contact)
    .where(
      and(
        eq(contact.GroupId, GroupId),
        eq(contact.BuildingId, BuildingId),
        inArray(contact.Role, Object.values(pinRoles).flat()),
        isNull(contact.TenantId),
        isNull(contact.OffboardedDate),
      ),
    )
    .as('held')
  return tx.select().from(held).where(lte(held.Place, most)).orderBy(held.Place)
}
