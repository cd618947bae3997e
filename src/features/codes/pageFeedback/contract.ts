import { multiline, text, uuid, write, z } from '../../../core/call.ts'
import { longestPageComment } from './model.ts'

export const AddPageFeedback = write('App/AddPageFeedback', {
  summary: 'What somebody who is signed in thinks of a page of the portal: 1 to 5, and a comment',
  scope: 'group',
  input: z.strictObject({
    GroupId: uuid(),
    BuildingId: z.optional(uuid()),
    Page: text(500),
    Score: z.int().check(z.minimum(1), z.maximum(5)),
    Comment: z._default(multiline(longestPageComment), ''),
  }),
  output: z.object({ acId: uuid() }),
})
