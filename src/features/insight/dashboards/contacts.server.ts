import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import type { Tx } from '../../../platform/db/database.ts'
import { contact } from '../../property/contacts/tables.ts'

const [mostShown, { id, FullName, Title, Role, Email, UserId }] = [2000, contact]
type ContactPlace = { GroupId: string; BuildingId: string | null | undefined }

const ofPlace = ({ GroupId, BuildingId }: ContactPlace) => {
  const here = BuildingId
    ? or(eq(contact.BuildingId, BuildingId), isNull(contact.BuildingId), sql`${BuildingId}::uuid = any(${contact.AssignedBuildings})`)
    : undefined
  return and(eq(contact.GroupId, GroupId), here, isNull(contact.OffboardedDate))
}

/** Contacts who may get figures of a building, or of the account: those who have not left, by name, at most 2,000. */
export const readReportContacts = (tx: Tx, place: ContactPlace) =>
  tx
    .select({ id, FullName, Title, Role, Email, UserId })
    .from(contact)
    .where(ofPlace(place))
    .orderBy(contact.Name, contact.id)
    .limit(mostShown)

/** One of them; undefined where they have left or are of another place. */
export const findReportContact = async (tx: Tx, place: ContactPlace, which: string) => {
  const [found] = await tx
    .select({ FullName, Title, Role, Email })
    .from(contact)
    .where(and(ofPlace(place), eq(id, which)))
  return found
}

/** Which of these addresses are no contact's there, as they were written. */
export const findStrangers = async (tx: Tx, place: ContactPlace, addresses: readonly string[]): Promise<string[]> => {
  if (addresses.length === 0) return []
  const wanted = addresses.map(one => one.trim().toLowerCase())
  const found = await tx
    .select({ Email: sql<string>`lower(${contact.Email})` })
    .from(contact)
    .where(and(ofPlace(place), inArray(sql`lower(${contact.Email})`, wanted)))
  const known = new Set(found.map(one => one.Email))
  return addresses.filter(one => !known.has(one.trim().toLowerCase()))
}
