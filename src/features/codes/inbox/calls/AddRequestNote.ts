import { handle } from '../../../../platform/handle.ts'
import { provenUploads } from '../../../base/files/proven.server.ts'
import { addStaffNote, lockRequest } from '../../requests/change.server.ts'
import { AddRequestNote as call } from '../contract.ts'
import { tellVisitor } from '../jobs.ts'

export const AddRequestNote = handle(call, async (ctx, { RequestId, Note, ForVisitor, Files = [] }) => {
  const row = await lockRequest(ctx, { RequestId })
  const NoteId = await addStaffNote(ctx, row, { Note: Note.trim(), ForVisitor, Files: await provenUploads(ctx, 'RequestFile', Files) })
  if (ForVisitor && row.Email) await ctx.enqueue(tellVisitor, { GroupId: ctx.GroupId, RequestId, what: 'note', NoteId })
  return { NoteId }
})
