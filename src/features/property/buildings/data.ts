import { type AnyColumn, and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core'
import { dayIn } from '../../../core/days.ts'
import { nameKey } from '../../../core/fold.ts'
import type { BuildingId } from '../../../core/ids.ts'
import { may } from '../../../core/permissions.ts'
import { makeDuplicateRefusal, notFound } from '../../../core/problem.ts'
import { timeZoneOf } from '../../../core/states.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { isNamed } from '../../../platform/db/page.ts'
import { lockRecord, requireVersion, updateRecord } from '../../../platform/db/record.ts'
import { seenBy } from '../../../platform/db/tenantTable.ts'
import { noteFiles } from '../../../platform/files/fileUse.ts'
import type { Actor, Ctx, GroupCtx } from '../../../platform/handle.ts'
import { newCode } from '../../../platform/secrets.ts'
import { addBuildingsToMember } from '../../base/people/members.server.ts'
import { member } from '../../base/people/tables.ts'
import { type Property, PropertyDetails, type PropertyRow } from './model.ts'
import { codeFrom } from './rules.ts'
import { building, buildingSection, propertyTag } from './tables.ts'

/** Topic of the messages that tell every process of a changed building; the data is its id. */
export const buildingTopic = 'building'

export type BuildingRow = typeof building.$inferSelect
export type BuildingValues = Omit<typeof building.$inferInsert, 'GroupId' | 'id' | 'Version'>
type Joined = { building: BuildingRow; tag: typeof propertyTag.$inferSelect | null }

/** Condition: the column has the id of a building in use. Lists and sums of an account leave archived buildings out. */
export const inUse = (column: SQL | AnyColumn, GroupId: string | AnyColumn): SQL =>
  sql`${column} not in (select x.id from building x where x.group_id = ${GroupId} and x.archived_date is not null)`

/** The condition that a column holds the building that was asked for, else one in use that the caller may see. */
export const seenIn = (column: SQL, { GroupId, buildings, BuildingId }: Pick<GroupCtx, 'GroupId' | 'buildings' | 'BuildingId'>): SQL => {
  if (BuildingId) return sql`${column} = ${BuildingId}`
  const seen = buildings === 'all' ? sql`` : sql`${column} = any(${sql.param([...buildings])}::uuid[]) and `
  return sql`(${seen}${inUse(column, GroupId)})`
}

/** The day that it is by the clock of a zone: a column, or a text. */
export const todayAt = (timeZone: SQL | AnyColumn): SQL => sql`(now() at time zone ${timeZone})::date`

/** The day that it is by the clock of a building: to select from one row of it. */
export const todayOfBuilding = ({ GroupId, BuildingId }: { GroupId: string; BuildingId: string }): SQL =>
  sql`(select ${todayAt(sql`x.time_zone`)} from building x where x.group_id = ${GroupId} and x.id = ${BuildingId})`

/** The day that it is where the account's easternmost building stands, as `2026-02-28`: scans and answers count by buildings' clocks. */
export const todayOf = async ({ tx, now, GroupId }: Pick<GroupCtx, 'tx' | 'now' | 'GroupId'>): Promise<string> => {
  const zones = await tx.execute<{ zone: string }>(sql`select distinct time_zone as zone from building where group_id = ${GroupId}`)
  return zones.rows.map(({ zone }) => dayIn(zone, +now)).reduce((a, b) => (a > b ? a : b), zones.rows.length > 0 ? '' : dayIn('UTC', +now))
}

/** The join to a building's tag. */
export const tagOf = (ctx: Pick<GroupCtx, 'GroupId'>): SQL | undefined =>
  and(eq(propertyTag.GroupId, ctx.GroupId), eq(propertyTag.id, building.PropertyTagId))

export const rowOf = ({ building: one, tag }: Joined): PropertyRow & { ArchivedDate: number | null; Version: number } => ({
  ...one,
  ArchivedDate: one.ArchivedDate?.getTime() ?? null,
  PropertyTag: tag ? { PropertyTagId: tag.id, Name: tag.Name } : null,
})

/** A building as far as the caller may see it; the gate has proven its id. */
export const propertyOf = async (ctx: Ctx<'building'>): Promise<Property> => {
  const [found] = await ctx.tx
    .select({ building, tag: propertyTag })
    .from(building)
    .leftJoin(propertyTag, tagOf(ctx))
    .where(and(eq(building.GroupId, ctx.GroupId), eq(building.id, ctx.BuildingId)))
  if (!found) throw notFound()
  const whole: Property = { ...found.building, ...rowOf(found) }
  if (!may(ctx.actor.Permissions, 'BasicInfo')) for (const name of details) delete whole[name]
  return whole
}

const details = Object.keys(PropertyDetails.def.shape) as (keyof PropertyDetails)[] // the keys of that shape

/** The building of a save, locked; refuses a save of what somebody else has changed since `Version` (`sys.obj.cfl`). Its commit tells every process. */
export const lockBuilding = async (ctx: GroupCtx, id: BuildingId, Version?: number): Promise<BuildingRow> => {
  const found = await lockRecord(ctx, building, and(eq(building.GroupId, ctx.GroupId), eq(building.id, id)))
  requireVersion(found, Version)
  await ctx.notify(buildingTopic, id)
  return found
}

/** A building that is being saved: as it was read and locked, or as it was made a moment ago. */
export type BuildingSaving = { ctx: Ctx<'group'>; BuildingId: BuildingId; before: BuildingRow }
/** Columns of the building that change, and what else has changed, for its history. */
export type BuildingSaved = { columns?: Partial<BuildingValues>; Before?: Record<string, unknown>; After?: Record<string, unknown> }

/**
 * A save of a building, by EditProperty or by a call of its own: locks the building, refuses an old version, raises the version and writes
 * the history.
 */
export const saveBuilding = async (
  ctx: GroupCtx,
  id: BuildingId,
  Version: number,
  save: (saving: BuildingSaving) => Promise<BuildingSaved>,
): Promise<{ acId: string; Version: number }> => {
  const before = await lockBuilding(ctx, id, Version)
  const { columns = {}, Before, After } = await save({ ctx, BuildingId: id, before })
  const { Version: next } = await updateRecord(ctx, building, before, columns)
  ctx.audit({ Object: 'building', ObjectId: id, Before, After })
  return { acId: id, Version: next }
}

type BuildingColumns = PgUpdateSetSource<typeof building>
/** Columns of a building that is locked, or was made in this transaction. */
export const setColumns = async (ctx: InAccount, id: string, columns: BuildingColumns): Promise<void> => {
  if (Object.keys(columns).length === 0) return
  const [row] = await ctx.tx
    .update(building)
    .set(columns)
    .where(and(eq(building.GroupId, ctx.GroupId), eq(building.id, id)))
    .returning()
  if (row) await noteFiles(ctx.tx, building, [row])
}

/** Codes of the account that begin in the same way. */
const codesLike = async (ctx: GroupCtx, code: string): Promise<Set<string>> => {
  const rows = await ctx.tx
    .select({ Code: building.Code })
    .from(building)
    .where(
      and(eq(building.GroupId, ctx.GroupId), sql`name_key(${building.Code}) like ${`${nameKey(code).replaceAll(/[\\%_]/g, '\\$&')}%`}`),
    )
  return new Set(rows.map(({ Code }) => nameKey(Code)))
}

/** The code itself, or the first numbered one that is not taken: ASE, ASE2, ASE3. `taken`: how codes are compared (`nameKey`). */
export const freeCode = (code: string, taken: ReadonlySet<string>): string => {
  if (!taken.has(nameKey(code))) return code
  let n = 2
  while (taken.has(nameKey(`${code}${n}`))) n++
  return `${code}${n}`
}

/** Adds a tag, whose name is no other's in the account. */
export const addPropertyTag = async (ctx: GroupCtx, input: { Name: string }): Promise<{ acId: string }> => {
  const Name = input.Name.trim()
  if (await tagNamed(ctx, Name)) throw makeDuplicateRefusal('Name')
  const [row] = await ctx.tx
    .insert(propertyTag)
    .values({ GroupId: ctx.GroupId, Name })
    .onConflictDoNothing()
    .returning({ id: propertyTag.id })
  if (!row) throw makeDuplicateRefusal('Name')
  ctx.audit({ Object: 'property_tag', ObjectId: row.id, After: { Name } })
  return { acId: row.id }
}

/** The id of the account's tag of this name. */
export const tagNamed = async ({ tx, GroupId }: Pick<GroupCtx, 'tx' | 'GroupId'>, Name: string): Promise<string | undefined> => {
  const [row] = await tx
    .select({ id: propertyTag.id })
    .from(propertyTag)
    .where(and(eq(propertyTag.GroupId, GroupId), isNamed(propertyTag.Name, Name)))
  return row?.id
}

/** Distinct values of a text column among the buildings that the caller sees, as people sort them. */
export const distinct = async (ctx: GroupCtx, column: typeof building.Region): Promise<string[]> => {
  const rows = await ctx.tx
    .selectDistinct({ value: sql<string>`${column} collate "und-x-icu"` })
    .from(building)
    .where(and(seenBy(ctx, building), isNull(building.ArchivedDate), sql`${column} <> ''`))
    .orderBy(sql`1`)
  return rows.map(({ value }) => value)
}

type NewBuilding = Omit<BuildingValues, 'Code' | 'TimeZone' | 'PinSecret'> & { Code: string | null; Country: string }
/** Characters of the secret in a building's printed sign. */
const SECRET = 16
export const newBuildingSecret = (): string => newCode(SECRET)

/** Adds a building; who adds it sees it. One without a code gets one from its name; a code that is taken is refused. */
export const addBuilding = async (ctx: Ctx<'group'>, id: BuildingId, { Code, ...info }: NewBuilding): Promise<BuildingRow> => {
  const values = { ...info, id, TimeZone: timeZoneOf(info.Country, info.State), PinSecret: newBuildingSecret() }
  const made = Code ? await insertBuilding(ctx, { ...values, Code }) : await insertNamed(ctx, values)
  if (!made) throw makeDuplicateRefusal('BasicInfo.Code')
  await showMade(ctx, made.id)
  return made
}

type InsertValues = Omit<typeof building.$inferInsert, 'GroupId' | 'Code'>

/** A code from the name. Two who name a building alike at the same moment get two codes: the second looks again. */
const insertNamed = async (ctx: Ctx<'group'>, values: InsertValues) => {
  const code = codeFrom(values.Name.en)
  for (let attempt = 0; attempt < 5; attempt++) {
    const row = await insertBuilding(ctx, { ...values, Code: freeCode(code, await codesLike(ctx, code)) })
    if (row) return row
  }
  return undefined
}

const insertBuilding = async (ctx: Ctx<'group'>, values: InsertValues & { Code: string }) => {
  const [row] = await ctx.tx
    .insert(building)
    .values({ ...values, GroupId: ctx.GroupId })
    .onConflictDoNothing()
    .returning()
  return row
}

/** Somebody who sees some buildings only sees the new one too. */
const showMade = async (ctx: Ctx<'group'>, id: string): Promise<void> => {
  if (ctx.buildings === 'all') return
  await addBuildingsToMember(ctx.tx, { GroupId: ctx.GroupId, UserId: ctx.actor.UserId }, [id])
  await ctx.notify('session', '')
}

type InAccount = { tx: Tx; GroupId: string }

/** What a section keeps of a building in `building_section`; undefined while it has never been saved. */
export const keptSection = async (ctx: InAccount, BuildingId: string, key: string): Promise<unknown> => {
  const [row] = await ctx.tx
    .select({ payload: buildingSection.Payload })
    .from(buildingSection)
    .where(and(eq(buildingSection.GroupId, ctx.GroupId), eq(buildingSection.BuildingId, BuildingId), eq(buildingSection.Section, key)))
  return row?.payload
}

export const keepSection = async (ctx: InAccount, BuildingId: string, Section: string, Payload: unknown): Promise<void> => {
  await ctx.tx
    .insert(buildingSection)
    .values({ GroupId: ctx.GroupId, BuildingId, Section, Payload })
    .onConflictDoUpdate({
      target: [buildingSection.GroupId, buildingSection.BuildingId, buildingSection.Section],
      set: { Payload: sql`excluded.payload`, ModifiedDate: sql`excluded.modified_date` },
    })
  await noteFiles(ctx.tx, buildingSection, [{ GroupId: ctx.GroupId, BuildingId, Section, Payload }])
}

/** Buildings of any account that the caller may see, as a condition; nothing for global admins, who see all. */
export const seenByActor = ({ groups, UserId }: Pick<Actor, 'groups' | 'UserId'>): SQL | undefined =>
  groups === 'all'
    ? undefined
    : sql`exists (select from ${member} where ${member.GroupId} = ${building.GroupId} and ${member.UserId} = ${UserId}
        and not ${member.Disabled} and (${member.AccessBuildingIds} is null or ${building.id} = any(${member.AccessBuildingIds})))`
