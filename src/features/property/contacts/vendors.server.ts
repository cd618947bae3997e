import { and, eq, ne, sql } from 'drizzle-orm'
import { makeDuplicateRefusal, notFound } from '../../../core/problem.ts'
import { isNamed } from '../../../platform/db/page.ts'
import type { GroupCtx } from '../../../platform/handle.ts'
import type { Contact } from './model.ts'
import { vendor, vendorBuilding } from './tables.ts'

/** The vendor that a contact works for: by its id, else by its name, which makes it where there is none. It then serves the building. */
export const vendorFor = async (
  ctx: GroupCtx,
  { VendorId, VendorName }: Pick<Contact, 'VendorId' | 'VendorName'>,
  BuildingId: string | null,
): Promise<string> => {
  const found = VendorId ? await vendorWhere(ctx, eq(vendor.id, VendorId)) : await vendorWhere(ctx, named(VendorName?.trim() ?? ''))
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
  return found?.id
}

// Somebody else may make it in the same moment: then that one is taken.
const newVendor = async (ctx: GroupCtx, VendorName: string): Promise<string> => {
  const [made] = await ctx.tx.insert(vendor).values({ GroupId: ctx.GroupId, VendorName }).onConflictDoNothing().returning({ id: vendor.id })
  const id = made?.id ?? (await vendorWhere(ctx, named(VendorName)))
  if (!id) throw new Error('no vendor was made')
  if (made) ctx.audit({ Object: 'vendor', ObjectId: id, After: { VendorName } })
  return id
}

const named = (VendorName: string) => isNamed(vendor.VendorName, VendorName)

/** A vendor's name is unique in its account: refused where another has it. */
export const freeVendorName = async (ctx: GroupCtx, VendorName: string, but: string): Promise<void> => {
  const [other] = await ctx.tx
    .select({ id: vendor.id })
    .from(vendor)
    .where(and(eq(vendor.GroupId, ctx.GroupId), named(VendorName), ne(vendor.id, but)))
  if (other) throw makeDuplicateRefusal('VendorName')
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
