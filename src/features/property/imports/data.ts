import { and, eq, isNotNull, sql } from 'drizzle-orm'
import { notFound, Refusal } from '../../../core/problem.ts'
import type { Tx } from '../../../platform/db/database.ts'
import type { GroupCtx } from '../../../platform/handle.ts'
import { wordsFor } from '../../../platform/words.ts'
import { accountGroup } from '../../base/accounts/tables.ts'
import type { BuildingRow } from '../buildings/data.ts'
import type { BasicInfo } from '../buildings/sections/BasicInfo/model.ts'
import { building, propertyTag } from '../buildings/tables.ts'
import { codeIn } from './cells.ts'
import type { ImportRun, Mapping, Sheet } from './model.ts'
import type { Existing, Known } from './rules.ts'
import { importRun } from './tables.ts'
import { words } from './words.ts'

export type RunRow = typeof importRun.$inferSelect
/** Where an import happens, in a call or in a job. */
export type Place = { tx: Tx; GroupId: string; buildings: readonly string[] | 'all' }

/** The columns of a row of the history: not the rows of the file. */
export const summaryColumns = {
  acId: importRun.id,
  FileName: importRun.FileName,
  FullName: importRun.FullName,
  State: importRun.State,
  RowCount: importRun.RowCount,
  Added: importRun.Added,
  Changed: importRun.Changed,
  Skipped: importRun.Skipped,
  LeftOut: sql<number>`jsonb_array_length(${importRun.LeftOut})`,
  Message: importRun.Message,
  CreatedDate: importRun.CreatedDate,
  DoneDate: importRun.DoneDate,
  UndoneDate: importRun.UndoneDate,
}

type Summary = Omit<ImportRun, 'CreatedDate' | 'DoneDate' | 'UndoneDate'> & Pick<RunRow, 'CreatedDate' | 'DoneDate' | 'UndoneDate'>
export const shownRun = ({ CreatedDate, DoneDate, UndoneDate, ...run }: Summary): ImportRun => ({
  ...run,
  CreatedDate: CreatedDate.getTime(),
  DoneDate: DoneDate?.getTime() ?? null,
  UndoneDate: UndoneDate?.getTime() ?? null,
})

const headColumns = { ...summaryColumns, Mapping: importRun.Mapping, TaskId: importRun.TaskId, FileKey: importRun.FileKey }

/** What is known of an import without its file; the gate has proven its id. */
export const headOf = async (ctx: Pick<GroupCtx, 'tx' | 'GroupId'>, ImportId: string) => {
  const where = and(eq(importRun.GroupId, ctx.GroupId), eq(importRun.id, ImportId), isNotNull(importRun.Sheet))
  const [run] = await ctx.tx.select(headColumns).from(importRun).where(where)
  if (!run) throw notFound()
  return run
}
export type RunHead = Awaited<ReturnType<typeof headOf>>

/** An import of the account; the gate has proven its id. `lock` for what changes it. */
export const runOf = async (
  ctx: Pick<Place, 'tx' | 'GroupId'>,
  ImportId: string,
  { lock = false } = {},
): Promise<RunRow & { Sheet: Sheet }> => {
  const asked = ctx.tx
    .select()
    .from(importRun)
    .where(and(eq(importRun.GroupId, ctx.GroupId), eq(importRun.id, ImportId)))
  const [run] = await (lock ? asked.for('update') : asked)
  if (!run?.Sheet) throw notFound()
  return { ...run, Sheet: run.Sheet }
}

/** Refused because the import is in a state in which this cannot be done. */
export const notNow = (ctx: Pick<GroupCtx, 'language'>): Refusal => new Refusal('sys.obj.cfl', wordsFor(words, ctx.language)('notNow'))

/** What the rows of a file are held against. `lock`: the buildings that exist wait for the end of the transaction. */
export const knownFor = async (place: Place, sheet: Sheet, mapping: Mapping, { lock = false } = {}): Promise<Known> => {
  const codeAt = Object.entries(mapping).find(([, field]) => field === 'Code')?.[0]
  const codes = codeAt === undefined ? [] : [...new Set(sheet.Rows.map(({ Cells }) => codeIn(Cells[Number(codeAt)])).filter(Boolean))]
  const tags = await place.tx
    .select({ id: propertyTag.id, Name: propertyTag.Name })
    .from(propertyTag)
    .where(eq(propertyTag.GroupId, place.GroupId))
  const [account] = await place.tx.select({ Name: accountGroup.GroupName }).from(accountGroup).where(eq(accountGroup.id, place.GroupId))
  const asked = place.tx
    .select()
    .from(building)
    .where(and(eq(building.GroupId, place.GroupId), sql`${building.Code} = any(${sql.param(codes)}::text[])`))
  const rows = codes.length === 0 ? [] : await (lock ? asked.for('update') : asked)
  const seen = place.buildings === 'all' ? null : new Set(place.buildings)
  return {
    account: account?.Name ?? null,
    buildings: new Map(rows.map(row => [row.Code, existing(row, seen?.has(row.id) ?? true)])),
    tags: new Map(tags.map(tag => [tag.Name.toLowerCase(), tag])),
  }
}

const existing = (row: BuildingRow, seen: boolean): Existing => ({
  id: row.id,
  seen,
  archived: row.ArchivedDate !== null,
  info: infoOf(row),
})

const infoOf = (row: BuildingRow): BasicInfo => ({
  Name: row.Name,
  AccountName: row.AccountName,
  Code: row.Code,
  PropertyType: row.PropertyType,
  PropertyTagId: row.PropertyTagId,
  BuildingType: row.BuildingType,
  AddressLine1: row.AddressLine1,
  AddressLine2: row.AddressLine2,
  City: row.City,
  State: row.State,
  Zip: row.Zip,
  Country: row.Country,
  ContactEmail: row.ContactEmail,
  ContactPhoneNumber: row.ContactPhoneNumber,
  Website: row.Website,
  TotalSquareFeet: row.TotalSquareFeet,
  Region: row.Region,
  Market: row.Market,
  TrackScanData: row.TrackScanData,
  PlannedEngineeringHours: row.PlannedEngineeringHours,
  Shifts: row.Shifts,
})
