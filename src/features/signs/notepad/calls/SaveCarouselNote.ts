import { handle } from '../../../../platform/handle.ts'
import { SaveCarouselNote as call } from '../contract.ts'
import { addNote } from '../notes.server.ts'

export const SaveCarouselNote = handle(call, (ctx, input) => addNote(ctx, 'ContentProof', input))
