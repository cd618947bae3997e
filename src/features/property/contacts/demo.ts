import { daysAfter } from '../../../platform/demo/moments.ts'
import { numberEmail } from '../../../platform/demo/names.ts'
import { type DemoMaking, demoPart, requireNoProblems } from '../../../platform/demo/part.ts'
import { accountsDemo } from '../../base/accounts/demo.ts'
import { tellDemoChanges } from '../../base/history/demo.ts'
import { addDemoMembers, type MadeUser, peopleDemo } from '../../base/people/demo.ts'
import { updateMember } from '../../base/people/members.server.ts'
import { buildingsDemo, type MadeBuilding } from '../buildings/demo.ts'
import { contactRole } from './contactRoles.ts'
import { access } from './demo/access.ts'
import { listContactChanges } from './demo/changes.ts'
import { type Ids, makeTenants, makeVendors } from './demo/makeCompanies.ts'
import { type DemoPerson, demoPeople } from './demo/people.ts'
import type { ContactDraft } from './model.ts'
import { changeRole, contactProblems, newContact, tidyContact } from './rules.ts'
import { contact } from './tables.ts'

type ContactValues = typeof contact.$inferInsert

/** Vendors, tenants and their people, the people of the buildings and of the portfolio, and which buildings each user sees. */
export const contactsDemo = demoPart('property/contacts', async making => {
  for (const { GroupId } of accountsDemo.made(making)) {
    const buildings = buildingsDemo.made(making).filter(one => one.GroupId === GroupId)
    const vendors = await makeVendors(making, GroupId, buildings)
    const tenants = await makeTenants(making, buildings)
    const contacts = await makeContacts(making, GroupId, buildings, vendors)
    await tellChanges(making, GroupId, buildings, { vendor: vendors, tenant_company: tenants, contact: contacts })
  }
})

const makeContacts = async (making: DemoMaking, GroupId: string, buildings: readonly MadeBuilding[], vendors: Ids): Promise<Ids> => {
  const people = buildings.flatMap(one =>
    demoPeople.filter(({ buildingCode }) => buildingCode === one.building.Code).map(person => valuesOf(making, one, person, vendors)),
  )
  const signIns = await makeSignIns(making, GroupId, people)
  const users = peopleDemo.made(making).filter(user => user.GroupId === GroupId)
  const known: ContactValues[] = []
  for (const user of users) known.push(await placeUser(making, user, buildings))
  const made = await making.tx
    .insert(contact)
    .values([...people.map(values => ({ ...values, ...signIns.get(values.Email) })), ...known])
    .returning({ id: contact.id, FullName: contact.FullName })
  return new Map(made.map(({ id, FullName }) => [FullName.en, id]))
}

/** A person of a building as a contact; who comes from outside to clean is a third-party vendor, technicians have shifts. */
const valuesOf = (
  { from, copy }: DemoMaking,
  { GroupId, BuildingId }: MadeBuilding,
  person: DemoPerson,
  vendors: Ids,
): ContactValues & { Email: string } => {
  const { FullName: Name, Title, Team, Ownership, Phone } = person
  const Email = numberEmail(person.Email, copy.number)
  const Role = roleOf(person)
  const cleaners = 'Brightwater Facility Care'
  const outside = Role === 'Vendor' ? { VendorName: cleaners, VendorId: vendors.get(cleaners) } : {}
  const shift = Role === 'MobileEngineer' ? shiftOf(Title) : {}
  const draft = draftOf(Role, { Name, Title, Team, Ownership, Phone, Email, ...outside, ...shift })
  const CreatedDate = daysAfter(from, -15)
  const place = { GroupId, BuildingId, VendorId: outside.VendorId ?? null }
  return { ...checked(draft, false), ...place, Email, CreatedDate, ModifiedDate: CreatedDate }
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

const checked = (draft: ContactDraft, portfolio: boolean): ReturnType<typeof tidyContact> => {
  requireNoProblems(`contact ${draft.Contact.Name}`, contactProblems(draft, { portfolio }))
  return tidyContact(draft)
}

/** Users (still without a password) and their places for the contacts whose role signs in. */
const makeSignIns = async (making: DemoMaking, GroupId: string, people: readonly (ContactValues & { Email: string })[]) => {
  const rows = people.flatMap(({ Email, FullName, Role, BuildingId, Title, Phone, PermissionSet }) => {
    const as = contactRole(Role)?.as
    const AccessBuildingIds = BuildingId ? [BuildingId] : []
    return as ? [{ Email, FullName: FullName.en, Role: as, AccessBuildingIds, Title: Title?.en ?? null, Phone, PermissionSet }] : []
  })
  const placeOf = await addDemoMembers(making, GroupId, rows)
  return new Map(rows.map(({ Email }) => [Email, placeOf(Email)]))
}

/** Shows a user their buildings. Who was made as a user is a contact too: of their one building, or of the portfolio. */
const placeUser = async (making: DemoMaking, user: MadeUser, buildings: readonly MadeBuilding[]): Promise<ContactValues> => {
  const GroupId = user.GroupId ?? ''
  const codes = findAccess(user, making.copy.number)
  const AccessBuildingIds = codes ? idsOf(buildings.filter(({ building }) => codes.includes(building.Code))) : null
  const PermissionSet = contactRole(user.Role)?.PermissionSet ?? null
  await updateMember(making.tx, { GroupId, id: user.MemberId ?? '' }, { AccessBuildingIds, PermissionSet })
  const all = AccessBuildingIds ?? idsOf(buildings)
  const [only] = all.length === 1 ? all : []
  const Team = user.Title.includes('Engineer') ? 'Engineering' : 'Property Team'
  const fields = { Name: user.FullName, Title: user.Title, Team, Ownership: 'InHouse' as const, Phone: user.PhoneNumber, Email: user.Email }
  const draft = { ...draftOf(user.Role, fields), ...(!only && { AssignedBuildings: all }) }
  const place = { ...(only ? { BuildingId: only } : { AssignedBuildings: all }), UserId: user.UserId, MemberId: user.MemberId }
  const CreatedDate = daysAfter(making.from, -25)
  return { ...checked(draft, !only), ...place, GroupId, CreatedDate, ModifiedDate: CreatedDate }
}

const findAccess = ({ Email }: MadeUser, copy: number): readonly string[] | undefined =>
  Object.entries(access).find(([email]) => numberEmail(email, copy) === Email)?.[1]

const idsOf = (buildings: readonly MadeBuilding[]): string[] => buildings.map(({ BuildingId }) => BuildingId)

type Named = { vendor: Ids; tenant_company: Ids; contact: Ids }
const calls = { vendor: 'Vendor/EditVendor', tenant_company: 'Tenant/EditTenant', contact: 'UserAdmin/EditPropertyContact' } as const

const tellChanges = async (making: DemoMaking, GroupId: string, buildings: readonly MadeBuilding[], ids: Named): Promise<void> => {
  const buildingIds = new Map(buildings.map(({ BuildingId, building }) => [building.Code, BuildingId]))
  const changes = listContactChanges(
    Code => buildingIds.get(Code),
    VendorName => ids.vendor.get(VendorName),
  )
  const told = changes.flatMap(([who, days, Object, of, Before, After]) => {
    const ObjectId = ids[Object].get(of)
    return ObjectId ? [{ who, days, Call: calls[Object], Object, ObjectId, Before, After }] : []
  })
  await tellDemoChanges(making, GroupId, told)
}
