import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, describe, expect, test } from 'vitest'
import { newQrCode } from '../../../test/support/scans.ts'
import { openWorld } from '../../../test/world.ts'
import { openHttp } from '../../app/http.ts'
import { building } from '../buildings/tables.ts'
import { RestoreQrCode, RetireQrCode } from '../qr/contract.ts'
import type { FeedbackBody, HubBody, ScanPage } from './scanPage.ts'
import { scanPart } from './scanPart.server.ts'
import { uuidv7 } from './uuidv7.server.ts'
import { visitToken } from './visitToken.server.ts'

// The pages themselves have tests in a browser; here a page is the values that it is made of.
const bundle = mkdtempSync(path.join(tmpdir(), 'lintel-bundle-'))
writeFileSync(path.join(bundle, 'package.json'), '{"type":"module"}')
writeFileSync(path.join(bundle, 'server.js'), `export const style = 'a{}', script = 'let a = 1', render = page => JSON.stringify(page)`)

const world = await openWorld()
const app = await openHttp(world.services, [scanPart(world.services, { bundle })])
afterAll(() => app.close())
const { system } = world.services.db

const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Version/19.0 Mobile/15E148 Safari/604.1'
let caller = 0
const visit = async (url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') => {
  const reply = await app.inject({ method, url, headers: { 'user-agent': phone, ...headers } })
  return { reply, status: reply.statusCode, page: reply.body.startsWith('{') ? (JSON.parse(reply.body) as ScanPage) : null }
}
const send = async (url: string, fields: Record<string, string>, remoteAddress = `10.0.${++caller >> 8}.${caller & 255}`) => {
  const headers = { 'content-type': 'application/x-www-form-urlencoded', 'user-agent': phone }
  const reply = await app.inject({ method: 'POST', url, headers, payload: new URLSearchParams(fields).toString(), remoteAddress })
  return { reply, status: reply.statusCode, page: reply.body.startsWith('{') ? (JSON.parse(reply.body) as ScanPage) : null }
}
const bodyOf = <B extends ScanPage['body']>(page: ScanPage | null): B => {
  if (!page) throw new Error('no page')
  return page.body as B // what the test has just opened
}
const daysOf = async (id: string) =>
  (
    await system.query(
      `select sum(scans)::int as scans, sum(bots)::int as bots, sum(sessions)::int as sessions, sum(seconds)::int as seconds,
    sum(engaged)::int as engaged from scan_day where qr_code_id = $1`,
      [id],
    )
  ).rows[0]
const clicksOf = async (id: string) =>
  Object.fromEntries(
    (await system.query('select item_name, clicks from click_day where qr_code_id = $1', [id])).rows.map(row => [
      row.item_name,
      row.clicks,
    ]),
  )
const answersOf = async (id: string) => (await system.query('select * from feedback where qr_code_id = $1 order by submit_date', [id])).rows
const until = async (read: () => Promise<boolean>) => {
  for (let i = 0; i < 100; i++) {
    if (await read()) return
    await new Promise(resolve => setTimeout(resolve, 20))
  }
  throw new Error('it did not happen')
}
const opened = async (options: Parameters<typeof newQrCode>[2]) => {
  const account = await world.newAccount()
  const code = await newQrCode(world, account, options)
  return { account, code, path: `/q/${code.Address}` }
}
/** A code of two buttons, "Test code" that leads to a page and "Tell us". */
const openedHub = async () => {
  const hub = await opened({ Type: 'StaticUrl', Form: { Url: 'https://example.com/' } })
  await system.query(
    `insert into qr_item (group_id, qr_code_id, position, name, icon, functionality_type, qr_type, template_form_data, can_save)
      values ($1, $2, 1, '{"en":"Tell us"}', 'x', 'Feedback', 'Feedback', '{}', true)`,
    [hub.account.group.id, hub.code.QrCodeId],
  )
  return hub
}

describe('a scanned link', () => {
  test('is recorded, then leads to its page; the printed capitals and look-alike letters too', async () => {
    const { code, path } = await opened({ Type: 'StaticUrl', Form: { Url: 'https://example.com/handbook?a=1' } })
    const spelt = path.replaceAll('0', 'o').replaceAll('1', 'l').toLowerCase()
    for (const url of [path, `/Q/${code.Address}`, spelt]) {
      const { reply, status } = await visit(url)
      expect([status, reply.headers.location, reply.headers['cache-control']]).toEqual([
        302,
        'https://example.com/handbook?a=1',
        'no-store',
      ])
    }
    expect(await daysOf(code.QrCodeId)).toMatchObject({ scans: 3, bots: 0 })
    const { rows } = await system.query('select * from scan where qr_code_id = $1', [code.QrCodeId])
    expect(rows[0]).toMatchObject({ device: 'phone', language: 'en', bot: false })
    expect(Object.keys(rows[0])).toEqual(['group_id', 'id', 'building_id', 'qr_code_id', 'scan_date', 'bot', 'device', 'language']) // no address
  })

  test('counts previews and HEAD requests as bots', async () => {
    const { code, path } = await opened({ Type: 'StaticUrl', Form: { Url: 'https://example.com/' } })
    await visit(path, { 'user-agent': 'WhatsApp/2.24' })
    expect((await visit(path, {}, 'HEAD')).status).toBe(302)
    expect(await daysOf(code.QrCodeId)).toMatchObject({ scans: 0, bots: 2 })
  })

  test('is not recorded where the building does not track scans', async () => {
    const { account, code, path } = await opened({ Type: 'StaticUrl', Form: { Url: 'https://example.com/' } })
    await world.services.db.asSystem('test', tx =>
      tx.update(building).set({ TrackScanData: false }).where(eq(building.id, account.building.id)),
    )
    expect((await visit(path)).status).toBe(302)
    expect((await system.query('select count(*)::int as n from scan where qr_code_id = $1', [code.QrCodeId])).rows[0].n).toBe(0)
  })

  test('never leads to a script', async () => {
    const { path, code } = await opened({ Type: 'StaticUrl', Form: { Url: 'https://example.com/' } })
    await system.query(`update qr_item set template_form_data = '{"Url":"javascript:alert(1)"}' where qr_code_id = $1`, [code.QrCodeId])
    expect((await visit(path)).page?.body.page).toBe('About')
  })
})

describe('a code', () => {
  test('that nobody knows is a friendly 404 in the visitor’s language', async () => {
    for (const url of ['/q/NOSUCHCODE00000', '/q/x', '/q/%F0%9F%98%80', `/q/${'A'.repeat(300)}`]) {
      const { reply, status, page } = await visit(url, { 'accept-language': 'fr-CA' })
      expect([status, page?.language, page?.body]).toEqual([404, 'fr', { page: 'Unknown' }])
      expect(reply.headers['content-security-policy']).toMatch(/default-src 'none'; script-src 'self'; style-src 'sha256-/)
    }
  })

  test('that was retired says so at once, and works again at once when it is restored', async () => {
    const { account, code, path } = await opened({ Type: 'StaticUrl', Form: { Url: 'https://example.com/' } })
    const input = { GroupId: account.group.id, QrCodeId: code.QrCodeId }
    expect((await visit(path)).status).toBe(302)
    await account.call(RetireQrCode, input)
    await until(async () => (await visit(path)).status === 410)
    expect((await visit(path)).page).toMatchObject({ body: { page: 'Retired' }, place: { building: 'Building 1' } })
    await account.call(RestoreQrCode, input)
    await until(async () => (await visit(path)).status === 302)
  })

  test('shows the logo of its building in its small form, from our own host only', async () => {
    const logo = async (LogoFilename: string | null) => {
      const { account, path } = await opened({ Type: 'Feedback' })
      await world.services.db.asSystem('test', tx => tx.update(building).set({ LogoFilename }).where(eq(building.id, account.building.id)))
      return (await visit(path)).page?.place?.logo
    }
    expect(await logo('https://lintel.example/files/a1/b2/logo.png')).toBe('/files/a1/b2/small/logo.png')
    expect(await logo('/files/a1/b2/logo.png')).toBe('/files/a1/b2/small/logo.png')
    for (const wrong of [null, '', 'https://evil.example/logo.png', '/files/../secret', 'javascript:alert(1)/files/a/b/c'])
      expect(await logo(wrong)).toBeNull()
  })

  test('opens its page in the language that was chosen, without another scan', async () => {
    const { code, path } = await opened({ Type: 'Feedback' })
    const { page, reply } = await visit(path, { 'accept-language': 'es-MX' })
    expect(reply.headers['cache-control']).toBe('no-store')
    expect(page).toMatchObject({ language: 'es', place: { building: 'Building 1', spot: 'Test code' }, body: { page: 'Feedback' } })
    const french = page?.languages.find(one => one.language === 'fr')?.href ?? ''
    expect((await visit(french)).page).toMatchObject({ language: 'fr', token: page?.token })
    expect(await daysOf(code.QrCodeId)).toMatchObject({ scans: 1 })
    await visit(`${path}?lang=fr&t=made.up`)
    expect(await daysOf(code.QrCodeId)).toMatchObject({ scans: 2 })
  })

  test('of a network shows its name and its password, which is sealed in the database [B-BEHAV-003]', async () => {
    const { code, path } = await opened({ Type: 'Wifi', Form: { SSID: 'Guest', Password: 'a;b\\c', NetworkType: 'WPA2' } })
    const { body } = (await visit(path)).page ?? {}
    expect(body).toMatchObject({ page: 'Wifi', SSID: 'Guest', Password: 'a;b\\c', secured: true })
    expect(JSON.stringify((await system.query('select * from qr_item where qr_code_id = $1', [code.QrCodeId])).rows)).not.toContain('a;b')
    const open = await opened({ Type: 'Wifi', Form: { SSID: 'Open', Password: '', NetworkType: 'nopass' } })
    expect((await visit(open.path)).page?.body).toMatchObject({ Password: '', secured: false })
    const elsewhere = await opened({ Type: 'Wifi', Form: { AlternateEnable: true, ExternalUrl: 'https://wifi.example/join' } })
    expect((await visit(elsewhere.path)).reply.headers.location).toBe('https://wifi.example/join')
  })
})

describe('a visitor’s answer', () => {
  const form = async () => {
    const made = await opened({ Type: 'Feedback' })
    return { ...made, Key: (await visit(made.path)).page?.token ?? '' }
  }

  test('is stored once, however often it is sent [C-BEHAV-004]', async () => {
    const { code, path, Key } = await form()
    const fields = { Key, Score: '5', CustomerEffortScore: '6', NetPromoterScore: '0', Role: 'Tenant', Text: ' Very clean!\r\nThanks ' }
    for (let i = 0; i < 3; i++) {
      const { status, reply } = await send(`${path}?lang=es`, fields)
      expect([status, reply.headers.location]).toEqual([303, `${path}/thanks?lang=es`])
    }
    await Promise.all([send(path, fields), send(path, fields)])
    const answers = await answersOf(code.QrCodeId)
    expect(answers).toHaveLength(1)
    expect(answers[0]).toMatchObject({
      score: 5,
      customer_effort_score: 6,
      net_promoter_score: 0,
      role: 'Tenant',
      text: 'Very clean!\nThanks',
    })
    expect(answers[0].sentiment_score).toBeGreaterThan(0)
    expect(await daysOf(code.QrCodeId)).toMatchObject({ scans: 1, engaged: 1 })
    expect(await clicksOf(code.QrCodeId)).toEqual({ Submit: 1 })
    expect((await visit(`${path}/thanks?lang=es`)).page).toMatchObject({
      language: 'es',
      body: { page: 'Thanks', text: '¡Gracias por su opinión!' },
    })
    expect(await daysOf(code.QrCodeId)).toMatchObject({ scans: 1 })
  })

  test('comes back with what was typed when it cannot be stored', async () => {
    const { code, path, Key } = await form()
    const wrong = { Key, NetPromoterScore: '11', Role: 'King', Text: 'x'.repeat(2001) }
    const { status, page } = await send(path, wrong)
    expect(status).toBe(422)
    expect(page).toMatchObject({ token: Key, body: { values: { NetPromoterScore: '11', Role: 'King', Text: wrong.Text } } })
    expect(Object.keys(bodyOf<FeedbackBody>(page).problems).toSorted()).toEqual(['NetPromoterScore', 'Role', 'Score', 'Text'])
    for (const Score of ['0', '6', '1.5', '-1', 'five', '٣']) expect((await send(path, { Key, Score })).status).toBe(422)
    expect(await answersOf(code.QrCodeId)).toHaveLength(0)
  })

  test('needs a key of this code; a new one comes with the refusal', async () => {
    const { code, path } = await form()
    const other = await form()
    const { status, page } = await send(path, { Key: other.Key, Score: '4', Text: 'kept' })
    expect(status).toBe(422)
    expect(page?.body).toMatchObject({ values: { Score: '4', Text: 'kept' } })
    expect((await send(path, { Key: page?.token ?? '', Score: '4' })).status).toBe(303)
    expect(await answersOf(code.QrCodeId)).toHaveLength(1)
  })

  test('of a program that fills in every field is thanked for and forgotten', async () => {
    const { code, path, Key } = await form()
    expect((await send(path, { Key, Score: '1', Nickname: 'Buy now' })).status).toBe(303)
    expect(await answersOf(code.QrCodeId)).toHaveLength(0)
  })

  test('is at most 16 KB, a form, and 30 a minute from one address', async () => {
    const { path, Key } = await form()
    expect((await send(path, { Key, Score: '1', Text: 'x'.repeat(17_000) })).status).toBe(413)
    expect((await app.inject({ method: 'POST', url: path, payload: { Score: 1 } })).statusCode).toBeGreaterThanOrEqual(400)
    const all = []
    for (let i = 0; i < 31; i++) all.push((await send(path, { Key, Score: '9' }, '10.9.9.9')).status)
    expect(all.filter(status => status === 429).length).toBeGreaterThan(0)
    expect((await send(path, { Key, Score: '5' }, '10.9.9.8')).status).toBe(303)
  })
})

describe('what a page tells', () => {
  test('a stay counts once, its seconds each time; a tap engages once', async () => {
    const { code, path } = await opened({ Type: 'Wifi' })
    const token = (await visit(path)).page?.token ?? ''
    await send(`${path}/visit`, { token, seconds: '12', engaged: '0' })
    await send(`${path}/visit`, { token, seconds: '8', engaged: '1' })
    await send(`${path}/click`, { token, item: 'copy', seconds: '5' })
    await send(`${path}/click`, { token, item: 'anything', seconds: '5' })
    await send(`${path}/visit`, { token, seconds: '99999', engaged: '1' })
    await send(`${path}/visit`, { token: 'made.up', seconds: '5', engaged: '1' })
    expect(await daysOf(code.QrCodeId)).toMatchObject({ scans: 1, sessions: 1, seconds: 12 + 8 + 3600, engaged: 1 })
    expect(await clicksOf(code.QrCodeId)).toEqual({ 'Copy password': 1 })
  })
})

describe('the seconds of a tap', () => {
  const secondsOf = async (id: string) =>
    Object.fromEntries(
      (await system.query('select item_name, seconds from click_day where qr_code_id = $1', [id])).rows.map(row => [
        row.item_name,
        row.seconds,
      ]),
    )
  const openedBefore = (address: string, seconds: number) =>
    visitToken(world.services.config.secret, address, uuidv7(Date.now() - seconds * 1000))

  test('of Submit are those since the page was opened, as the page tells; without a script, by its key', async () => {
    const { code, path } = await opened({ Type: 'Feedback' })
    const { page } = await visit(path)
    expect((await send(path, { Key: page?.token ?? '', Score: '5', Seconds: '42' })).status).toBe(303)
    expect(await secondsOf(code.QrCodeId)).toEqual({ Submit: 42 })
    expect((await send(path, { Key: openedBefore(code.Address, 90), Score: '4' })).status).toBe(303)
    expect((await secondsOf(code.QrCodeId)).Submit).toBeOneOf([132, 133])
    expect((await send(path, { Key: openedBefore(code.Address, 5), Score: '4', Seconds: 'long' })).status).toBe(303)
    expect((await secondsOf(code.QrCodeId)).Submit).toBeOneOf([132, 133])
  })

  test('of a button of a hub are those since the hub was opened', async () => {
    const { code, path } = await openedHub()
    await visit(`${path}?i=0&t=${openedBefore(code.Address, 30)}`)
    expect((await secondsOf(code.QrCodeId))['Test code']).toBeOneOf([30, 31])
  })
})

describe('a hub', () => {
  test('shows its buttons and counts their taps', async () => {
    const { code, path } = await openedHub()
    const { page } = await visit(path)
    expect(page?.body).toMatchObject({ page: 'Hub', items: [{ label: 'Test code' }, { label: 'Tell us' }] })
    const [link, tell] = bodyOf<HubBody>(page).items
    expect((await visit(link?.href ?? '')).reply.headers.location).toBe('https://example.com/')
    const shown = (await visit(tell?.href ?? '')).page
    expect(shown?.body.page).toBe('Feedback')
    expect((await send(`${path}?i=1`, { Key: shown?.token ?? '', Score: '3' })).status).toBe(303)
    expect(await clicksOf(code.QrCodeId)).toEqual({ 'Test code': 1, 'Tell us': 1, Submit: 1 })
    expect(await daysOf(code.QrCodeId)).toMatchObject({ scans: 1 })
    expect(await answersOf(code.QrCodeId)).toHaveLength(1)
  })
})

describe('the page’s script', () => {
  test('is kept for a year under its hash', async () => {
    const { path } = await opened({ Type: 'Feedback' })
    const { script = '' } = (await visit(path)).page ?? {}
    const { reply } = await visit(script)
    expect([reply.body, reply.headers['cache-control']]).toEqual(['let a = 1', 'public, max-age=31536000, immutable'])
    expect((await visit('/scan/other.js')).status).toBe(404)
  })

  test('and the pages are missed with words that tell how to build them; links still work', async () => {
    const bare = await openHttp(world.services, [scanPart(world.services, { bundle: '/nowhere' })])
    const { code } = await opened({ Type: 'Feedback' })
    const link = await opened({ Type: 'StaticUrl', Form: { Url: 'https://example.com/' } })
    const reply = await bare.inject({ url: `/q/${code.Address}`, headers: { 'user-agent': phone } })
    expect([reply.statusCode, reply.body]).toEqual([503, expect.stringContaining('vite build --config vite.scan.config.ts')])
    expect((await bare.inject({ url: link.path, headers: { 'user-agent': phone } })).statusCode).toBe(302)
    await bare.close()
  })
})
