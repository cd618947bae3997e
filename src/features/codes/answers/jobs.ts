import { job } from '../../../platform/jobs/job.ts'
import type { Services } from '../../../platform/services.ts'
import { analyseComment } from '../../../platform/text/analyse.ts'
import { topicsIn } from './data.ts'

const atOnce = 500
const mostAnHour = 20_000

type Unread = { id: string; text: string }

/** Notes the words and topics of comments that were kept before these were noted with them; afterwards it finds nothing to do. */
export const readComments = job<object>(
  'feedback.readComments',
  async ({ services }) => {
    const { rows: accounts } = await services.db.system.query<{ id: string }>(withUnread)
    let read = 0
    for (const { id } of accounts)
      for (let some = atOnce; some === atOnce && read < mostAnHour; read += some) some = await readSome(services, id)
  },
  { every: '43 * * * *' },
)

const readSome = ({ db }: Pick<Services, 'db'>, GroupId: string): Promise<number> =>
  db.asSystem('words of older comments', async (_tx, client) => {
    const { rows } = await client.query<Unread>(unread, [GroupId, atOnce])
    const notes = rows.map(({ id, text }) => {
      const analysis = analyseComment(text)
      return { i: id, w: analysis.terms, p: topicsIn(analysis) }
    })
    if (notes.length > 0) await client.query(note, [GroupId, JSON.stringify(notes)])
    return notes.length
  })

const withUnread = `select distinct group_id as id from feedback where text is not null and terms is null`
const unread = `select id, text from feedback where group_id = $1 and text is not null and terms is null limit $2 for update skip locked`
const note = `update feedback f set terms = w, topics = p from jsonb_to_recordset($2) as a(i uuid, w text[], p text[])
  where f.group_id = $1 and f.id = i`
