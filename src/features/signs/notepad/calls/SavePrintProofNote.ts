import { handle } from '../../../../platform/handle.ts'
import { SavePrintProofNote as call } from '../contract.ts'
import { addNote } from '../notes.server.ts'

export const SavePrintProofNote = handle(call, (ctx, input) => addNote(ctx, 'SignProof', input))
