import { and, isNotNull, isNull } from 'drizzle-orm'
import { analyseComment } from '../../../platform/text/analyse.ts'
import { dueRows } from '../../../platform/time/dueRows.ts'
import { topicsIn } from './data.ts'
import { feedback } from './tables.ts'

/** Notes the words and topics of comments that were kept before these were noted with them; afterwards it finds nothing to do. */
export const readComments = dueRows<typeof feedback, object>({
  name: 'feedback.readComments',
  table: feedback,
  where: () => and(isNotNull(feedback.Text), isNull(feedback.Terms)),
  every: '43 * * * *',
  batch: 500,
  most: 20_000,
  work: async ({ client, GroupId }, rows) => {
    const notes = rows.map(({ id, Text }) => {
      const analysis = analyseComment(Text ?? '')
      return { i: id, w: analysis.terms, p: topicsIn(analysis) }
    })
    await client.query(note, [GroupId, JSON.stringify(notes)])
  },
})

const note = `update feedback f set terms = w, topics = p from jsonb_to_recordset($2) as a(i uuid, w text[], p text[])
  where f.group_id = $1 and f.id = i`
