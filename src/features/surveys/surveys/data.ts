import { and, count, eq, type SQL, sql } from 'drizzle-orm'
import type { Localized, Parsed } from '../../../core/call.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { anyHolds, byName, orderOf, pageOf } from '../../../platform/db/page.ts'
import { lockRecord } from '../../../platform/db/record.ts'
import { moveState } from '../../../platform/db/state.ts'
import { seenBy } from '../../../platform/db/tenantTable.ts'
import type { GroupCtx } from '../../../platform/handle.ts'
import { unseal } from '../../../platform/seal.ts'
import { accountGroup } from '../../base/accounts/tables.ts'
import { inUse } from '../../property/buildings/data.ts'
import { building } from '../../property/buildings/tables.ts'
import type { GetSurveyList } from './contract.ts'
import { type HelperText, type ProductQuestion, type SurveyFlags, type SurveyProduct, type SurveyRow, surveyStatuses } from './model.ts'
import { surveyMoves } from './moves.ts'
import { survey } from './tables.ts'

type Columns = typeof survey.$inferSelect
/** A survey as it is kept; its JSON columns were written by the calls of this feature, through their schemas. */
export type SurveyKept = Omit<Columns, 'Products' | 'Enabled' | 'ProductQuestions' | 'HelperText'> & {
  Products: SurveyProduct[]
  Enabled: SurveyFlags
  ProductQuestions: ProductQuestion[]
  HelperText: HelperText
}

/** A row of the table with its JSON typed. */
export const keptOf = (row: Columns): SurveyKept => row as SurveyKept // see there

/** Only surveys of this account in buildings in use that the caller may see: of lists. */
export const listedIn = (ctx: Pick<GroupCtx, 'GroupId' | 'buildings' | 'BuildingId'>): SQL | undefined =>
  and(seenSurveys(ctx), ctx.BuildingId ? eq(survey.BuildingId, ctx.BuildingId) : inUse(survey.BuildingId, ctx.GroupId))

/** Only surveys of this account in buildings that the caller may see. */
export const seenSurveys = (ctx: Pick<GroupCtx, 'GroupId' | 'buildings'>): SQL => seenBy(ctx, survey)

/** A survey that the caller may see, locked for a write. Throws `sys.obj.nof`. */
export const lockSurvey = async (ctx: GroupCtx, id: string): Promise<SurveyKept> => {
  const inPlace = ctx.BuildingId ? eq(survey.BuildingId, ctx.BuildingId) : undefined
  return keptOf(await lockRecord(ctx, survey, and(seenSurveys(ctx), eq(survey.id, id), inPlace)))
}

/** Notes that a survey was changed now: a part of it was answered. */
export const touchSurvey = async (ctx: Pick<GroupCtx, 'tx' | 'GroupId' | 'now'>, id: string): Promise<void> =>
  void (await ctx.tx.update(survey).set({ ModifiedDate: ctx.now }).where(thisSurvey(ctx.GroupId, id)))

/** Hands a survey in, locked: from now on it waits for approval. */
export const submitSurvey = (ctx: GroupCtx, row: Columns) =>
  moveState(ctx, survey, row, surveyMoves.submit, { Object: 'survey', columns: { SubmittedDate: ctx.now } })

/** A survey of a statement that names its account and its id. */
export const thisSurvey = (GroupId: string, id: string): SQL | undefined => and(eq(survey.GroupId, GroupId), eq(survey.id, id))

const buildingName = sql`(${building.Name}->>'en')`
export const surveySorts = {
  GroupName: byName(sql`(${accountGroup.GroupName}->>'en')`),
  BuildingName: byName(buildingName),
  // In the order of a survey's life.
  Status: sql`array_position(${`{${surveyStatuses.join(',')}}`}::text[], ${survey.Status})`,
  SurveyName: byName(sql`${survey.SurveyName}`),
  CreatedDate: survey.CreatedDate,
  ModifiedDate: survey.ModifiedDate,
}

/** The text anywhere in the survey's or the building's name. */
export const matchSurveyText = (text: string | undefined): SQL | undefined => {
  return text?.trim() ? anyHolds([survey.SurveyName, buildingName], text.trim()) : undefined
}

/** The select of a list of surveys: each with the names of its building and its account. */
export const listedSurveys = (tx: Tx) =>
  tx
    .select({ survey, BuildingName: building.Name, GroupName: accountGroup.GroupName })
    .from(survey)
    .innerJoin(building, and(eq(building.GroupId, survey.GroupId), eq(building.id, survey.BuildingId)))
    .innerJoin(accountGroup, eq(accountGroup.id, survey.GroupId))

type Listed = { survey: Columns; BuildingName: Localized; GroupName: Localized }

/** A survey on the wire. `secret`: the server's key, for users who may see PINs; null for all others. */
export const surveyRow = ({ survey: row, BuildingName, GroupName }: Listed, secret: string | null): SurveyRow => ({
  id: row.id,
  BuilderId: row.id,
  GroupId: row.GroupId,
  BuildingId: row.BuildingId,
  GroupName,
  BuildingName,
  Status: row.Status,
  SurveyName: row.SurveyName,
  PIN: secret && row.PinSealed ? unseal(secret, row.PinSealed) : '',
  SubmittedDate: row.SubmittedDate?.getTime() ?? null,
  CreatedDate: row.CreatedDate.getTime(),
  ModifiedDate: row.ModifiedDate.getTime(),
})

/** What the audit keeps of a survey: never its PIN, and of its questions their titles. */
export const auditedSurvey = (row: Partial<SurveyKept>) => ({
  SurveyName: row.SurveyName,
  Status: row.Status,
  Vertical: row.Vertical,
  Products: row.Products?.map(({ ProductName }) => ProductName),
  Enabled: row.Enabled,
  Questions: row.ProductQuestions?.map(({ SurveyQuestion }) => SurveyQuestion.en),
  HelperText: row.HelperText,
})

type SurveyPage = Pick<Parsed<typeof GetSurveyList>, 'sort' | 'pagination' | 'range'> & { where: SQL | undefined; secret: string | null }

/** A page of surveys, last changed first. `secret`: the server's key, for users who may see PINs; null for all others. */
export const surveyPage = async (tx: Tx, { where, secret, sort = { field: 'ModifiedDate', order: 'DESC' }, ...page }: SurveyPage) => {
  const { limit, offset } = pageOf(page)
  const rows = listedSurveys(tx)
    .where(where)
    .orderBy(orderOf(surveySorts, sort, sql`${survey.id}`))
    .limit(limit)
    .offset(offset)
  const [found, Total] = await Promise.all([rows, countedSurveys(tx, where)])
  return { Builders: found.map(row => surveyRow(row, secret)), Total }
}

/** How many surveys a list has in all. */
export const countedSurveys = async (tx: Tx, where: SQL | undefined): Promise<number> => {
  const [row] = await tx
    .select({ n: count() })
    .from(survey)
    .innerJoin(building, and(eq(building.GroupId, survey.GroupId), eq(building.id, survey.BuildingId)))
    .where(where)
  return row?.n ?? 0
}
