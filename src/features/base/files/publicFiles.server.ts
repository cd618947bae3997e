import type { FastifyInstance } from 'fastify'
import { notFound } from '../../../core/problem.ts'
import { type SmallForm, smallMost } from '../../../core/smallForms.ts'
import { fileHeaders } from '../../../platform/files/fileHeaders.ts'
import { smallPicture } from '../../../platform/files/small.ts'
import type { Part } from '../../../platform/http/server.ts'
import type { Services } from '../../../platform/services.ts'

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/
const query = 'select name, content_type from stored_file where group_id = $1 and id = $2 and public'
const route = '/files/:group/:id/:name'
const smallForms = Object.keys(smallMost) as SmallForm[] // the keys of that record
const smallRoute = (form: SmallForm) => `/files/:group/:id/${form}/:name`
const pictures = /^image\/(png|jpeg|webp)$/

type Params = { group: string; id: string; name: string }

/** Files of scan pages, at a lasting address, pictures also in smaller forms. The name in the address is for people only. */
export const publicFiles = ({ db, files }: Pick<Services, 'db' | 'files'>): Part => ({
  name: 'publicFiles',
  routes: [route, ...smallForms.map(smallRoute)],
  add: (app: FastifyInstance) => {
    const rowOf = async ({ group, id }: Params): Promise<PublicFileRow> => {
      const { rows } = uuid.test(group) && uuid.test(id) ? await db.system.query<PublicFileRow>(query, [group, id]) : { rows: [] }
      if (!rows[0]) throw notFound()
      return rows[0]
    }
    app.get<{ Params: Params }>(route, async ({ params }, reply) => {
      const { name, content_type } = await rowOf(params)
      const file = await files.get(`${params.group}/${params.id}`)
      if (!file) throw notFound()
      const headers = fileHeaders({ contentType: content_type, size: file.size, name, disposition: 'inline' })
      return reply.headers({ ...headers, ...lasting }).send(file.stream)
    })
    for (const form of smallForms)
      app.get<{ Params: Params }>(smallRoute(form), async ({ params }, reply) => {
        const { name, content_type } = await rowOf(params)
        const small = pictures.test(content_type) ? await smallPicture(files, `${params.group}/${params.id}`, form) : null
        if (!small) throw notFound()
        const { content, contentType } = small
        const headers = fileHeaders({ contentType, size: content.length, name: `${name}.webp`, disposition: 'inline' })
        return reply.headers({ ...headers, ...lasting }).send(Buffer.from(content))
      })
  },
})

// A file never changes under its id.
const lasting = { 'Cache-Control': 'public, max-age=31536000, immutable' } as const

type PublicFileRow = { name: string; content_type: string }
