import { and, eq, gte, inArray, lt, type SQL, sql } from 'drizzle-orm'
import { orderOf, type PageRequest, pageOf } from '../../../platform/db/page.ts'
import { type FoundRows, findHolding } from '../../../platform/db/search.ts'
import { seenBy } from '../../../platform/db/tenantTable.ts'
import { countedTo, rowsAndTotal } from '../../../platform/db/totals.ts'
import type { GroupCtx } from '../../../platform/handle.ts'
import { type PrintedAnswer, printSubmissions } from '../../base/fields/answeredForm.server.ts'
import { linkFile } from '../../base/files/links.server.ts'
import { assigneeColumns } from '../../base/handling/assignees.server.ts'
import type { LeadStage } from '../../codes/leads/model.ts'
import { lead } from '../../codes/leads/tables.ts'
import { qrCode } from '../../codes/qr/tables.ts'
import type { Meaning } from '../../codes/requests/model.ts'
import { visitorRequest } from '../../codes/requests/tables.ts'
import type { DaysAsked } from '../../property/buildings/askedDays.ts'
import { inUse } from '../../property/buildings/data.ts'
import { readDays } from '../../property/buildings/period.server.ts'
import { building } from '../../property/buildings/tables.ts'
import { contact } from '../../property/contacts/tables.ts'

type SubmissionsAsked = DaysAsked & { text?: string | undefined }
/** Which submissions: of these types, by this code, as leads in this stage. */
type SubmissionsOf = { types: readonly string[]; QrCodeId?: string | undefined; stage?: LeadStage | undefined }

/** Submissions of the asked building, else of those in use that the caller sees; in the days that are asked, with the text that is searched. */
const findSubmissions = async (
  ctx: GroupCtx,
  { types, QrCodeId, stage }: SubmissionsOf,
  { text, ...days }: SubmissionsAsked,
): Promise<FoundRows> => {
  const { start, end } = await readDays(ctx, days)
  const { BuildingId, CreatedDate, FunctionalityType } = visitorRequest
  const wanted = and(
    seenBy(ctx, visitorRequest),
    ctx.BuildingId ? eq(BuildingId, ctx.BuildingId) : inUse(BuildingId, ctx.GroupId),
    inArray(FunctionalityType, [...types]),
    QrCodeId ? eq(visitorRequest.QrCodeId, QrCodeId) : undefined,
    stage
      ? sql`coalesce((select l.stage from lead l where l.group_id = ${ctx.GroupId} and l.id = ${visitorRequest.id}), 'New') = ${stage}`
      : undefined,
    start ? gte(CreatedDate, start) : undefined,
    end ? lt(CreatedDate, end) : undefined,
  )
  const searched = text?.trim()
  if (!searched) return { where: wanted, known: undefined }
  return findHolding(ctx, { table: visitorRequest, text: visitorRequest.SearchText }, { wanted, text: searched })
}

type Page = { pagination: { page: number; perPage: number } }
/** Counts the submissions that are found, to the cap of lists. */
export const countSubmissions = (ctx: GroupCtx, { where, known }: FoundRows, text: string | undefined, asked: Page) =>
  countedTo(ctx.tx, ctx.tx.select({ one: sql`1` }).from(visitorRequest).where(where), { asked, searched: !!text?.trim(), known })

/** How far a lead has come, of the joins of `selectSubmissions`. */
export const leadColumns = {
  Stage: sql<'New' | 'Contacted' | 'Won' | 'Lost'>`coalesce(${lead.Stage}, 'New')`,
  LostReason: sql<string>`coalesce(${lead.LostReason}, '')`,
  NextStep: sql<string>`coalesce(${lead.NextStep}, '')`,
  NextDay: lead.NextDay,
  AssigneeId: lead.AssigneeId,
  ...assigneeColumns(lead),
  LeadVersion: sql<number>`coalesce(${lead.Version}, 0)`,
}
/** Stages in the order in which a lead goes through them. */
export const stageOrder: SQL = sql`array_position(array['New', 'Contacted', 'Won', 'Lost'], coalesce(${lead.Stage}, 'New'))`

export const submissionColumns = {
  id: visitorRequest.id,
  SubmissionId: visitorRequest.SubmissionId,
  BuildingId: visitorRequest.BuildingId,
  BuildingName: building.Name,
  QrCodeId: visitorRequest.QrCodeId,
  CreatedDate: visitorRequest.CreatedDate,
  FunctionalityType: visitorRequest.FunctionalityType,
  Status: visitorRequest.Status,
  QrName: sql<string>`coalesce(${qrCode.QrName}, '')`,
  EntityType: sql<string>`coalesce(${qrCode.EntityType}, '')`,
  Location: sql<string>`coalesce(${qrCode.Location}, '')`,
  Name: visitorRequest.Name,
  Email: visitorRequest.Email,
  PhoneNumber: visitorRequest.PhoneNumber,
  CompanyName: visitorRequest.CompanyName,
  Unit: visitorRequest.Unit,
  Urgency: visitorRequest.Urgency,
  Area: visitorRequest.Area,
  RequestType: visitorRequest.RequestType,
  Detail: visitorRequest.Detail,
  Day: visitorRequest.Day,
  StartTime: visitorRequest.StartTime,
  EndTime: visitorRequest.EndTime,
  NumberOfGuests: visitorRequest.NumberOfGuests,
  ...leadColumns,
}

/** Submissions with their building, their code and how far each lead has come. */
export const selectSubmissions = ({ tx, GroupId }: Pick<GroupCtx, 'tx' | 'GroupId'>) =>
  tx
    .select(submissionColumns)
    .from(visitorRequest)
    .innerJoin(building, and(eq(building.GroupId, GroupId), eq(building.id, visitorRequest.BuildingId)))
    .leftJoin(qrCode, and(eq(qrCode.GroupId, GroupId), eq(qrCode.id, visitorRequest.QrCodeId)))
    .leftJoin(lead, and(eq(lead.GroupId, GroupId), eq(lead.id, visitorRequest.id)))
    .leftJoin(contact, and(eq(contact.GroupId, GroupId), eq(contact.id, lead.AssigneeId)))
export type SubmissionRow = Awaited<ReturnType<typeof selectSubmissions>>[number]

/** How far the lead of a submission has come. */
export const leadFactsOf = ({
  Stage,
  LostReason,
  NextStep,
  NextDay,
  AssigneeId,
  AssigneeName,
  AssigneeLeft,
  LeadVersion,
}: SubmissionRow) => ({
  Stage,
  LostReason,
  NextStep,
  NextDay,
  AssigneeId,
  AssigneeName,
  AssigneeLeft,
  LeadVersion,
})

/** The answers of submissions in the reader's language, by the id of each request. */
export const readAnswers = async (
  ctx: GroupCtx,
  rows: readonly SubmissionRow[],
): Promise<(row: SubmissionRow) => readonly PrintedAnswer[]> => {
  const answers = await printSubmissions(
    ctx,
    rows.map(one => one.SubmissionId),
    ctx.language,
  )
  return ({ SubmissionId }) => answers.get(SubmissionId) ?? []
}

/** What was answered to the question of a meaning; '' where nothing was. */
export const answerTo = (answers: readonly PrintedAnswer[], meaning: Meaning): string =>
  answers.find(one => one.Means === meaning)?.Text ?? ''

/** The files of an answer with their links. */
export const linkAnswerFiles = (ctx: GroupCtx, { Files }: Pick<PrintedAnswer, 'Files'>) => Files.map(file => linkFile(ctx, file))
/** All pictures and files that came along. */
export const linkFilesOf = (ctx: GroupCtx, answers: readonly PrintedAnswer[]) => answers.flatMap(one => linkAnswerFiles(ctx, one))

type SubmissionPage = PageRequest & { filter: SubmissionsAsked; sorts: Record<string, SQL>; sort: { field: string; order: 'ASC' | 'DESC' } }
/** A page of submissions, and how many there are. */
export const readSubmissionPage = async (ctx: GroupCtx, of: SubmissionsOf, { filter, sorts, sort, ...page }: SubmissionPage) => {
  const found = await findSubmissions(ctx, of, filter)
  const { limit, offset } = pageOf(page)
  const selected = selectSubmissions(ctx)
    .where(found.where)
    .orderBy(orderOf(sorts, sort, sql`${visitorRequest.id}`))
    .limit(limit)
    .offset(offset)
  const [rows, total] = await rowsAndTotal(page, selected, () => countSubmissions(ctx, found, filter.text, page))
  return { rows, total }
}
