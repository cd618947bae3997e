import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type pg from 'pg'
import { accountGroup } from '../../features/base/accounts/tables.ts'
import { qrCode } from '../../features/codes/qr/tables.ts'
import { buildingSection, propertyTag } from '../../features/property/buildings/tables.ts'
import { contact, tenantCompany, vendor } from '../../features/property/contacts/tables.ts'
import { writeAuditRow } from '../../platform/db/audit.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { MadeBuilding } from './account.ts'
import { CHANGES, type DemoChange } from './content/history.ts'
import { ADOPTION } from './content/settings.ts'
import type { GroupKey } from './content/types.ts'
import { officeTime } from './records.ts'

export type Author = { UserId: string; FullName: string }
type Account = { group: GroupKey; GroupId: string; buildings: readonly MadeBuilding[]; authors: readonly Author[]; to: Date }

/** Notes on products that are younger stand in the audit too. */
const youngest = 60

/** Writes what people have changed over the last weeks, as their calls would have told it to the audit. */
export const makeHistory = async (tx: Tx, client: pg.PoolClient, account: Account): Promise<void> => {
  const ids = await idsOf(tx, account)
  const changes = [...CHANGES.filter(one => one.group === account.group), ...noteChanges(account)].toSorted((a, b) => b.days - a.days)
  for (const [i, one] of changes.entries()) {
    const ObjectId = one.object === 'account' ? account.GroupId : ids.get(`${one.object}:${one.of}`)
    if (!ObjectId) throw new Error(`The demo world has no ${one.object} ${one.of}`)
    const author = account.authors.find(({ FullName }) => FullName === one.who)
    if (!author) throw new Error(`The demo world has no ${one.who}`)
    const value = (state: object) => filled(state, name => ids.get(name.startsWith('file:') ? `${ObjectId}/${name}` : name))
    await writeAuditRow(client, {
      ...author,
      GroupId: account.GroupId,
      Call: one.call,
      Object: one.object,
      ObjectId,
      Before: value(one.Before),
      After: value(one.After),
      Address: `203.0.113.${10 + (one.who.length % 40)}`,
      RequestId: randomUUID(),
      At: officeTime(account.to, one.days, i),
    })
  }
}

const noteChanges = ({ group, buildings }: Account): DemoChange[] =>
  buildings.flatMap(({ building: { Code } }) => {
    const notes = ADOPTION[Code] ?? []
    return notes.flatMap(({ Product, State, Note, FullName, days }, i) => {
      if (days > youngest) return []
      const before = notes.slice(0, i).findLast(one => one.Product === Product)?.State ?? ''
      const said = { group, who: FullName, days, call: 'Product/SaveProductState', object: 'building' as const, of: Code }
      return [{ ...said, Before: { Upsells: { [Product]: { State: before } } }, After: { Upsells: { [Product]: { State, Note } } } }]
    })
  })

/** Ids by `kind:name`, as the changes name them; addresses of files by the id of their record. */
const idsOf = async (tx: Tx, { GroupId, buildings }: Account): Promise<Map<string, string>> => {
  const ids = new Map(buildings.map(({ BuildingId, building }) => [`building:${building.Code}`, BuildingId]))
  const add = (kind: string, rows: readonly { id: string; name: string }[]) => {
    for (const { id, name } of rows) ids.set(`${kind}:${name}`, id)
  }
  const { id, Name: name } = propertyTag
  add('tag', await tx.select({ id, name }).from(propertyTag).where(eq(propertyTag.GroupId, GroupId)))
  add('vendor', await tx.select({ id: vendor.id, name: vendor.VendorName }).from(vendor).where(eq(vendor.GroupId, GroupId)))
  const companies = { id: tenantCompany.id, name: tenantCompany.TenantName }
  add('tenant_company', await tx.select(companies).from(tenantCompany).where(eq(tenantCompany.GroupId, GroupId)))
  const people = await tx.select({ id: contact.id, FullName: contact.FullName }).from(contact).where(eq(contact.GroupId, GroupId))
  add(
    'contact',
    people.map(one => ({ id: one.id, name: one.FullName.en })),
  )
  add('qr_code', await tx.select({ id: qrCode.id, name: qrCode.QrName }).from(qrCode).where(eq(qrCode.GroupId, GroupId)))
  const [group] = await tx.select({ logo: accountGroup.LogoFilename }).from(accountGroup).where(eq(accountGroup.id, GroupId))
  if (group?.logo) ids.set(`${GroupId}/file:Account.LogoFilename`, group.logo)
  const sections = await tx.select().from(buildingSection).where(eq(buildingSection.GroupId, GroupId))
  for (const { BuildingId, Section, Payload } of sections)
    for (const [field, value] of Object.entries(Payload as object)) // every section is an object
      if (typeof value === 'string') ids.set(`${BuildingId}/file:${Section}.${field}`, value)
  return ids
}

/** The same with ids and addresses for the names that stand for them. */
const filled = (value: unknown, idOf: (name: string) => string | undefined): unknown => {
  if (Array.isArray(value)) return value.map(one => filled(one, idOf))
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, filled(one, idOf)]))
  if (typeof value !== 'string' || !/^(building|tag|vendor|file):/.test(value)) return value
  const id = idOf(value)
  if (!id) throw new Error(`The demo world has no ${value}`)
  return id
}
