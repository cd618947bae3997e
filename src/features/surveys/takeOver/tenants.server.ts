import { and, eq } from 'drizzle-orm'
import { isSameName } from '../../../core/fold.ts'
import { isEmpty } from '../../../core/problem.ts'
import { isNamedOneOf } from '../../../platform/db/page.ts'
import { lockRecord } from '../../../platform/db/record.ts'
import type { Ctx } from '../../../platform/handle.ts'
import { companyProblems } from '../../property/contacts/rules.ts'
import { tenantCompany } from '../../property/contacts/tables.ts'
import { addTenant, editTenant, seenTenants } from '../../property/contacts/tenants.server.ts'
import type { ArchorTenant } from '../surveyAnswers/sections/Contacts/model.ts'
import { atKey, type FoundItem, lacking, makeFact, type TakeOverKind, type TakeOverPlace } from './kind.server.ts'
import type { TakenOver } from './tables.ts'

type TenantRow = typeof tenantCompany.$inferSelect
type Tenant = { Key: string; said: ArchorTenant; row: TenantRow | undefined }

/** Anchor tenants: each is the tenant of the building with the same name, else a new one. A tenant's size stays with the survey. */
export const tenantsKind: TakeOverKind = {
  find: async place => (await findTenants(place)).map(one => itemOf(place.ctx, one)),
  check: async (place, chosen) => {
    const tenants = await findTenants(place)
    return chosen.flatMap(({ item }) => {
      const one = tenants.find(({ Key }) => Key === item.Key)
      return one ? companyProblems(inputOf(one), 'Name').map(wrong => ({ ...wrong, Field: `${one.Key}.${wrong.Field}` })) : []
    })
  },
  take: async (place, chosen) => {
    const tenants = await findTenants(place)
    const done: TakenOver[] = []
    for (const { item } of chosen) {
      const one = tenants.find(({ Key }) => Key === item.Key)
      if (one) done.push(await takeTenant(place.ctx, one))
    }
    return done
  },
  undo: async ({ ctx }, all) => {
    const left: TakenOver[] = []
    for (const one of all.toReversed()) if (!(await undoTenant(ctx, one))) left.push(one)
    return left
  },
}

const findTenants = async ({ ctx, answers }: TakeOverPlace): Promise<Tenant[]> => {
  const said = (answers.Contacts?.TenantInfo.ArchorTenants ?? []).map((one, i) => ({ ...one, Name: one.Name.trim(), Key: `Tenants.${i}` }))
  const first = said.filter((one, i) => !isEmpty(one.Name) && said.findIndex(other => isSameName(other.Name, one.Name)) === i)
  if (first.length === 0) return []
  const rows = await ctx.tx
    .select()
    .from(tenantCompany)
    .where(
      and(
        seenTenants(ctx),
        eq(tenantCompany.BuildingId, ctx.BuildingId),
        isNamedOneOf(
          tenantCompany.TenantName,
          first.map(({ Name }) => Name),
        ),
      ),
    )
  return first.map(({ Key, ...one }) => ({ Key, said: one, row: rows.find(row => isSameName(row.TenantName, one.Name)) }))
}

const itemOf = (ctx: Ctx<'building'>, { Key, said, row }: Tenant): FoundItem => {
  const Facts = [
    { ...makeFact('Name', said.Name, row?.TenantName), Differs: !row },
    ...(isEmpty(said.Floor) ? [] : [makeFact('Floor', said.Floor, row?.Floor)]),
  ]
  const OutOfUse = row?.Disabled === true
  return {
    Key,
    Group: 'Tenants',
    Name: said.Name,
    State: row ? (OutOfUse || Facts.some(one => one.Differs) ? 'Differs' : 'Same') : 'New',
    Match: row ? { Name: row.TenantName, By: 'Name', OutOfUse } : null,
    Facts,
    Fill: null,
    Needs: lacking(ctx.actor.Permissions, 'Tenants'),
  }
}

const inputOf = ({ said, row }: Tenant) => ({
  Name: row?.TenantName ?? said.Name,
  Floor: said.Floor.trim() || (row?.Floor ?? ''),
  Unit: row?.Unit ?? '',
  Phone: row?.Phone ?? null,
  Email: row?.Email ?? null,
})

const takeTenant = async (ctx: Ctx<'building'>, tenant: Tenant): Promise<TakenOver> => {
  const { Key, said, row } = tenant
  const input = inputOf(tenant)
  const rename = (field: string) => `${Key}.${field}`
  const saved = await atKey(rename, async () =>
    row ? editTenant(ctx, { ...input, TenantId: row.id, Version: row.Version, Disabled: false }) : addTenant(ctx, input),
  )
  const Before = row ? { Floor: row.Floor, Disabled: row.Disabled } : null
  return {
    Group: 'Tenants',
    Key,
    Name: said.Name,
    ObjectId: saved.acId,
    Before,
    After: { Floor: input.Floor.trim(), Version: saved.Version },
  }
}

const undoTenant = async (ctx: Ctx<'building'>, { ObjectId, Before, After }: TakenOver): Promise<boolean> => {
  const row = await lockRecord(ctx, tenantCompany, and(seenTenants(ctx), eq(tenantCompany.id, ObjectId)))
  if (row.Disabled) return true // it is out of use already
  if (Before ? row.Floor !== After.Floor : row.Version !== After.Version) return false
  const { TenantName: Name, Unit, Phone, Email, Version } = row
  const Floor = Before ? String(Before.Floor) : row.Floor
  await editTenant(ctx, { Name, Floor, Unit, Phone, Email, TenantId: ObjectId, Version, Disabled: !Before || Before.Disabled === true })
  return true
}
