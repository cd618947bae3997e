import { createHash } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import { eq } from 'drizzle-orm'
import { afterAll, describe, expect, test } from 'vitest'
import { newQrCode, scansMoved } from '../../../../test/support/scans.ts'
import { openWorld } from '../../../../test/world.ts'
import { openHttp } from '../../../app/http.ts'
import { smallMost } from '../../../core/smallForms.ts'
import { languages } from '../../../core/words.ts'
import { building, buildingSection } from '../../property/buildings/tables.ts'
import { longestHtml } from '../branding/model.ts'
import { newBranding } from '../branding/rules.ts'
import { definitions } from '../functionalities/definitions.ts'
import { feedbackWords } from '../functionalities/types/feedback/scanWords.ts'
import type { WifiContent } from '../functionalities/types/wifi/model.ts'
import { qrCode, qrItem } from '../qr/tables.ts'
import type { ScanBody, ScanPage } from '../scanPage/model.ts'
import { scanWords } from '../scanPage/words.ts'
import { loadBundle } from './bundle.server.ts'
import { scanPart } from './scanPart.server.ts'

// The pages as they are built and sent; without them `loadBundle` fails with the command that builds them.
const bundle = await loadBundle()
const world = await openWorld()
const app = await openHttp(world.services, [scanPart(world.services)])
afterAll(() => app.close())
const { system } = world.services.db

const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Mobile/15E148 Safari/604.1'
const from = '203.0.113.77'
const open = (url: string, headers: Record<string, string> = {}) =>
  app.inject({ method: 'GET', url, headers: { 'user-agent': phone, ...headers }, remoteAddress: from })
const post = (url: string, fields: Record<string, string>) => {
  const headers = { 'content-type': 'application/x-www-form-urlencoded', 'user-agent': phone }
  return app.inject({ method: 'POST', url, headers, payload: new URLSearchParams(fields).toString(), remoteAddress: from })
}
const made = async (options: Parameters<typeof newQrCode>[2] = { Type: 'Feedback' }) => {
  const account = await world.newAccount()
  const code = await newQrCode(world, account, options)
  return { ...code, path: `/q/${code.Address}`, buildingId: account.building.id }
}
const keyIn = (html: string) => /name="Key" value="([^"]+)"/.exec(html)?.[1] ?? ''
const actionIn = (html: string) => /action="([^"]+)"/.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? ''
const titleIn = (html: string) => /<h1>([^<]+)<\/h1>/.exec(html)?.[1]
/** Makes a code a hub. */
const secondItem = async (QrCodeId: string) => {
  await world.services.db.asSystem('test', async tx => {
    const [item] = await tx.select().from(qrItem).where(eq(qrItem.QrCodeId, QrCodeId))
    if (!item) throw new Error('no item')
    const { id: _, ...rest } = item
    await tx.insert(qrItem).values({ ...rest, Position: 1, Name: { en: 'Second', es: 'Segundo' } })
  })
}
const answersOf = async (id: string) => (await system.query('select * from feedback where qr_code_id = $1', [id])).rows
const countOf = async (table: 'scan' | 'scan_day', id: string) => {
  await scansMoved(world.services.db)
  return (await system.query(`select count(*)::int as n from ${table} where qr_code_id = $1`, [id])).rows[0].n
}

describe('a feedback page', () => {
  test.each(languages)('asks in %s, and a plain form is enough to answer [B-BEHAV-003] [C-BEHAV-004]', async language => {
    const { path, QrCodeId } = await made()
    const page = await open(path, { 'accept-language': language })
    const words = feedbackWords[language]
    expect(page.statusCode).toBe(200)
    expect(page.body).toContain(`<html lang="${language}">`)
    for (const word of [words.send, words.star5, words.effort, words.commentHint]) expect(page.body).toContain(word)
    for (const [name, values] of Object.entries({ Score: 5, CustomerEffortScore: 7, NetPromoterScore: 11, Role: 5 }))
      expect(page.body.match(new RegExp(`type="radio"[^>]* name="${name}"`, 'g'))).toHaveLength(values)

    const Said = { Score: '4', CustomerEffortScore: '6', NetPromoterScore: '0', Role: 'Tenant', Text: 'Soap <b>was</b> empty' }
    const sent = await post(actionIn(page.body), { Key: keyIn(page.body), ...Said })
    expect(sent.statusCode).toBe(303)
    const thanks = await open(String(sent.headers.location))
    expect(titleIn(thanks.body)).toBe(scanWords[language].thanksTitle)
    expect(thanks.body).toContain('</svg>')
    expect(await answersOf(QrCodeId)).toMatchObject([
      { score: 4, customer_effort_score: 6, net_promoter_score: 0, role: 'Tenant', text: 'Soap <b>was</b> empty' },
    ])
  })

  test('asks its default texts in French too; what the customer has written stays', async () => {
    const written = { ...definitions.Feedback.sample, ThankYou: { en: 'Thanks from the Harbour team!', es: '¡Gracias del equipo!' } }
    const { path } = await made({ Type: 'Feedback', Form: written })
    const page = await open(path, { 'accept-language': 'fr' })
    for (const text of [
      'Quel est votre niveau de satisfaction concernant les toilettes ?',
      'Qu’est-ce qui vous décrit le mieux ?',
      'Locataire',
    ])
      expect(page.body).toContain(text)
    expect(page.body).not.toMatch(/How satisfied|Tenant<|What best/)
    const sent = await post(actionIn(page.body), { Key: keyIn(page.body), Score: '4', Role: 'Tenant' })
    expect((await open(String(sent.headers.location))).body).toContain('Thanks from the Harbour team!')
    const standard = await made({ Type: 'Feedback' })
    const other = await open(standard.path, { 'accept-language': 'fr' })
    const answered = await post(actionIn(other.body), { Key: keyIn(other.body), Score: '4' })
    expect((await open(String(answered.headers.location))).body).toContain('Merci pour votre avis !')
  })

  test('shows what is wrong at its field and keeps what was typed', async () => {
    const { path, QrCodeId } = await made()
    const { body } = await open(path)
    const Text = `${'Long. '.repeat(400)}"<script>`
    const reply = await post(actionIn(body), { Key: keyIn(body), Role: 'GM', NetPromoterScore: '9', CustomerEffortScore: '8', Text })
    expect(reply.statusCode).toBe(422)
    expect(reply.body).toContain(`<p id="Score-problem" class="problem">${feedbackWords.en.needed}</p>`)
    expect(reply.body).toContain(`<p id="CustomerEffortScore-problem" class="problem">${scanWords.en.outside}</p>`)
    expect(reply.body).toMatch(/<p id="Text-problem" class="problem">Please write at most 2000 characters/)
    for (const [name, value] of [
      ['Role', 'GM'],
      ['NetPromoterScore', '9'],
    ])
      expect(reply.body).toMatch(new RegExp(`<input type="radio"(?=[^>]* name="${name}")(?=[^>]* value="${value}")[^>]* checked=""`))
    expect(reply.body).toContain(`${'Long. '.repeat(400)}&quot;&lt;script&gt;</textarea>`)
    expect(await answersOf(QrCodeId)).toEqual([])

    const again = { Key: keyIn(reply.body), Score: '2', Text: 'Short.' }
    expect((await post(actionIn(reply.body), again)).statusCode).toBe(303)
    expect((await post(actionIn(reply.body), again)).statusCode).toBe(303)
    expect(await answersOf(QrCodeId)).toHaveLength(1)
  })

  test('asks only what its form asks for', async () => {
    const { path } = await made({ Type: 'Feedback', Form: { AskCES: false, AskNPS: false, AskRole: false, AskComment: false } })
    const { body } = await open(path)
    expect(body.match(/type="radio"/g)).toHaveLength(5)
    expect(body).not.toContain('<textarea')
  })

  test('weighs at most 30 kB with its style, script and mark, gzipped', async () => {
    const { body } = await open((await made()).path)
    const bytes = gzipSync(body).length + gzipSync(bundle.script).length
    expect(bytes).toBeLessThanOrEqual(30_000)
  })
})

const page = (body: ScanBody, place: ScanPage['place'] = null): ScanPage => ({
  language: 'en',
  languages: languages.map(language => ({ language, href: `/q/A?lang=${language}` })),
  path: '/q/A',
  token: null,
  place,
  script: bundle.scriptPath,
  body,
})

const guest: WifiContent = { SSID: 'Guest', Password: 'a&b<c', secured: true, picture: { size: 33, paths: ['M0 0h1v1z'] } }

describe('every page', () => {
  const states = ['Unknown', 'Retired', 'Wrong', 'Busy', 'Limited'] as const
  const button = { id: 'a', label: 'Tell us', icon: 'star', href: '/q/A?i=a', note: null, isLocked: false }
  const bodies: ScanBody[] = [
    ...states.map(one => ({ page: one })),
    { page: 'Hub', title: 'Lobby', look: 'List', items: [button], staffHref: '/q/A/pin?' },
    { page: 'Pin', title: '', action: '/q/A/pin?', problem: null },
    { page: 'Closed', when: 'Opens today at 8:00 AM', href: '/q/A?' },
    { page: 'Staff', when: null, href: '/q/A/pin?' },
    { page: 'About', title: 'Lobby' },
    { page: 'Thanks', text: null },
    { page: 'Type', view: 'wifi', title: 'Guest Wi-Fi', content: guest, form: null },
  ]

  test.each(bodies)('$page has one heading and nothing that the policy forbids', body => {
    const html = bundle.render(page(body))
    expect(html.match(/<h1[ >]/g)).toHaveLength(1)
    expect(html).not.toMatch(/<[^>]+ (style|on[a-z]+)="/)
    expect(html.match(/<script/g)).toHaveLength(1)
    expect(html).toMatch(/<script src="\/scan\/[\w-]+\.js" defer=""><\/script>/)
    expect(html).toContain('Powered by Lintel')
  })

  test('says whose it is, where one is, and how to reach the building, in the visitor’s language', () => {
    const place = {
      building: 'A & B <Tower>',
      spot: 'Level 3',
      logo: '/files/g/i/logo.png',
      website: 'https://a.example/',
      phone: '16175550142',
    }
    const html = bundle.render(page({ page: 'About', title: 'Lobby' }, place))
    for (const part of [
      'A &amp; B &lt;Tower&gt;',
      'Level 3',
      'src="/files/g/i/logo.png"',
      'href="https://a.example/"',
      'href="tel:+16175550142"',
    ])
      expect(html).toContain(part)
    expect(html).toContain('Call (617) 555-0142')
    for (const language of languages) expect(html).toMatch(new RegExp(`href="/q/A\\?lang=${language}" lang="${language}"`))
  })

  test('shows the picture, icon and words of the building’s branding, where it has any', () => {
    const place = { building: 'Tower', spot: 'Level 3', logo: null, website: null, phone: null }
    const brand = { icon: '/files/g/i/icon/icon.png', hubHeader: '/files/g/h/wide/lobby.jpg', header: '<h2>Hi</h2>', footer: '<p>Bye</p>' }
    const hub = bundle.render(page({ page: 'Hub', title: 'Lobby', look: 'List', items: [], staffHref: null }, { ...place, brand }))
    for (const part of [
      '<link rel="icon" type="image/webp" href="/files/g/i/icon/icon.png"/>',
      '<img class="banner" src="/files/g/h/wide/lobby.jpg" alt=""/>',
      '<div class="words"><h2>Hi</h2></div>',
      '<div class="words"><p>Bye</p></div>',
    ])
      expect(hub).toContain(part)
    expect(hub.indexOf('<h2>Hi</h2>')).toBeLessThan(hub.indexOf('class="card"'))
    expect(hub.indexOf('<p>Bye</p>')).toBeGreaterThan(hub.indexOf('class="card"'))
    const none = bundle.render(page({ page: 'Hub', title: 'Lobby', look: 'List', items: [], staffHref: null }, place))
    expect(none).not.toMatch(/class="words"|class="banner"|rel="icon"/)
  })

  const network = { page: 'Type', view: 'wifi', title: 'Guest Wi-Fi', content: guest, form: null } as const
  const stylesIn = (html: string) => [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, text = '']) => text)

  test.each([{ page: 'Unknown' }, network] satisfies ScanBody[])('$page has its styles named by the policies', body => {
    for (const text of stylesIn(bundle.render(page(body))))
      for (const policy of [bundle.policy, bundle.frame.policy])
        expect(policy).toContain(`'sha256-${createHash('sha256').update(text).digest('base64')}'`)
  })

  test('carries the style of its own type only', async () => {
    const { body } = await open((await made()).path)
    const [frame, feedback, ...more] = stylesIn(body)
    expect([feedback?.includes('.stars'), feedback?.includes('.second'), more]).toEqual([true, false, []])
    const [again, wifi] = stylesIn(bundle.render(page(network)))
    expect([again === frame, wifi?.includes('.second'), wifi?.includes('.stars')]).toEqual([true, true, false])
    for (const state of [{ page: 'Unknown' }, { page: 'Thanks', text: null }] satisfies ScanBody[])
      expect(stylesIn(bundle.render(page(state)))).toEqual([frame])
    expect(frame).not.toMatch(/\.stars|\.second|\.send/)
    expect(bundle.preview(page(network))).toContain(wifi)
  })
})

describe('the branding of a building', () => {
  const kept = async (BuildingId: string, Payload: object) => {
    await world.services.db.asSystem('test', async tx => {
      const [row] = await tx.select().from(building).where(eq(building.id, BuildingId))
      await tx.insert(buildingSection).values({ GroupId: row?.GroupId ?? '', BuildingId, Section: 'Branding', Payload })
    })
  }
  const branding = (html: string, file = '/files/g/i/a.png') => ({
    ...newBranding(),
    HubHeader: file,
    FaviconFilename: `https://portal.example${file}`,
    HtmlPage: { Header: html, Footer: html },
  })

  test('stands on the pages of its codes; of hostile HTML only the text is left, and a page keeps one h1', async () => {
    const { path, buildingId } = await made()
    await kept(
      buildingId,
      branding('<h1>Hello</h1><script>alert(1)</script><p style="color:red" onclick="x()">there</p><img src="https://a.example/x">'),
    )
    const { body, headers } = await open(path)
    expect(body.match(/<div class="words"><h2>Hello<\/h2><p>there<\/p><\/div>/g)).toHaveLength(2)
    expect(body.match(/<h1/g)).toHaveLength(1)
    expect(body).not.toMatch(/alert\(1\)|onclick|style="|a\.example/)
    expect(body).toContain('<link rel="icon" type="image/webp" href="/files/g/i/icon/a.png"/>')
    expect(headers['content-security-policy']).toContain("img-src 'self'")
    expect(body).not.toContain('class="banner"') // a form comes first on its page
  })

  test('that is no longer understood leaves the page as it is', async () => {
    const { path, buildingId } = await made()
    await kept(buildingId, { HtmlPage: 'old', FillColor: 7 })
    expect((await open(path)).statusCode).toBe(200)
  })

  test.each(['form', 'hub'])('keeps a %s page within 30 kB with the longest header and footer and the largest pictures', async kind => {
    const { path, buildingId, QrCodeId } = await made()
    const random = () =>
      `<p>${Array.from({ length: longestHtml }, () => Math.random().toString(36).slice(2, 8))
        .join(' ')
        .slice(0, longestHtml - 7)}</p>`
    await kept(buildingId, { ...branding(''), HtmlPage: { Header: random(), Footer: random() } })
    if (kind === 'hub') await secondItem(QrCodeId)
    const { body } = await open(path)
    expect(body.match(/class="words"/g)).toHaveLength(2)
    expect(body.includes('class="banner" src="/files/g/i/wide/a.png"')).toBe(kind === 'hub')
    const pictures = smallMost.small + smallMost.icon + (kind === 'hub' ? smallMost.wide : 0)
    expect(gzipSync(body).length + gzipSync(bundle.script).length + pictures).toBeLessThanOrEqual(30_000)
  })
})

describe('a scan', () => {
  test('of an unknown or a retired code is a friendly page with its status', async () => {
    const unknown = await open('/q/NBSVCHC0DE123456', { 'accept-language': 'es' })
    expect([unknown.statusCode, titleIn(unknown.body)]).toEqual([404, scanWords.es.unknownTitle])
    const { path, QrCodeId } = await made()
    await world.services.db.asSystem('test', tx => tx.update(qrCode).set({ Retired: true }).where(eq(qrCode.id, QrCodeId)))
    const retired = await open(path, { 'accept-language': 'fr' })
    expect([retired.statusCode, titleIn(retired.body)]).toEqual([410, scanWords.fr.retiredTitle])
    expect(retired.body).toContain('Building 1')
  })

  test('of a network shows its password in full, of a link leads on with the scan written before', async () => {
    const network = await made({ Type: 'Wifi', Form: { SSID: 'Guest', Password: 'pa"ss<word' } })
    expect((await open(network.path)).body).toContain('pa&quot;ss&lt;word')
    const link = await made({ Type: 'StaticUrl', Form: { Url: 'https://example.com/a' } })
    const reply = await open(link.path)
    expect([reply.statusCode, reply.headers.location, await countOf('scan', link.QrCodeId)]).toEqual([302, 'https://example.com/a', 1])
  })

  test('of a hub offers its items, each with its own form', async () => {
    const { path, QrCodeId } = await made()
    await secondItem(QrCodeId)
    const hub = await open(path, { 'accept-language': 'es' })
    expect(titleIn(hub.body)).toBe(scanWords.es.hubTitle)
    const href = [...hub.body.matchAll(/<li><a href="([^"]+)">/g)][1]?.[1]?.replaceAll('&amp;', '&') ?? ''
    const form = await open(href)
    expect(actionIn(form.body)).toContain(`i=${new URL(href, 'https://a.example').searchParams.get('i')}`)
    expect((await post(actionIn(form.body), { Key: keyIn(form.body), Score: '5' })).statusCode).toBe(303)
    expect(await answersOf(QrCodeId)).toHaveLength(1)
  })

  test('leaves nothing where scans are not tracked, though the answer is stored', async () => {
    const { path, QrCodeId, buildingId } = await made()
    await world.services.db.asSystem('test', tx => tx.update(building).set({ TrackScanData: false }).where(eq(building.id, buildingId)))
    const { body } = await open(path)
    await post(`${path}/visit`, { token: keyIn(body), seconds: '9', engaged: '1' })
    await post(actionIn(body), { Key: keyIn(body), Score: '5' })
    expect([await countOf('scan', QrCodeId), await countOf('scan_day', QrCodeId)]).toEqual([0, 0])
    expect(await answersOf(QrCodeId)).toHaveLength(1)
  })

  test('leaves the visitor’s address in no table', async () => {
    const { path, QrCodeId } = await made()
    const { body } = await open(path)
    await post(`${path}/visit`, { token: keyIn(body), seconds: '9', engaged: '1' })
    await post(actionIn(body), { Key: keyIn(body), Score: '5', Text: 'Fine' })
    expect(await countOf('scan', QrCodeId)).toBe(1)
    const { rows } = await system.query<{ name: string }>(
      `select quote_ident(tablename) as name from pg_tables where schemaname = 'public' and tablename not like 'audit\\_%'`, // months are read through audit
    )
    expect(rows.length).toBeGreaterThan(10)
    for (const { name } of rows) {
      const found = await system.query(`select count(*)::int as n from ${name} t where t::text like '%${from}%'`)
      expect([name, found.rows[0].n]).toEqual([name, 0])
    }
  })
})
