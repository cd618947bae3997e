import { and, eq, ne, type SQL } from 'drizzle-orm'
import { makeDuplicateRefusal, notFound } from '../../../core/problem.ts'
import { isNamed } from '../../../platform/db/page.ts'
import { addRecord, lockRecord, requireVersion, saveRecord } from '../../../platform/db/record.ts'
import { seenBy } from '../../../platform/db/tenantTable.ts'
import type { Ctx, GroupCtx } from '../../../platform/handle.ts'
import { noPermissions, tenantRole } from './contactRoles.ts'
import { tenantCompany } from './tables.ts'

/** Only tenants of this account in buildings that the caller may see. */
export const seenTenants = (ctx: Pick<GroupCtx, 'GroupId' | 'buildings'>): SQL => seenBy(ctx, tenantCompany)

type TenantInput = {
  Name: string
  Floor: string
  Unit: string
  Phone?: string | null | undefined
  Email?: string | null | undefined
  LeaseEnd?: string | null | undefined
}

/** A tenant's own columns, without blanks around texts. */
const tenantColumns = ({ Name, Floor, Unit, Phone, Email, LeaseEnd }: TenantInput) => ({
  TenantName: Name.trim(),
  Floor: Floor.trim(),
  Unit: Unit.trim(),
  Phone: Phone || null,
  Email: Email?.trim().toLowerCase() || null,
  ...(LeaseEnd !== undefined && { LeaseEnd }),
})

/** A tenant's name is unique in its building: refused where another has it. */
const freeTenantName = async (ctx: Ctx<'building'>, TenantName: string, but: string): Promise<void> => {
  const [other] = await ctx.tx
    .select({ id: tenantCompany.id })
    .from(tenantCompany)
    .where(and(inBuilding(ctx), isNamed(tenantCompany.TenantName, TenantName), ne(tenantCompany.id, but)))
  if (other) throw makeDuplicateRefusal('Name')
}

type TenantPlace = Pick<Ctx<'building'>, 'tx' | 'GroupId'> & { BuildingId: string }
/** The tenants of a building. */
const inBuilding = (ctx: Omit<TenantPlace, 'tx'>): SQL | undefined =>
  and(eq(tenantCompany.GroupId, ctx.GroupId), eq(tenantCompany.BuildingId, ctx.BuildingId))

/** A tenant of the building that rents there still; null where it does not, or is none. */
export const findTenantInUse = async (ctx: TenantPlace, id: string): Promise<string | null> => {
  const [row] = await ctx.tx
    .select({ id: tenantCompany.id })
    .from(tenantCompany)
    .where(and(inBuilding(ctx), eq(tenantCompany.id, id), eq(tenantCompany.Disabled, false)))
  return row?.id ?? null
}

/** Throws `sys.obj.nof` unless this is a tenant of the building. */
export const provenTenant = async (ctx: TenantPlace, TenantId: string): Promise<void> => {
  const [found] = await ctx.tx
    .select({ id: tenantCompany.id })
    .from(tenantCompany)
    .where(and(inBuilding(ctx), eq(tenantCompany.id, TenantId)))
  if (!found) throw notFound()
}

/** Adds a tenant to the call's building. */
export const addTenant = async (ctx: Ctx<'building'>, input: TenantInput): Promise<{ acId: string; Version: number }> => {
  const { GroupId, BuildingId } = ctx
  const columns = { ...tenantColumns(input), GroupId, BuildingId }
  const { id, Version } = await addRecord(ctx, tenantCompany, columns, { Object: 'tenant_company', unique: 'Name' })
  return { acId: id, Version }
}

type TenantChange = TenantInput & { TenantId: string; Version: number; Disabled: boolean }

/** Saves a tenant of the call's building, or puts it out of use. */
export const editTenant = async (ctx: Ctx<'building'>, { TenantId, Version, Disabled, ...input }: TenantChange) => {
  const columns = { ...tenantColumns(input), Disabled }
  const before = await lockRecord(ctx, tenantCompany, and(inBuilding(ctx), eq(tenantCompany.id, TenantId)))
  requireVersion(before, Version)
  await freeTenantName(ctx, columns.TenantName, TenantId)
  return saveRecord(ctx, tenantCompany, before, columns, { Object: 'tenant_company' })
}

type Person = { Name: string; TenantId: string; PhoneNumber: string; Email: string }

/** A tenant's person as a contact. */
export const personColumns = ({ Name, TenantId, PhoneNumber, Email }: Person) => ({
  FullName: { en: Name.trim() },
  TenantId,
  Phone: PhoneNumber,
  Email: Email.trim().toLowerCase(),
  Role: tenantRole,
  PermissionSet: noPermissions,
})
