import { and, eq, ne, sql } from 'drizzle-orm'
import { notFound } from '../../core/problem.ts'
import type { GroupCtx } from '../../platform/handle.ts'
import { taken } from '../buildings/data.ts'
import type { Contact } from './model.ts'
import { vendor, vendorBuilding } from './tables.ts'

/** The vendor that a contact works for: by its id, else by its name, which makes it where there is none. It then serves the building. */
export const vendorFor = async (
  ctx: GroupCtx,
  { VendorId, VendorName }: Pick<Contact, 'VendorId' | 'VendorName'>,
  BuildingId: string | null,
): Promise<string> => {
  const found = VendorId
    ? await vendorWhere(ctx, eq(vendor.id, VendorId))
    : await vendorWhere(ctx, sql`lower(${vendor.VendorName}) = lower(${VendorName?.trim() ?? ''})`)
  if (VendorId && !found) throw notFound()
  const id = found ?? (await newVendor(ctx, VendorName?.trim() ?? ''))
  if (BuildingId) await ctx.tx.insert(vendorBuilding).values({ GroupId: ctx.GroupId, BuildingId, VendorId: id }).onConflictDoNothing()
  return id
}

const vendorWhere = async (ctx: GroupCtx, which: ReturnType<typeof sql>): Promise<string | undefined> => {
  const [found] = await ctx.tx
    .select({ id: vendor.id })
    .from(vendor)
    .where(and(eq(vendor.GroupId, ctx.GroupId), which))
    .orderBy(vendor.CreatedDate)
    .limit(1)
  return found?.id
}

const newVendor = async (ctx: GroupCtx, VendorName: string): Promise<string> => {
  const [made] = await ctx.tx.insert(vendor).values({ GroupId: ctx.GroupId, VendorName }).returning({ id: vendor.id })
  if (!made) throw new Error('no vendor was made')
  ctx.audit({ Object: 'vendor', ObjectId: made.id, After: { VendorName } })
  return made.id
}

/** A vendor's name is unique in its account, whatever its case. */
export const freeVendorName = async (ctx: GroupCtx, VendorName: string, but?: string): Promise<void> => {
  const same = sql`lower(${vendor.VendorName}) = lower(${VendorName})`
  const [other] = await ctx.tx
    .select({ id: vendor.id })
    .from(vendor)
    .where(and(eq(vendor.GroupId, ctx.GroupId), same, but ? ne(vendor.id, but) : undefined))
    .limit(1)
  if (other) throw taken('VendorName')
}

type VendorInput = Pick<typeof vendor.$inferInsert, 'VendorName' | 'Trade' | 'Categories'> & {
  ContactName?: string | null | undefined
  Phone?: string | null | undefined
  Email?: string | null | undefined
}

/** A vendor's own columns, without blanks around texts. */
export const vendorColumns = ({ VendorName, Trade, Categories, ContactName, Phone, Email }: VendorInput) => ({
  VendorName: VendorName.trim(),
  Trade: Trade?.trim() ?? '',
  Categories: [...new Set(Categories)],
  ContactName: ContactName?.trim() || null,
  Phone: Phone || null,
  Email: Email?.trim().toLowerCase() || null,
})
