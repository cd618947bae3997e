import type { FastifyInstance } from 'fastify'
import { notFound } from '../../core/problem.ts'
import { fileHeaders } from '../files/fileHeaders.ts'
import { readLink } from '../files/signedLink.ts'
import { smallFormAt, smallPicture } from '../files/small.ts'
import type { Services } from '../services.ts'
import type { Part } from './server.ts'

/** Stored files behind signed links of five minutes: `/f/{link}`. */
export const files = ({ files: store, config }: Services): Part => ({
  name: 'files',
  routes: ['/f/:link'],
  add: (app: FastifyInstance) => {
    app.get<{ Params: { link: string } }>('/f/:link', async (request, reply) => {
      const link = readLink(config.secret, request.params.link, new Date())
      const small = link && smallFormAt(link.key)
      if (small) await smallPicture(store, small.key, small.form) // made when it is first asked for
      const file = link && (await store.get(link.key))
      if (!link || !file) throw notFound()
      const { contentType, size, stream } = file
      return reply.headers(fileHeaders({ contentType, size, name: link.name, disposition: link.disposition })).send(stream)
    })
  },
})
