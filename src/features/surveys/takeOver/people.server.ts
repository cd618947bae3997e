import { and, asc, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import { hints, misfit } from '../../../core/hints.ts'
import type { Problem } from '../../../core/problem.ts'
import type { Ctx } from '../../../platform/handle.ts'
import { contactRole } from '../../property/contacts/contactRoles.ts'
import { type ContactColumns, lockContact, rowOf, seenContacts } from '../../property/contacts/data.ts'
import type { ContactDraft } from '../../property/contacts/model.ts'
import { changeRole, contactProblems, draftOf, grantable, heldBack, newContact } from '../../property/contacts/rules.ts'
import { offboardContact, reactivateContact, saveContact } from '../../property/contacts/save.server.ts'
import { contact } from '../../property/contacts/tables.ts'
import { atKey, type FoundItem, lacking, makeFact, type TakeOverKind, type TakeOverPlace } from './kind.server.ts'
import type { TakeOverFill } from './model.ts'
import type { TakenOver } from './tables.ts'

/** A person as the customer named them, among the contacts or the employees. */
type SaidPerson = {
  Key: string
  Group: 'Contacts' | 'Employees'
  Name: string
  Role: string
  Phone: string
  Email: string
  Title: string
  VendorName: string
}
type Person = { said: SaidPerson; row: ContactColumns | undefined }

/** What of an existing contact a survey may change. Its role is not among them: nobody gets rights by a survey. */
const taken = ['Name', 'Phone', 'Email', 'Title'] as const
const asOf = { Name: 'text', Phone: 'phone', Email: 'text', Title: 'text' } as const

/** Contacts and employees: each is the contact of the building, or of the portfolio, with the same email or phone, else a new one. */
export const peopleKind: TakeOverKind = {
  find: async place => (await findPeople(place)).map(person => itemOf(place.ctx, person)),
  check: async (place, chosen) => {
    const people = await findPeople(place)
    return chosen.flatMap(one => {
      const person = people.find(({ said }) => said.Key === one.item.Key)
      return person ? personProblems(place.ctx, person, one.fill) : []
    })
  },
  take: async (place, chosen) => {
    const done: TakenOver[] = []
    const people = await findPeople(place)
    const saved: ContactColumns[] = []
    for (const { item, fill } of chosen) {
      const found = people.find(({ said }) => said.Key === item.Key)
      if (!found) continue
      const { said } = found
      const row = found.row ?? saved.find(one => isSame(one, withFill(said, fill)))
      const [did, after] = await takePerson(place.ctx, { said, row: saved.find(one => one.id === row?.id) ?? row }, fill)
      done.push(did)
      saved.unshift(after)
    }
    return done
  },
  undo: async ({ ctx }, all) => {
    const left: TakenOver[] = []
    for (const one of all.toReversed()) if (!(await undoPerson(ctx, one))) left.push(one)
    return left
  },
}

/** Which contact each row of the survey's contacts is now. */
export const membersOf = async (place: TakeOverPlace): Promise<(string | null)[]> => {
  const people = await findPeople(place)
  return (place.answers.Contacts?.Contacts ?? []).map((_, i) => {
    const row = people.find(({ said }) => said.Key === `Contacts.${i}`)?.row
    return row && !row.OffboardedDate ? row.id : null
  })
}

const peopleIn = ({ answers }: TakeOverPlace): SaidPerson[] => [
  ...(answers.Contacts?.Contacts ?? []).map(({ Name, UserRole, PhoneNumber, Email }, i) => ({
    Key: `Contacts.${i}`,
    Group: 'Contacts' as const,
    Name: Name.trim(),
    Role: UserRole ?? '',
    Phone: PhoneNumber,
    Email: tidyEmail(Email),
    Title: '',
    VendorName: '',
  })),
  ...(answers.Employees?.Employees ?? []).map(({ Name, UserRole, Mobile, EmailAddress, JobTitle, VendorName }, i) => ({
    Key: `Employees.${i}`,
    Group: 'Employees' as const,
    Name: Name.trim(),
    Role: UserRole ?? '',
    Phone: Mobile,
    Email: tidyEmail(EmailAddress),
    Title: JobTitle.trim(),
    VendorName,
  })),
]
const tidyEmail = (email: string): string => email.trim().toLowerCase()

const findPeople = async (place: TakeOverPlace): Promise<Person[]> => {
  const people = peopleIn(place)
  const rows = await contactsLike(place.ctx, people)
  return people.map(said => ({ said, row: rows.find(one => isSame(one, said)) }))
}

/** Contacts of the building, and of the portfolio that are assigned to it, who have one of these emails or phones; those in use first. */
const contactsLike = async (ctx: Ctx<'building'>, people: readonly SaidPerson[]): Promise<ContactColumns[]> => {
  const [emails, phones] = [people.map(one => one.Email).filter(Boolean), people.map(one => one.Phone).filter(Boolean)]
  if (emails.length + phones.length === 0) return []
  const here = or(eq(contact.BuildingId, ctx.BuildingId), sql`${ctx.BuildingId}::uuid = any(${contact.AssignedBuildings})`)
  const named = or(
    emails.length > 0 ? inArray(sql`lower(${contact.Email})`, emails) : undefined,
    phones.length > 0 ? inArray(contact.Phone, phones) : undefined,
  )
  return ctx.tx
    .select()
    .from(contact)
    .where(and(seenContacts(ctx), here, isNull(contact.TenantId), named))
    .orderBy(sql`${contact.OffboardedDate} is not null`, sql`${contact.BuildingId} is null`, asc(contact.CreatedDate), asc(contact.id))
}

/** The same email says who it is; the same phone where no other email does. */
const isSame = (row: ContactColumns, { Email, Phone }: Pick<SaidPerson, 'Email' | 'Phone'>): boolean =>
  Email !== '' && row.Email !== '' ? tidyEmail(row.Email) === Email : Phone !== '' && row.Phone === Phone

const itemOf = (ctx: Ctx<'building'>, { said, row }: Person): FoundItem => {
  const known = row && draftOf(rowOf(ctx, row, null)).Contact
  const Facts = [
    ...(row ? [] : said.Role ? [makeFact('Role', contactRole(said.Role)?.Name ?? said.Role, '')] : []),
    ...taken.filter(name => said[name] !== '').map(name => makeFact(name, said[name], known?.[name], asOf[name])),
    ...(row || said.VendorName === '' ? [] : [makeFact('VendorName', said.VendorName, '')]),
  ]
  const OutOfUse = (row?.OffboardedDate ?? null) !== null
  const differs = OutOfUse || Facts.some(one => one.Differs)
  const By = row && said.Email !== '' && tidyEmail(row.Email) === said.Email ? 'Email' : 'Phone'
  return {
    Key: said.Key,
    Group: said.Group,
    Name: said.Name,
    State: row ? (differs ? 'Differs' : 'Same') : 'New',
    Match: row ? { Name: row.FullName.en, By, OutOfUse } : null,
    Facts,
    Fill: row ? null : { Role: said.Role, Team: teamOf(said.Role), Phone: said.Phone, Email: said.Email },
    Needs: lacking(ctx.actor.Permissions, said.Group),
  }
}

/** The team that most people of a role are in. */
const teamOf = (role: string): string => {
  if (['ChiefEngineer', 'Engineering', 'MobileEngineer'].includes(role)) return 'Engineering'
  return role === 'Security' || role === 'Cleaning' ? role : role === '' ? '' : 'Property Team'
}

const withFill = (said: SaidPerson, fill: TakeOverFill | null): SaidPerson =>
  fill ? { ...said, ...fill, Email: tidyEmail(fill.Email) } : said

/** What is saved of a person: an existing contact with what differs, or a new one as its role begins. */
const draftFor = (ctx: Ctx<'building'>, { said, row }: Person, fill: TakeOverFill | null): ContactDraft => {
  if (row) {
    const draft = draftOf(rowOf(ctx, row, null))
    const changes = Object.fromEntries(taken.filter(name => said[name] !== '').map(name => [name, said[name]]))
    return { ...draft, Contact: { ...draft.Contact, ...changes } }
  }
  const { Name, Role, Phone, Email, Title, VendorName } = withFill(said, fill)
  const role = contactRole(Role)
  const preset = role && grantable(role, heldBack(ctx.actor.Permissions))
  const named = changeRole(newContact(), Role, preset)
  const vendor = Role === 'Vendor' ? { VendorName } : {}
  return { ...named, Contact: { ...named.Contact, Name, Phone, Email, Title, Team: fill?.Team ?? teamOf(Role), ...vendor } }
}

const fieldIn = (key: string) => (field: string) => `${key}.${field.replace(/^Contact\./, '')}`

const personProblems = (ctx: Ctx<'building'>, person: Person, fill: TakeOverFill | null): Problem[] => {
  const draft = draftFor(ctx, person, fill)
  const portfolio = person.row?.BuildingId === null
  const problems = contactProblems(draft, { portfolio })
  // Nobody becomes an admin by a survey.
  const admin = !person.row && draft.Contact.Role === 'Admin' ? [misfit('Contact.Role', hints.choice)] : []
  return [...problems, ...admin].map(one => ({ ...one, Field: fieldIn(person.said.Key)(one.Field) }))
}

const lockedRow = (ctx: Ctx<'building'>, id: string): Promise<ContactColumns> => lockContact(ctx, eq(contact.id, id))

const takePerson = async (ctx: Ctx<'building'>, { said, row }: Person, fill: TakeOverFill | null): Promise<[TakenOver, ContactColumns]> => {
  const locked = row && (await lockedRow(ctx, row.id))
  const known = locked?.OffboardedDate ? await reactivateContact(ctx, locked) : locked
  const draft = draftFor(ctx, { said, row: known }, fill)
  const BuildingId = known ? known.BuildingId : ctx.BuildingId
  const { acId } = await atKey(fieldIn(said.Key), () => saveContact(ctx, { draft, BuildingId, before: known ?? null }))
  const after = await lockedRow(ctx, acId)
  const names = taken.filter(name => said[name] !== '')
  const Before = locked ? { OutOfUse: locked.OffboardedDate !== null, Fields: fieldsOf(ctx, locked, names) } : null
  const { Key, Group } = said
  const Name = after.FullName.en
  return [{ Group, Key, Name, ObjectId: acId, Before, After: { Version: after.Version, Fields: fieldsOf(ctx, after, names) } }, after]
}

const fieldsOf = (ctx: Ctx<'building'>, row: ContactColumns, names: readonly (typeof taken)[number][]) => {
  const { Contact } = draftOf(rowOf(ctx, row, null))
  return Object.fromEntries(names.map(name => [name, Contact[name] ?? '']))
}

const undoPerson = async (ctx: Ctx<'building'>, { ObjectId, Before, After }: TakenOver): Promise<boolean> => {
  const row = await lockedRow(ctx, ObjectId)
  const draft = draftOf(rowOf(ctx, row, null))
  if (row.OffboardedDate) return true // it is out of use already
  const [was, is] = [Object(Before?.Fields), Object(After.Fields)]
  const changed = Object.entries(is).some(([name, value]) => (Reflect.get(draft.Contact, name) ?? '') !== value)
  if (changed || (!Before && row.Version !== After.Version)) return false
  if (!Before) {
    await offboardContact(ctx, row)
    return true
  }
  const back = { ...draft, Contact: { ...draft.Contact, ...was } }
  const same = Object.entries(was).every(([name, value]) => Reflect.get(is, name) === value)
  if (!same) await saveContact(ctx, { draft: back, BuildingId: row.BuildingId, before: row })
  if (Before.OutOfUse === true) await offboardContact(ctx, await lockedRow(ctx, ObjectId))
  return true
}
