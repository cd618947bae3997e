import { moveState } from '../../../../platform/db/state.ts'
import { handle } from '../../../../platform/handle.ts'
import { CloseNote as call } from '../contract.ts'
import { noteMoves } from '../moves.ts'
import { lockNote } from '../notes.server.ts'
import { proofNote } from '../tables.ts'

export const CloseNote = handle(call, async (ctx, named) => {
  const { acId, Version } = await moveState(ctx, proofNote, await lockNote(ctx, named), noteMoves.close, { Object: 'proof_note' })
  return { acId, Version }
})
