import { appUser, member } from '../../features/base/people/tables.ts'
import { contactRole, noPermissions, tenantRole } from '../../features/property/contacts/contactRoles.ts'
import type { ContactDraft } from '../../features/property/contacts/model.ts'
import { changeRole, contactProblems, newContact, tenantContactProblems, tidied } from '../../features/property/contacts/rules.ts'
import { contact, tenantCompany, vendor, vendorBuilding } from '../../features/property/contacts/tables.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { MadeBuilding } from './account.ts'
import { TENANTS, VENDORS } from './content/companies.ts'
import { PEOPLE } from './content/people.ts'
import type { DemoPerson, GroupKey } from './content/types.ts'
import { numberedEmail } from './copies.ts'
import type { MadeUser } from './users.ts'

const DAY = 86_400_000
type Account = {
  group: GroupKey
  GroupId: string
  buildings: readonly MadeBuilding[]
  users: readonly MadeUser[]
  since: Date
  number: number
}
type ContactValues = typeof contact.$inferInsert

/** Writes the vendors, the people of the buildings and of the portfolio, the tenants and their people: by the rules of their dialogs. */
export const makeContacts = async (tx: Tx, account: Account): Promise<void> => {
  const vendors = await makeVendors(tx, account)
  await makeTenants(tx, account)
  const people = account.buildings.flatMap(one =>
    PEOPLE.filter(({ buildingCode }) => buildingCode === one.building.Code).map(person => valuesOf(account, one, person, vendors)),
  )
  const signIns = await makeSignIns(tx, account, people)
  const known = account.users.map(user => ofUser(account, user))
  await tx.insert(contact).values([...people.map(values => ({ ...values, ...signIns.get(values.Email) })), ...known])
}

const makeVendors = async (tx: Tx, { group, GroupId, buildings, since }: Account): Promise<Map<string, string>> => {
  const CreatedDate = daysAfter(since, -20)
  const own = VENDORS.filter(one => one.group === group)
  const made = await tx
    .insert(vendor)
    .values(own.map(({ group: _group, serves: _serves, ...values }) => ({ ...values, GroupId, CreatedDate, ModifiedDate: CreatedDate })))
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

const makeTenants = async (tx: Tx, { GroupId, buildings, since, number }: Account): Promise<void> => {
  for (const { BuildingId, building } of buildings) {
    const area = building.ContactPhoneNumber.slice(1, 4)
    const rows = (TENANTS[building.Code] ?? []).map(([Floor, Unit, TenantName, person, domain], i) => {
      const CreatedDate = daysAfter(since, -10 + ((i * 97) % 600))
      return {
        company: {
          GroupId,
          BuildingId,
          Floor,
          Unit,
          TenantName,
          CreatedDate,
          Phone: `1${area}55502${10 + i}`,
          Email: `office@${domain}.example`,
        },
        person: {
          Name: person,
          PhoneNumber: `1${area}55502${40 + i}`,
          Email: numberedEmail(`${mailName(person)}@${domain}.example`, number),
        },
      }
    })
    if (rows.length === 0) continue
    const made = await tx
      .insert(tenantCompany)
      .values(rows.map(({ company }) => ({ ...company, ModifiedDate: company.CreatedDate })))
      .returning({ id: tenantCompany.id, TenantName: tenantCompany.TenantName })
    await tx.insert(contact).values(
      rows.map(({ company: { TenantName, CreatedDate }, person: { Name, PhoneNumber, Email } }) => {
        const TenantId = made.find(one => one.TenantName === TenantName)?.id ?? ''
        refuse(Name, tenantContactProblems({ Name, TenantId, PhoneNumber, Email }))
        const dates = { CreatedDate, ModifiedDate: CreatedDate }
        const values = { GroupId, BuildingId, TenantId, FullName: { en: Name }, Phone: PhoneNumber, Email, Role: tenantRole, ...dates }
        return { ...values, PermissionSet: noPermissions }
      }),
    )
  }
}

/** A person of a building as a contact; who comes from outside to clean is a third-party vendor, technicians have shifts. */
const valuesOf = (
  account: Account,
  { BuildingId }: MadeBuilding,
  person: DemoPerson,
  vendors: ReadonlyMap<string, string>,
): ContactValues => {
  const { FullName: Name, Title, Team, Ownership, Phone } = person
  const Email = numberedEmail(person.Email, account.number)
  const Role = roleOf(person)
  const outside = Role === 'Vendor' ? { VendorName: 'Brightwater Facility Care', VendorId: vendors.get('Brightwater Facility Care') } : {}
  const shift = Role === 'MobileEngineer' ? shiftOf(Title) : {}
  const draft = draftOf(Role, { Name, Title, Team, Ownership, Phone, Email, ...outside, ...shift })
  const CreatedDate = daysAfter(account.since, -15)
  return {
    ...checked(draft, false),
    GroupId: account.GroupId,
    BuildingId,
    VendorId: outside.VendorId ?? null,
    CreatedDate,
    ModifiedDate: CreatedDate,
  }
}

const roleOf = ({ Role, Team, Title, Ownership }: DemoPerson): string => {
  if (Role !== 'Employee') return Role
  if (Team === 'Engineering') return /Technician|Nights|Lead/.test(Title) ? 'MobileEngineer' : 'Engineering'
  if (Team === 'Cleaning') return Ownership === 'OutSourced' ? 'Vendor' : 'Cleaning'
  return Team === 'Security' ? 'Security' : 'Employee'
}

const shiftOf = (Title: string) =>
  Title.includes('Nights')
    ? { ShiftType: 'ShiftTime' as const, ShiftHour: '10' }
    : { ShiftType: 'StartEnd' as const, ShiftStart: '07:00', ShiftEnd: '15:30' }

const draftOf = (Role: string, fields: Partial<ContactDraft['Contact']>): ContactDraft => {
  const draft = changeRole(newContact(), Role, contactRole(Role))
  return { ...draft, Contact: { ...draft.Contact, ...fields } }
}

const checked = (draft: ContactDraft, portfolio: boolean): ReturnType<typeof tidied> => {
  refuse(draft.Contact.Name, contactProblems(draft, { portfolio }))
  return tidied(draft)
}

const refuse = (name: string, problems: readonly object[]): void => {
  if (problems.length > 0) throw new Error(`The demo contact ${name} is refused: ${JSON.stringify(problems)}`)
}

/** Users (still without a password) and their places for the contacts whose role signs in. */
const makeSignIns = async (tx: Tx, { GroupId }: Account, people: readonly ContactValues[]) => {
  const rows = people.flatMap(one => {
    const as = contactRole(one.Role)?.as
    return as ? [{ as, ...one }] : []
  })
  const users = await tx
    .insert(appUser)
    .values(rows.map(({ Email, FullName }) => ({ Email, FullName: FullName.en })))
    .returning({ id: appUser.id, Email: appUser.Email })
  const places = rows.map(({ as, Email, BuildingId, Title, Phone, PermissionSet }) => ({
    GroupId,
    UserId: users.find(one => one.Email === Email)?.id ?? '',
    MemberRoleInGroup: as,
    AccessBuildingIds: BuildingId ? [BuildingId] : [],
    Title: Title?.en ?? null,
    Phone,
    PermissionSet,
  }))
  const members = await tx.insert(member).values(places).returning({ id: member.id, UserId: member.UserId })
  const memberOf = new Map(members.map(({ id, UserId }) => [UserId, id]))
  return new Map(users.map(({ id, Email }) => [Email, { UserId: id, MemberId: memberOf.get(id) ?? null }]))
}

/** Who was made as a user is a contact too: of their one building, or of the portfolio. */
const ofUser = ({ GroupId, buildings, since }: Account, made: MadeUser): ContactValues => {
  const { UserId, MemberId, user, AccessBuildingIds } = made
  const all = AccessBuildingIds ?? buildings.map(({ BuildingId }) => BuildingId)
  const [only] = all.length === 1 ? all : []
  const Team = user.Title.includes('Engineer') ? 'Engineering' : 'Property Team'
  const fields = { Name: user.FullName, Title: user.Title, Team, Ownership: 'InHouse' as const, Phone: user.PhoneNumber, Email: user.Email }
  const draft = { ...draftOf(user.Role, fields), ...(!only && { AssignedBuildings: all }) }
  const place = only ? { BuildingId: only } : { AssignedBuildings: all }
  const CreatedDate = daysAfter(since, -25)
  return { ...checked(draft, !only), ...place, GroupId, UserId, MemberId, CreatedDate, ModifiedDate: CreatedDate }
}

const daysAfter = (at: Date, days: number): Date => new Date(at.getTime() + days * DAY)

const mailName = (name: string): string =>
  name
    .replace(/^(Dr\.?|Chef|Nurse) /, '')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z -]/g, '')
    .replace(/ +/g, '.')
