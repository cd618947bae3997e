import type { FastifyInstance } from 'fastify'
import { notFound } from '../../core/problem.ts'
import { fileHeaders } from '../../platform/files/fileHeaders.ts'
import type { Part } from '../../platform/http/server.ts'
import type { Services } from '../../platform/services.ts'

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/
const query = 'select name, content_type from stored_file where group_id = $1 and id = $2 and public'
const route = '/files/:group/:id/:name'

type Params = { group: string; id: string; name: string }

/** Files that scan pages show, at their lasting address; the name in it is for people only. */
export const publicFiles = ({ db, files }: Pick<Services, 'db' | 'files'>): Part => ({
  name: 'publicFiles',
  routes: [route],
  add: (app: FastifyInstance) => {
    app.get<{ Params: Params }>(route, async (request, reply) => {
      const { group, id } = request.params
      const { rows } = uuid.test(group) && uuid.test(id) ? await db.system.query<Row>(query, [group, id]) : { rows: [] }
      const file = rows[0] && (await files.get(`${group}/${id}`))
      if (!rows[0] || !file) throw notFound()
      const headers = fileHeaders({ contentType: rows[0].content_type, size: file.size, name: rows[0].name, disposition: 'inline' })
      // A file never changes under its id.
      return reply.headers({ ...headers, 'Cache-Control': 'public, max-age=31536000, immutable' }).send(file.stream)
    })
  },
})

type Row = { name: string; content_type: string }
