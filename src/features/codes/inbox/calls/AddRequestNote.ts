import { invalid } from '../../../../core/problem.ts'
import { handle } from '../../../../platform/handle.ts'
import { provenUploads } from '../../../base/files/proven.server.ts'
import { addStaffNote, lockRequest } from '../../requests/change.server.ts'
import { canWait, stopClock } from '../../requests/clock.server.ts'
import { requestMessages } from '../../requests/rules.ts'
import { AddRequestNote as call } from '../contract.ts'
import { tellVisitor } from '../jobs.ts'

export const AddRequestNote = handle(call, async (ctx, { RequestId, Note, ForVisitor, Waits = false, Files = [] }) => {
  const row = await lockRequest(ctx, { RequestId })
  if (Waits && !(ForVisitor && canWait(row))) throw invalid([{ Field: 'Waits', Message: requestMessages.waitsUnasked }])
  const NoteId = await addStaffNote(ctx, row, { Note: Note.trim(), ForVisitor, Files: await provenUploads(ctx, 'RequestFile', Files) })
  if (Waits) await stopClock(ctx, row)
  if (ForVisitor && row.Email) await ctx.enqueue(tellVisitor, { GroupId: ctx.GroupId, RequestId, what: 'note', NoteId })
  return { NoteId }
})
