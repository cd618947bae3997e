import { daysAfter } from '../../../../platform/demo/moments.ts'
import { mailName, numberEmail } from '../../../../platform/demo/names.ts'
import { type DemoMaking, requireNoProblems } from '../../../../platform/demo/part.ts'
import type { MadeBuilding } from '../../buildings/demo.ts'
import { noPermissions, tenantRole } from '../contactRoles.ts'
import { tenantContactProblems } from '../rules.ts'
import { contact, tenantCompany, vendor, vendorBuilding } from '../tables.ts'
import { demoTenants, demoVendors, type TenantRow } from './companies.ts'

/** Ids by name. */
export type Ids = ReadonlyMap<string, string>

/** Writes the vendors that serve some buildings of an account. */
export const makeVendors = async ({ tx, from }: DemoMaking, GroupId: string, buildings: readonly MadeBuilding[]): Promise<Ids> => {
  const CreatedDate = daysAfter(from, -20)
  const own = demoVendors.filter(one => buildings.some(({ building }) => building.account === one.account))
  const made = await tx
    .insert(vendor)
    .values(own.map(({ account: _a, serves: _s, ...values }) => ({ ...values, GroupId, CreatedDate, ModifiedDate: CreatedDate })))
    .returning({ id: vendor.id, VendorName: vendor.VendorName })
  const ids = new Map(made.map(({ id, VendorName }) => [VendorName, id]))
  const served = own.flatMap(({ VendorName, serves }) =>
    buildings
      .filter(({ building }) => serves.includes(building.Code))
      .map(({ BuildingId }) => ({ GroupId, BuildingId, VendorId: ids.get(VendorName) ?? '' })),
  )
  if (served.length > 0) await tx.insert(vendorBuilding).values(served)
  return ids
}

/** Writes the tenants of some buildings, each with its person, by the rules of their dialogs. */
export const makeTenants = async (making: DemoMaking, buildings: readonly MadeBuilding[]): Promise<Ids> => {
  const ids = new Map<string, string>()
  for (const made of buildings) {
    const rows = (demoTenants[made.building.Code] ?? []).map((row, i) => tenantOf(making, made, row, i))
    if (rows.length === 0) continue
    const companies = await making.tx
      .insert(tenantCompany)
      .values(rows.map(({ company }) => company))
      .returning({ id: tenantCompany.id, TenantName: tenantCompany.TenantName })
    for (const { id, TenantName } of companies) ids.set(TenantName, id)
    await making.tx.insert(contact).values(rows.map(({ company, person }) => personOf(company, person, ids.get(company.TenantName) ?? '')))
  }
  return ids
}

const tenantOf = ({ from, to, copy }: DemoMaking, { GroupId, BuildingId, building }: MadeBuilding, row: TenantRow, i: number) => {
  const [Floor, Unit, TenantName, Name, domain] = row
  const phone = `1${building.ContactPhoneNumber.slice(1, 4)}55502`
  const CreatedDate = daysAfter(from, -10 + ((i * 97) % 600))
  const place = { GroupId, BuildingId, Floor, Unit, TenantName, CreatedDate, ModifiedDate: CreatedDate }
  const Email = numberEmail(`${mailName(Name.replace(/^(Dr\.?|Chef|Nurse) /, ''))}@${domain}.example`, copy.number)
  return {
    // Leases of three or five years: some end soon.
    company: {
      ...place,
      LeaseEnd: daysAfter(to, 20 + ((i * 173) % 1500))
        .toISOString()
        .slice(0, 10),
      Phone: `${phone}${10 + i}`,
      Email: `office@${domain}.example`,
    },
    person: { Name, PhoneNumber: `${phone}${40 + i}`, Email },
  }
}

type Tenant = ReturnType<typeof tenantOf>
const personOf = (company: Tenant['company'], { Name, PhoneNumber, Email }: Tenant['person'], TenantId: string) => {
  requireNoProblems(`contact ${Name}`, tenantContactProblems({ Name, TenantId, PhoneNumber, Email }))
  const { GroupId, BuildingId, CreatedDate, ModifiedDate } = company
  const values = { GroupId, BuildingId, TenantId, FullName: { en: Name }, Phone: PhoneNumber, Email, CreatedDate, ModifiedDate }
  return { ...values, Role: tenantRole, PermissionSet: noPermissions }
}
