import { and, asc, eq } from 'drizzle-orm'
import { notFound } from '../../../../core/problem.ts'
import { handle } from '../../../../platform/handle.ts'
import { readSubmission } from '../../../base/fields/answeredForm.server.ts'
import { linkFile } from '../../../base/files/links.server.ts'
import { webLink } from '../../qr/rules.ts'
import { qrCode } from '../../qr/tables.ts'
import { receiptOf } from '../../requests/receipt.server.ts'
import { requestNote, visitorRequest } from '../../requests/tables.ts'
import { GetRequest as call } from '../contract.ts'
import { requestsInScope, selectRequests, shownRequest } from '../rows.server.ts'

export const GetRequest = handle(call, async (ctx, { RequestId }) => {
  const { tx, GroupId } = ctx
  const [row] = await selectRequests(ctx).where(and(requestsInScope(ctx), eq(visitorRequest.id, RequestId)))
  if (!row) throw notFound()
  const [more] = await tx
    .select({ SubmissionId: visitorRequest.SubmissionId, Language: visitorRequest.Language, Address: qrCode.Address })
    .from(visitorRequest)
    .leftJoin(qrCode, and(eq(qrCode.GroupId, GroupId), eq(qrCode.id, visitorRequest.QrCodeId)))
    .where(and(eq(visitorRequest.GroupId, GroupId), eq(visitorRequest.id, RequestId)))
  if (!more) throw notFound()
  const Answers = await readSubmission(ctx, more.SubmissionId, ctx.language)
  const notes = await tx
    .select()
    .from(requestNote)
    .where(and(eq(requestNote.GroupId, GroupId), eq(requestNote.RequestId, RequestId)))
    .orderBy(asc(requestNote.CreatedDate), asc(requestNote.id))
  const receipt = more.Address ? `/r/${receiptOf(ctx.secret, more.Address, RequestId)}` : ''
  return {
    ...shownRequest(row, ctx.now),
    Language: more.Language,
    Answers: Answers.map(({ Code, Question, Text, Stars, Failed, Files }) => ({
      Code,
      Question,
      Text,
      Stars,
      Failed,
      Files: Files.map(file => linkFile(ctx, file)),
    })),
    Notes: notes.map(({ id, CreatedDate, Author, ForVisitor, Note, Files }) => ({
      NoteId: id,
      CreatedDate: CreatedDate.getTime(),
      Author,
      ForVisitor,
      Note,
      Files: Files.map(file => linkFile(ctx, file)),
    })),
    ReceiptUrl: more.Address ? `${webLink(ctx.baseUrl, more.Address)}${receipt}` : '',
  }
})
