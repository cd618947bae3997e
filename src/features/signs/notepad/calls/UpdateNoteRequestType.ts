import { saveRecord } from '../../../../platform/db/record.ts'
import { handle } from '../../../../platform/handle.ts'
import { UpdateNoteRequestType as call } from '../contract.ts'
import { lockNote } from '../notes.server.ts'
import { proofNote } from '../tables.ts'

export const UpdateNoteRequestType = handle(call, async (ctx, { RequestType, ...named }) =>
  saveRecord(ctx, proofNote, await lockNote(ctx, named), { RequestType }, { Object: 'proof_note' }),
)
