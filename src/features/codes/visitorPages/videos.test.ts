import { afterAll, describe, expect, test } from 'vitest'
import { newQrCode, scansMoved } from '../../../../test/support/scans.ts'
import { openWorld } from '../../../../test/world.ts'
import { openHttp } from '../../../app/http.ts'
import { GetHubItemLogData } from '../../insight/scanStatistics/contract.ts'
import { scanPart } from './scanPart.server.ts'

const world = await openWorld()
const app = await openHttp(world.services, [scanPart(world.services)])
afterAll(() => app.close())
const account = await world.newAccount()
const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Mobile/15E148 Safari/604.1'
const open = (url: string) => app.inject({ method: 'GET', url, headers: { 'user-agent': phone } })
const scanned = async (Url: string) => {
  const { Address, QrCodeId } = await newQrCode(world, account, { Type: 'Video', Form: { Url } })
  return { QrCodeId, reply: await open(`/q/${Address}`), path: `/q/${Address}` }
}
const plain = (html: string) => html.replaceAll('&amp;', '&')

/** Addresses, the source that their page may take something from, and what it plays. */
const played: readonly (readonly [address: string, source: string, src: string])[] = [
  ['https://videos.example/tour/lobby.mp4', 'media-src https://videos.example', 'src="https://videos.example/tour/lobby.mp4"'],
  ['https://videos.example:8443/a.webm?v=2', 'media-src https://videos.example:8443', 'src="https://videos.example:8443/a.webm?v=2"'],
  ['https://www.youtube.com/watch?t=4&v=dQw4w9WgXcQ', 'frame-src https://www.youtube-nocookie.com', '/embed/dQw4w9WgXcQ?'],
  ['https://youtu.be/dQw4w9WgXcQ?si=x', 'frame-src https://www.youtube-nocookie.com', '/embed/dQw4w9WgXcQ?'],
  ['https://www.youtube.com/shorts/dQw4w9WgXcQ', 'frame-src https://www.youtube-nocookie.com', '/embed/dQw4w9WgXcQ?'],
  ['https://vimeo.com/76979871', 'frame-src https://player.vimeo.com', '/video/76979871?autoplay'],
  ['https://vimeo.com/76979871/ab12cd34ef', 'frame-src https://player.vimeo.com', '/video/76979871?h=ab12cd34ef'],
]
const pathFor = (address: string) => `/video?url=${encodeURIComponent(address)}`

describe('a video', () => {
  test.each(played)(
    '%s plays on the page of its code and on /video, which take from %s only [C-ROUTE-081] [B-SCREEN-011]',
    async (address, source, src) => {
      for (const reply of [(await scanned(address)).reply, await open(pathFor(address))]) {
        expect(reply.statusCode).toBe(200)
        expect(plain(reply.body)).toContain(src)
        const policy = String(reply.headers['content-security-policy'])
        expect(policy.split('; ').filter(one => /(media|frame)-src/.test(one))).toEqual([source])
        expect(policy).toContain(`default-src 'none'`)
      }
    },
  )

  test('of another site loads nothing before it is asked for, and runs apart', async () => {
    const { body } = await open(pathFor('https://youtu.be/dQw4w9WgXcQ'))
    const frame = /<iframe[^>]*>/.exec(body)?.[0] ?? ''
    expect(frame).not.toMatch(/ src(doc)?=/)
    expect(frame).toContain('sandbox="allow-scripts allow-same-origin allow-presentation"')
    expect(body).toMatch(/<a [^>]*target="player"/)
  })

  test('of any other address opens at once, as before', async () => {
    const { reply } = await scanned('https://videos.example/watch/tour')
    expect([reply.statusCode, reply.headers.location]).toEqual([302, 'https://videos.example/watch/tour'])
  })

  test('that is started counts as a tap of its code', async () => {
    const { QrCodeId, reply, path } = await scanned('https://vimeo.com/76979871')
    const token = /data-token="([^"]+)"/.exec(reply.body)?.[1] ?? ''
    const headers = { 'user-agent': phone, 'content-type': 'application/x-www-form-urlencoded' }
    const payload = new URLSearchParams({ token, item: 'play', seconds: '3' }).toString()
    await scansMoved(world.services.db)
    await app.inject({ method: 'POST', url: `${path}/click`, headers, payload })
    const { Items } = await account.call(GetHubItemLogData, { gId: account.group.id, qr: QrCodeId })
    expect(Items).toMatchObject([{ ItemName: 'Play', ClickNum: 1 }])
  })
})

describe('/video', () => {
  test.each([
    '',
    'lobby.mp4',
    '/files/a.mp4',
    '//videos.example/a.mp4',
    'javascript:alert(1)//.mp4',
    'data:video/mp4;base64,AAAA.mp4',
    'ftp://videos.example/a.mp4',
    'https://user:secret@videos.example/a.mp4',
    'https://videos.example/"><script>alert(1)</script>.mp4',
    "https://videos.example/a;script-src 'unsafe-inline'.mp4",
    'https://elsewhere.example/login',
    'https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ',
    'https://evil.example/?u=https://youtu.be/dQw4w9WgXcQ',
    'https://vimeo.com/login',
  ])('plays nothing and leads nowhere for %s [C-ROUTE-081]', async address => {
    const reply = await open(pathFor(address))
    expect(reply.statusCode).toBe(404)
    expect(reply.body).toContain('This video cannot be played')
    expect(reply.body).not.toMatch(/<(video|iframe|a) |alert\(1\)|evil|elsewhere/)
    expect(reply.headers['content-security-policy']).not.toMatch(/(media|frame)-src/)
  })

  test('says so in the visitor’s language, also to a parameter that is given twice', async () => {
    const twice = await open(`/video?url=x&url=${encodeURIComponent('https://vimeo.com/76979871')}&lang=es`)
    expect([twice.statusCode, twice.headers['content-language']]).toEqual([404, 'es'])
    expect((await open(`${pathFor('https://vimeo.com/76979871')}&lang=fr`)).body).toContain('Regardez la vidéo')
  })
})
