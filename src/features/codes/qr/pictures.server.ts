import type { FastifyInstance } from 'fastify'
import { notFound } from '../../../core/problem.ts'
import type { Part } from '../../../platform/http/server.ts'
import type { Services } from '../../../platform/services.ts'
import { drawCode, encodePicture, readStyle } from '../picture/files.server.ts'
import { printedLink } from './rules.ts'

const query = `select q.style from code_address a join qr_code q on q.group_id = a.group_id and q.id = a.qr_code_id where a.address = $1`

/** Pictures of codes for lists and pages: `/qr/{Address}.svg`. Open, as the printed code is: it shows nothing that its address does not. */
export const qrPictures = ({ db, config }: Pick<Services, 'db' | 'config'>): Part => ({
  name: 'qrPictures',
  routes: ['/qr/:file'],
  add: (app: FastifyInstance) => {
    app.get<{ Params: { file: string } }>('/qr/:file', async (request, reply) => {
      const [, Address] = /^([0-9A-HJKMNP-TV-Z]{16})\.svg$/.exec(request.params.file) ?? []
      const { rows } = Address ? await db.system.query<{ style: unknown }>(query, [Address]) : { rows: [] }
      if (!Address || !rows[0]) throw notFound()
      const { picture } = drawCode(printedLink(config.baseUrl, Address), readStyle(rows[0].style))
      return reply
        .headers(headers)
        .type('image/svg+xml')
        .send(await encodePicture(picture, 'svg', 500))
    })
  },
})

const headers = {
  'cache-control': 'private, max-age=86400',
  'content-security-policy': "sandbox; default-src 'none'; img-src data:",
  'x-content-type-options': 'nosniff',
}
