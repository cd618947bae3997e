import { afterAll, describe, expect, test } from 'vitest'
import { openHttp } from '../../src/app/http.ts'
import { pages } from '../../src/app/pages.ts'
import { openWorld } from '../world.ts'

const world = await openWorld()
const app = await openHttp(world.services, pages(world.services))
afterAll(() => app.close())

const get = async (url: string, accept?: string) => {
  const reply = await app.inject({ url, headers: { 'user-agent': 'curl/8.5.0', ...(accept && { accept }) } })
  return { status: reply.statusCode, type: String(reply.headers['content-type']).split(';')[0], body: reply.body }
}
const browser = 'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,*/*;q=0.8'

describe('a page of the portal', () => {
  const paths = [
    '/',
    '/login',
    '/propertyList?page=2',
    '/scans/qrLocation',
    '/nowhere',
    '/qrCodes/',
    '/pdfDashboard/BuildingFeedback/a/b/1/2',
  ]
  test.each(paths)('answers %s to browsers, to curl and to who does not say', async path => {
    for (const accept of [browser, '*/*', 'text/*', undefined]) {
      const { status, type, body } = await get(path, accept)
      expect([accept, status, type]).toEqual([accept, 200, 'text/html'])
      expect(body).toContain('<div id="root"')
    }
  })

  test('is not what asks for JSON or a picture', async () => {
    for (const accept of ['application/json', 'image/png', 'text/event-stream'])
      expect(await get('/login', accept)).toMatchObject({ status: 404, type: 'application/json' })
  })

  test.each(['/csm/Nothing/GetIt', '/assets/gone.js', '/files/a/b/c.png', '/favicon.ico', '/.env', '/scan/gone.js'])(
    'does not stand in the place of %s',
    async path => {
      expect(await get(path, '*/*')).toMatchObject({ status: 404, type: 'application/json' })
    },
  )
})

test('a printed address answers its page to whoever asks, also one that nobody knows', async () => {
  for (const accept of [browser, '*/*', 'application/json', undefined])
    expect(await get('/q/N0SVCHC0DE123456', accept)).toMatchObject({ status: 404, type: 'text/html' })
})
