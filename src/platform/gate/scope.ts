import type pg from 'pg'
import type { Call } from '../../core/call.ts'
import { type BuildingId, type GroupId, isUuid } from '../../core/ids.ts'
import { may } from '../../core/permissions.ts'
import { invalid, messages, notFound, Refusal } from '../../core/problem.ts'
import { accountsName, buildingsName } from '../db/tenants.ts'
import { buildingColumn, namedTable } from '../db/tenantTable.ts'
import { type Identity, type Membership, membershipIn, permissionsIn } from './identity.ts'

export type ProvenScope = { membership: Membership | null; GroupId: GroupId | null; BuildingId: BuildingId | undefined }

const groupFields = ['gId', 'GroupId']
const buildingFields = ['bId', 'BuildingId', 'eId', 'EntityId']

/**
 * Proves the account and the building that an input names, before its shape is known. Somebody else's is answered as
 * what does not exist; a missing one as a missing field. Throws `usr.aut.npm` without the call's permission.
 */
export const place = (call: Call, identity: Identity, input: unknown): ProvenScope => {
  const group = named(input, groupFields) ?? (needsGroup(call) ? identity.members[0]?.GroupId : undefined)
  if (!needsGroup(call)) {
    allow(call, identity, null)
    return { membership: null, GroupId: null, BuildingId: undefined }
  }
  if (group === undefined) throw invalid([{ Field: fieldFor(call, groupFields), Message: messages.required }])
  const membership = membershipIn(identity, group)
  if (!membership) throw notFound()
  allow(call, identity, membership)
  return { membership, GroupId: membership.GroupId, BuildingId: provenBuilding(call, membership, input) }
}

/**
 * Judges a call by its caller alone, before what they send is read: throws `usr.aut.npm` where they may not make it in any of their accounts.
 * That they may in the one they name: `place`.
 */
export const admit = (call: Call, identity: Identity): void => {
  const places = needsGroup(call) && identity.members.length > 0 ? identity.members : [null]
  if (!places.some(one => allows(call, identity, one))) throw new Refusal('usr.aut.npm')
}

const needsGroup = (call: Call) => call.scope === 'group' || call.scope === 'building'

const allow = (call: Call, identity: Identity, membership: Membership | null): void => {
  if (!allows(call, identity, membership)) throw new Refusal('usr.aut.npm')
}

const allows = (call: Call, identity: Identity, membership: Membership | null): boolean => {
  if (identity.Kind === 'Anonymous') return call.anonymous?.some(purpose => identity.Purpose?.startsWith(`${purpose}:`)) ?? false
  if (identity.Kind === 'Pin' && !call.pin) return false
  if (identity.Kind === 'Print' && call.method !== 'GET') return false
  if (call.scope === 'global' && !identity.GlobalRole) return false
  return may(permissionsIn(identity, membership), call.may)
}

const provenBuilding = (call: Call, membership: Membership, input: unknown): BuildingId | undefined => {
  const fields = buildingFields.filter(field => !call.ids?.[field]) // there it names a row: `provenRows`
  const ids = new Set(fields.map(field => named(input, [field])).filter(id => id !== undefined))
  if (ids.size > 1) throw notFound()
  const [building] = ids
  if (building === undefined) {
    if (call.scope === 'building') throw invalid([{ Field: fieldFor(call, buildingFields), Message: messages.required }])
    return undefined
  }
  if (membership.buildings !== 'all' && !membership.buildings.includes(building as BuildingId)) throw notFound()
  return building as BuildingId // that it is this account's: `provenRows` below
}

/** A field of the input or of its filter that looks like an id. What does not is left for the schema to refuse. */
const named = (input: unknown, fields: readonly string[]): string | undefined => {
  if (typeof input !== 'object' || input === null) return undefined
  for (const holder of [input, 'filter' in input ? input.filter : undefined]) {
    if (typeof holder !== 'object' || holder === null) continue
    for (const field of fields) {
      const value = Object.hasOwn(holder, field) ? Reflect.get(holder, field) : undefined
      if (isUuid(value)) return value.toLowerCase()
    }
  }
  return undefined
}

const fieldFor = (call: Call, fields: readonly string[]): string =>
  call.rows ? `filter.${fields[0]}` : (fields[call.method === 'GET' ? 0 : 1] ?? '')

type NamedRow = { column: string | null; table: string; id: string }
/** The rows that a call's input names, as its description says. */
const namedRows = (call: Call, input: unknown): NamedRow[] =>
  Object.entries(call.ids ?? {}).flatMap(([field, table]) => {
    const column = buildingColumn(namedTable(table))
    return valuesAt(input, field.split('.')).map(id => ({ column, table, id }))
  })

/** Throws at start where a call names rows of a table that is undeclared, or whose rows no call may name. */
export const requireNamedTables = (calls: readonly Call[]): void => {
  for (const { path, ids = {} } of calls)
    for (const table of Object.values(ids)) {
      try {
        namedTable(table)
      } catch (cause) {
        throw new Error(`The call ${path} names rows of ${table}, which has not said which building they are in`, { cause })
      }
    }
}

/**
 * Proves in the call's transaction that every named row is of this account and of a building that the caller may see.
 * One round trip for all of them. Throws `sys.obj.nof` otherwise.
 */
export const provenRows = async (client: pg.PoolClient, call: Call, placed: ProvenScope, input: unknown): Promise<void> => {
  if (!placed.GroupId) return
  const place: NamedRow[] = placed.BuildingId ? [{ table: buildingsName(), column: 'id', id: placed.BuildingId }] : []
  const wanted = [...place, ...namedRows(call, input)]
  if (wanted.length === 0) return
  const buildings = placed.membership?.buildings ?? []
  const found = await client.query(
    wanted.map((row, i) => `select 1 from ${row.table} where group_id = $1 and id = $${i + 3}${withinBuildings(row)}`).join(' union all '),
    [placed.GroupId, buildings === 'all' ? null : buildings, ...wanted.map(one => one.id)],
  )
  if (found.rowCount !== wanted.length) throw notFound()
}

const withinBuildings = ({ column }: NamedRow): string => ` and ($2::uuid[] is null or ${column ? `${column} = any($2::uuid[])` : 'true'})`

/**
 * Refuses a write to an account that does not exist, which a global role may name, and to what is archived: the account, the building that is
 * named, or that of a named code, answer or survey. What is archived is there to read until it is brought back.
 */
export const notArchived = async (
  client: pg.PoolClient,
  call: Call,
  { GroupId, BuildingId }: ProvenScope,
  input: unknown,
): Promise<void> => {
  if (call.method === 'GET' || call.archived || !GroupId) return
  const inBuildings = namedRows(call, input).filter(({ column }) => column !== null)
  const { rows } = await client.query<{ why: 'missing' | 'archived' }>(
    `select 'missing' as why where not exists (select from ${accountsName()} where id = $1)
     union all select 'archived' from ${accountsName()} where id = $1 and archived_date is not null
     union all select 'archived' from ${buildingsName()} where group_id = $1 and id = $2 and archived_date is not null${inBuildings.map(archivedAround).join('')}`,
    [GroupId, BuildingId ?? null, ...inBuildings.map(({ id }) => id)],
  )
  if (rows.some(({ why }) => why === 'missing')) throw notFound()
  if (rows.length > 0) throw new Refusal('sys.obj.arc')
}

const archivedAround = ({ table, column }: NamedRow, i: number): string =>
  ` union all select 'archived' from ${table} n join ${buildingsName()} b on b.group_id = $1 and b.id = n.${column}
    where n.group_id = $1 and n.id = $${i + 3} and b.archived_date is not null`

const valuesAt = (input: unknown, path: readonly string[]): string[] => {
  const [head, ...rest] = path
  if (head === undefined)
    return Array.isArray(input) ? input.filter(one => typeof one === 'string') : typeof input === 'string' ? [input] : []
  return typeof input === 'object' && input !== null ? valuesAt(Reflect.get(input, head), rest) : []
}
