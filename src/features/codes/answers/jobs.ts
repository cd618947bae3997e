import { job } from '../../../platform/jobs/job.ts'
import { analyseComment } from '../../../platform/text/analyse.ts'
import { topicsIn } from './data.ts'

const atOnce = 500
const mostAnHour = 20_000

type Unread = { group_id: string; id: string; text: string }

/** Notes the words and topics of comments that were kept before these were noted with them; afterwards it finds nothing to do. */
export const readComments = job<object>(
  'feedback.readComments',
  async ({ services }) => {
    for (let read = 0; read < mostAnHour; ) {
      const some = await services.db.asSystem('words of older comments', async (_tx, client) => {
        const { rows } = await client.query<Unread>(unread, [atOnce])
        const notes = rows.map(({ group_id, id, text }) => {
          const analysis = analyseComment(text)
          return { g: group_id, i: id, w: analysis.terms, p: topicsIn(analysis) }
        })
        if (notes.length > 0) await client.query(note, [JSON.stringify(notes)])
        return notes.length
      })
      if (some === 0) return
      read += some
    }
  },
  { every: '43 * * * *' },
)

const unread = `select group_id, id, text from feedback where text is not null and terms is null limit $1 for update skip locked`
const note = `update feedback f set terms = w, topics = p from jsonb_to_recordset($1) as a(g uuid, i uuid, w text[], p text[])
  where f.group_id = g and f.id = i`
