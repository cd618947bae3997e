import { and, asc, eq, sql } from 'drizzle-orm'
import { notFound } from '../../../../core/problem.ts'
import { type GroupCtx, handle } from '../../../../platform/handle.ts'
import { readSubmission } from '../../../base/fields/answeredForm.server.ts'
import { linkFile } from '../../../base/files/links.server.ts'
import { webLink } from '../../qr/rules.ts'
import { qrCode } from '../../qr/tables.ts'
import { askerName, askerTables, joinAsker } from '../../requests/askers.server.ts'
import { receiptOf } from '../../requests/receipt.server.ts'
import { requestNote, visitorRequest } from '../../requests/tables.ts'
import { findJoinedTo, listJoined } from '../../requestWork/joined.server.ts'
import { GetRequest as call } from '../contract.ts'
import { requestsInScope, selectRequests, shownRequest } from '../rows.server.ts'

export const GetRequest = handle(call, async (ctx, { RequestId }) => {
  const { tx, GroupId } = ctx
  const [row] = await selectRequests(ctx).where(and(requestsInScope(ctx), eq(visitorRequest.id, RequestId)))
  if (!row) throw notFound()
  const [more] = await tx
    .select({
      SubmissionId: visitorRequest.SubmissionId,
      Language: visitorRequest.Language,
      TenantId: visitorRequest.TenantId,
      JoinedId: visitorRequest.JoinedId,
      Costs: visitorRequest.Costs,
      Address: qrCode.Address,
    })
    .from(visitorRequest)
    .leftJoin(qrCode, and(eq(qrCode.GroupId, GroupId), eq(qrCode.id, visitorRequest.QrCodeId)))
    .where(and(eq(visitorRequest.GroupId, GroupId), eq(visitorRequest.id, RequestId)))
  if (!more) throw notFound()
  const Answers = await readSubmission(ctx, more.SubmissionId, ctx.language)
  const receipt = more.Address ? `/r/${receiptOf(ctx.secret, more.Address, RequestId)}` : ''
  return {
    ...shownRequest(row, ctx.now),
    Language: more.Language,
    Costs: [...more.Costs],
    ...(await readAround(ctx, { ...more, RequestId })),
    Answers: Answers.map(({ Code, Question, Text, Stars, Failed, Files }) => ({
      Code,
      Question,
      Text,
      Stars,
      Failed,
      Files: Files.map(file => linkFile(ctx, file)),
    })),
    Notes: await readNotes(ctx, RequestId),
    ReceiptUrl: more.Address ? `${webLink(ctx.baseUrl, more.Address)}${receipt}` : '',
  }
})

type RequestTies = { RequestId: string; TenantId: string | null; JoinedId: string | null }
/** Whose request it is, and which others go along with it. */
const readAround = async (ctx: GroupCtx, { RequestId, TenantId, JoinedId }: RequestTies) => ({
  TenantId,
  TenantName: await findTenantName(ctx, RequestId),
  JoinedTo: JoinedId === null ? null : await findJoinedTo(ctx, JoinedId),
  Joined: await listJoined(ctx, RequestId),
})

/** Whose request it is; '' where nothing tells it. */
const findTenantName = async (ctx: GroupCtx, RequestId: string): Promise<string> => {
  const { rows } = await ctx.tx.execute<{ tenant: string }>(sql`
    with r as (select r.* from visitor_request r where r.group_id = ${ctx.GroupId} and r.id = ${RequestId}), ${askerTables(ctx, sql`r`)}
    select ${askerName} as tenant from r ${joinAsker()}`)
  return rows[0]?.tenant ?? ''
}

const readNotes = async (ctx: GroupCtx, RequestId: string) => {
  const notes = await ctx.tx
    .select()
    .from(requestNote)
    .where(and(eq(requestNote.GroupId, ctx.GroupId), eq(requestNote.RequestId, RequestId)))
    .orderBy(asc(requestNote.CreatedDate), asc(requestNote.id))
  return notes.map(({ id, CreatedDate, Author, ForVisitor, Note, Files }) => ({
    NoteId: id,
    CreatedDate: CreatedDate.getTime(),
    Author,
    ForVisitor,
    Note,
    Files: Files.map(file => linkFile(ctx, file)),
  }))
}
