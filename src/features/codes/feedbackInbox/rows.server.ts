import { and, eq, gte, isNotNull, isNull, lt, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { type FoundRows, findHolding } from '../../../platform/db/search.ts'
import { seenBy } from '../../../platform/db/tenantTable.ts'
import type { GroupCtx } from '../../../platform/handle.ts'
import { assigneeColumns, isFor } from '../../base/handling/assignees.server.ts'
import { showStatus } from '../../base/handling/model.ts'
import { inUse } from '../../property/buildings/data.ts'
import { building } from '../../property/buildings/tables.ts'
import { contact } from '../../property/contacts/tables.ts'
import type { ShownAnswerStatus } from '../answers/model.ts'
import { lowBelow } from '../answers/rules.ts'
import { feedback, searchText } from '../answers/tables.ts'
import { qrCode } from '../qr/tables.ts'
import type { AnswerFilter } from './contract.ts'

/** The answers that the caller sees: of the asked building, or of the account's buildings in use. */
export const answersInScope = (ctx: Pick<GroupCtx, 'GroupId' | 'BuildingId' | 'buildings'>): SQL | undefined =>
  and(seenBy(ctx, feedback), ctx.BuildingId ? eq(feedback.BuildingId, ctx.BuildingId) : inUse(feedback.BuildingId, ctx.GroupId))

// States and stars are written as they are, not as parameters, so that the partial indexes of the table fit.
/** That an answer is not done. */
export const isOpenAnswer = sql`${feedback.Status} <> 'Done'`
/** That its score is a bad one. */
const isLowScore = sql`${feedback.Score} < ${sql.raw(String(lowBelow))}`

/** That an answer is in a state as lists show it. */
const isShownAs = (status: ShownAnswerStatus): SQL | undefined => {
  const stored = status === 'Assigned' ? 'Seen' : status
  const owner = status === 'Seen' ? isNull(feedback.AssigneeId) : status === 'Assigned' ? isNotNull(feedback.AssigneeId) : undefined
  return and(status === 'Done' ? undefined : isOpenAnswer, sql`${feedback.Status} = ${sql.raw(`'${stored}'`)}`, owner)
}

/** The answers at signs that the caller sees and a filter of their list lets through, whatever its text. Ratings of requests stand with these. */
const wantedAnswers = (ctx: GroupCtx, filter: AnswerFilter): SQL | undefined => {
  const { Status, Score, Owner, EntityType, QrCodeId, Commented, From, To } = filter
  return and(
    answersInScope(ctx),
    eq(feedback.Source, 'Sign'),
    Status === 'Open' ? isOpenAnswer : Status && isShownAs(Status),
    Score === 'Low' ? isLowScore : Score && sql`${feedback.Score} = ${sql.raw(String(Number(Score)))}`,
    Owner ? isFor(ctx, feedback, Owner) : undefined,
    EntityType ? eq(feedback.EntityType, EntityType) : undefined,
    QrCodeId ? eq(feedback.QrCodeId, QrCodeId) : undefined,
    Commented ? isNotNull(feedback.Text) : undefined,
    From === undefined ? undefined : gte(feedback.SubmitDate, new Date(From)),
    To === undefined ? undefined : lt(feedback.SubmitDate, new Date(To)),
  )
}

/** The answers of a filter of their list. */
export const findAnswers = async (ctx: GroupCtx, filter: AnswerFilter): Promise<FoundRows> => {
  const [wanted, text] = [wantedAnswers(ctx, filter), filter.text?.trim()]
  return text ? findHolding(ctx, { table: feedback, text: searchText(feedback) }, { wanted, text }) : { where: wanted, known: undefined }
}

const said = (column: PgColumn) => sql<string>`coalesce(${column}, '')`
const columns = {
  id: feedback.id,
  SubmitDate: feedback.SubmitDate,
  Status: feedback.Status,
  Score: feedback.Score,
  CustomerEffortScore: feedback.CustomerEffortScore,
  NetPromoterScore: feedback.NetPromoterScore,
  Text: said(feedback.Text),
  SentimentScore: feedback.SentimentScore,
  Role: said(feedback.Role),
  EntityType: feedback.EntityType,
  BuildingId: feedback.BuildingId,
  BuildingName: building.Name,
  QrCodeId: feedback.QrCodeId,
  QrName: said(qrCode.QrName),
  Location: said(qrCode.Location),
  Floor: said(qrCode.Floor),
  UserName: said(feedback.UserName),
  Company: said(feedback.Company),
  Email: said(feedback.Email),
  AssigneeId: feedback.AssigneeId,
  ...assigneeColumns(feedback),
  DoneBy: feedback.DoneBy,
  Version: feedback.Version,
} as const

/** Answers with building, code and assignee. */
export const selectAnswers = ({ tx, GroupId }: Pick<GroupCtx, 'tx' | 'GroupId'>) =>
  tx
    .select(columns)
    .from(feedback)
    .innerJoin(building, and(eq(building.GroupId, GroupId), eq(building.id, feedback.BuildingId)))
    .leftJoin(qrCode, and(eq(qrCode.GroupId, GroupId), eq(qrCode.id, feedback.QrCodeId)))
    .leftJoin(contact, and(eq(contact.GroupId, GroupId), eq(contact.id, feedback.AssigneeId)))

type SelectedAnswer = Awaited<ReturnType<typeof selectAnswers>>[number]

/** An answer as the wire shows it. */
export const shownAnswer = ({ SubmitDate, ...row }: SelectedAnswer) => ({
  ...row,
  AnswerId: row.id,
  Status: showStatus(row),
  SubmitDate: SubmitDate.getTime(),
})
