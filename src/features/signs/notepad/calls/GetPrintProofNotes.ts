import { handle } from '../../../../platform/handle.ts'
import { GetPrintProofNotes as call } from '../contract.ts'
import { listNotes } from '../notes.server.ts'

export const GetPrintProofNotes = handle(call, (ctx, input) => listNotes(ctx, call, 'SignProof', input))
