import { sql } from 'drizzle-orm'
import { may, type Permission, type PermissionsHash } from '../../../core/permissions.ts'
import { notFound, Refusal } from '../../../core/problem.ts'
import type { Ctx } from '../../../platform/handle.ts'
import { BasicInfo } from '../../property/buildings/sections/BasicInfo/model.ts'
import { type Section, sections } from '../../property/propertyPage/sections/sections.ts'
import { type HistoryObject, historyObjects } from './model.ts'

type Of = { Object: HistoryObject; ObjectId: string }

/** Throws unless the caller may see the record: `usr.aut.npm` without the flag, `sys.obj.nof` where it is not theirs. */
export const proveSeen = async (ctx: Ctx<'group'>, { Object, ObjectId }: Of): Promise<void> => {
  if (!may(ctx.actor.Permissions, historyObjects[Object])) throw new Refusal('usr.aut.npm')
  if (Object === 'account' || Object === 'role_permission') {
    if (ObjectId !== ctx.GroupId) throw notFound()
    return
  }
  const buildings =
    ctx.buildings === 'all'
      ? null
      : sql`array[${sql.join(
          [...ctx.buildings, NO_BUILDING].map(id => sql`${id}::uuid`),
          sql`, `,
        )}]`
  const within = buildings && sql` and ${inBuildings[Object](buildings)}`
  const { rows } = await ctx.tx.execute<{ found: number }>(
    sql`select 1 as found from ${sql.identifier(Object)} x where x.group_id = ${ctx.GroupId} and x.id = ${ObjectId}${within ?? sql``}`,
  )
  if (rows.length === 0) throw notFound()
}

// Keeps the list from being empty, which SQL would not take.
const NO_BUILDING = '00000000-0000-0000-0000-000000000000'

type Sql = ReturnType<typeof sql>
const own = (ids: Sql): Sql => sql`x.building_id = any(${ids})`
const inBuildings: Record<Exclude<HistoryObject, 'account' | 'role_permission'>, (ids: Sql) => Sql> = {
  building: ids => sql`x.id = any(${ids})`,
  contact: ids => sql`(x.building_id = any(${ids}) or (x.building_id is null and x.assigned_buildings && ${ids}))`,
  tenant_company: own,
  qr_code: own,
  vendor: ids =>
    sql`exists (select 1 from vendor_building v where v.group_id = x.group_id and v.vendor_id = x.id and v.building_id = any(${ids}))`,
}

/** Whether the caller may see a field of a record: of a building, each section by its flag; what belongs to no section asks for all of them. */
export const fieldSeen = (Object: HistoryObject, permissions: PermissionsHash): ((field: string) => boolean) => {
  if (Object !== 'building') return () => true
  const rows: readonly Section[] = sections
  const all = rows.flatMap(({ shown }) => shown ?? [])
  return field => {
    const [head = ''] = field.split('.')
    const section = rows.find(({ key }) => key === head)
    if (section) return may(permissions, section.shown)
    return basicFields.has(head) ? may(permissions, 'BasicInfo') : all.every((flag: Permission) => may(permissions, flag))
  }
}
const basicFields = new Set([...globalThis.Object.keys(BasicInfo.shape), 'TimeZone', 'Latitude', 'Longitude'])
