import { handle } from '../../../../platform/handle.ts'
import { GetCarouselNotes as call } from '../contract.ts'
import { listNotes } from '../notes.server.ts'

export const GetCarouselNotes = handle(call, (ctx, input) => listNotes(ctx, call, 'ContentProof', input))
