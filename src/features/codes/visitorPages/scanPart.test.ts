import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, describe, expect, test } from 'vitest'
import { newQrCode, scansMoved } from '../../../../test/support/scans.ts'
import { openWorld } from '../../../../test/world.ts'
import { openHttp } from '../../../app/http.ts'
import { dayIn } from '../../../core/days.ts'
import { uuidv7 } from '../../../platform/db/uuidv7.ts'
import { building } from '../../property/buildings/tables.ts'
import { RestoreQrCode, RetireQrCode } from '../qr/contract.ts'
import type { HubBody, ScanPage, TypeBody } from '../scanPage/model.ts'
import { scanPart } from './scanPart.server.ts'
import { visitToken } from './visitToken.server.ts'

// The pages themselves have tests in a browser; here a page is the values that it is made of.
const bundle = mkdtempSync(path.join(tmpdir(), 'lintel-bundle-'))
writeFileSync(path.join(bundle, 'package.json'), '{"type":"module"}')
writeFileSync(
  path.join(bundle, 'server.js'),
  `export const style = 'a{}', styles = [style], script = 'let a = 1', extraScript = 'let c = 3', previewScript = 'let b = 2', frame = path => path, render = page => JSON.stringify(page)`,
)

const world = await openWorld()
const app = await openHttp(world.services, [scanPart(world.services, { bundle })])
afterAll(() => app.close())
const { system } = world.services.db

const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Version/19.0 Mobile/15E148 Safari/604.1'
let caller = 0
const visit = async (url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') => {
  const reply = await app.inject({ method, url, headers: { 'user-agent': phone, ...headers } })
  await scansMoved(world.services.db) // nobody presses anything before
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
const daysOf = async (id: string) => {
  await scansMoved(world.services.db)
  const { rows } = await system.query(
    `select sum(scans)::int as scans, sum(bots)::int as bots, sum(sessions)::int as sessions, sum(seconds)::int as seconds,
    sum(engaged)::int as engaged from scan_day where qr_code_id = $1`,
    [id],
  )
  return rows[0]
}
const clicksOf = async (id: string) => {
  await scansMoved(world.services.db)
  const { rows } = await system.query('select item_name, clicks from click_day where qr_code_id = $1', [id])
  return Object.fromEntries(rows.map(row => [row.item_name, row.clicks]))
}
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
    expect(Object.keys(rows[0])).toEqual([
      'group_id',
      'id',
      'building_id',
      'qr_code_id',
      'scan_date',
      'bot',
      'device',
      'language',
      'source',
    ]) // no address
  })

  test('leads from its capitals to its other pages too', async () => {
    const reply = await app.inject({ url: '/Q/0123456789ABCDEF/pin?next=%2Frequests' })
    expect([reply.statusCode, reply.headers.location]).toEqual([308, '/q/0123456789ABCDEF/pin?next=%2Frequests'])
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
      expect(reply.headers['content-security-policy']).toMatch(
        /default-src 'none'; script-src 'self'; require-trusted-types-for 'script'; trusted-types pages; style-src 'sha256-/,
      )
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
    expect(page).toMatchObject({
      language: 'es',
      place: { building: 'Building 1', spot: 'Test code' },
      body: { page: 'Type', view: 'feedback' },
    })
    const french = page?.languages.find(one => one.language === 'fr')?.href ?? ''
    expect((await visit(french)).page).toMatchObject({ language: 'fr', token: page?.token })
    expect(await daysOf(code.QrCodeId)).toMatchObject({ scans: 1 })
    await visit(`${path}?lang=fr&t=made.up`)
    expect(await daysOf(code.QrCodeId)).toMatchObject({ scans: 2 })
  })

  test('of a network shows its name and its password, which is sealed in the database [B-BEHAV-003]', async () => {
    const { code, path } = await opened({ Type: 'Wifi', Form: { SSID: 'Guest', Password: 'a;b\\c', NetworkType: 'WPA2' } })
    const { body } = (await visit(path)).page ?? {}
    expect(body).toMatchObject({ view: 'wifi', content: { SSID: 'Guest', Password: 'a;b\\c', secured: true } })
    expect(JSON.stringify((await system.query('select * from qr_item where qr_code_id = $1', [code.QrCodeId])).rows)).not.toContain('a;b')
    const open = await opened({ Type: 'Wifi', Form: { SSID: 'Open', Password: '', NetworkType: 'nopass' } })
    expect((await visit(open.path)).page?.body).toMatchObject({ content: { Password: '', secured: false } })
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

  test('is kept beside another one of the same page', async () => {
    const { code, path, Key } = await form()
    for (const Text of ['Very clean!', 'No soap, though.', 'Very clean!'])
      expect((await send(path, { Key, Score: '4', Text })).reply.headers.location).toBe(`${path}/thanks?lang=en`)
    expect((await answersOf(code.QrCodeId)).map(({ text }) => String(text)).toSorted()).toEqual(['No soap, though.', 'Very clean!'])
  })

  test('comes back with what was typed when it cannot be stored', async () => {
    const { code, path, Key } = await form()
    const wrong = { Key, NetPromoterScore: '11', Role: 'King', Text: 'x'.repeat(2001) }
    const { status, page } = await send(path, wrong)
    expect(status).toBe(422)
    expect(page).toMatchObject({ token: Key, body: { form: { values: { NetPromoterScore: '11', Role: 'King', Text: wrong.Text } } } })
    expect(Object.keys(bodyOf<TypeBody>(page).form?.problems ?? {}).toSorted()).toEqual(['NetPromoterScore', 'Role', 'Score', 'Text'])
    for (const Score of ['0', '6', '1.5', '-1', 'five', '٣']) expect((await send(path, { Key, Score })).status).toBe(422)
    expect(await answersOf(code.QrCodeId)).toHaveLength(0)
  })

  test('needs a key of this code; a new one comes with the refusal', async () => {
    const { code, path } = await form()
    const other = await form()
    const { status, page } = await send(path, { Key: other.Key, Score: '4', Text: 'kept' })
    expect(status).toBe(422)
    expect(page?.body).toMatchObject({ form: { values: { Score: '4', Text: 'kept' } } })
    expect((await send(path, { Key: page?.token ?? '', Score: '4' })).status).toBe(303)
    expect(await answersOf(code.QrCodeId)).toHaveLength(1)
  })

  test('of a program that fills in every field is thanked for and forgotten', async () => {
    const { code, path, Key } = await form()
    expect((await send(path, { Key, Score: '1', Nickname: 'Buy now' })).status).toBe(303)
    expect(await answersOf(code.QrCodeId)).toHaveLength(0)
  })

  test('is at most 32 KB, and 30 a minute from one address', async () => {
    const { path, Key } = await form()
    const tooBig = await send(path, { Key, Score: '1', Text: 'x'.repeat(33_000) })
    expect([tooBig.status, tooBig.page?.body]).toEqual([413, { page: 'Wrong' }])
    const all = []
    for (let i = 0; i < 31; i++) all.push((await send(path, { Key, Score: '9' }, '10.9.9.9')).status)
    expect(all.filter(status => status === 429).length).toBeGreaterThan(0)
    expect((await send(path, { Key, Score: '5' }, '10.9.9.8')).status).toBe(303)
  })

  test('may be as long in any script', async () => {
    const { code, path, Key } = await form()
    expect((await send(path, { Key, Score: '5', Text: '電'.repeat(2000) })).status).toBe(303)
    expect((await answersOf(code.QrCodeId))[0].text).toBe('電'.repeat(2000))
  })

  const ofForm = 'application/x-www-form-urlencoded'
  const multipart = '--b\r\ncontent-disposition: form-data; name="Score"\r\n\r\n5\r\n--b--\r\n'
  const xml = '<Score>5</Score>'
  // `K` stands for the form's key.
  test.each<[what: string, type: string | undefined, body: string | Buffer, status: number]>([
    ['JSON', 'application/json', '{"Key":"K","Score":"5"}', 415],
    ['JSON of another name', 'application/vnd.api+json', '{"Key":"K","Score":"5"}', 415],
    ['JSON with objects in it', 'application/json', '{"Key":"K","Score":{"a":1},"Text":["x"]}', 415],
    ['JSON that is none', 'application/json', '{', 415],
    ['a list as JSON', 'application/json', '["K"]', 415],
    ['plain text', 'text/plain', 'Key=K&Score=5', 415],
    ['XML', 'application/xml', xml, 415],
    ['multipart', 'multipart/form-data; boundary=b', multipart, 415],
    ['no type', undefined, 'Key=K&Score=5', 415],
    ['a type that is none', 'x', 'Key=K&Score=5', 415],
    ['UTF-16', `${ofForm}; charset=utf-16`, Buffer.from('Key=K&Score=5', 'utf16le'), 415],
    ['Latin 1', `${ofForm}; charset=iso-8859-1`, 'Key=K&Score=5&Text=%E9', 415],
    ['a repeated field', ofForm, 'Key=K&Score=5&Score=1', 400],
    ['a list of fields', ofForm, 'Key=K&Score=5&Text[]=a', 400],
    ['a nested field', ofForm, 'Key=K&Score=5&Text[a][b]=a', 400],
    ['a field that the form has not', ofForm, 'Key=K&Score=5&Admin=1', 400],
    ['a name of every object', ofForm, 'Key=K&Score=5&__proto__=1&constructor=2', 400],
    ['a field without a name', ofForm, 'Key=K&Score=5&=1', 400],
    ['a hundred fields', ofForm, `Key=K&Score=5${'&a=1'.repeat(100)}`, 400],
    ['bad percent-encoding', ofForm, 'Key=K&Score=5&Text=100%', 400],
    ['bytes that are no UTF-8', ofForm, 'Key=K&Score=5&Text=%FF%FE', 400],
    ['raw bytes', ofForm, Buffer.concat([Buffer.from('Key=K&Score=5&Text='), Buffer.from([0, 1, 255])]), 400],
  ])('is no form as %s: refused with a page, and nothing is kept', async (_what, type, body, status) => {
    const { code, path, Key } = await form()
    for (const url of [path, `${path}/visit`, `${path}/click`]) {
      const payload = typeof body === 'string' ? body.replace('K', Key) : body
      const headers = { 'user-agent': phone, ...(type && { 'content-type': type }) }
      const reply = await app.inject({ method: 'POST', url, headers, payload, remoteAddress: '10.7.7.7' })
      expect([url, reply.statusCode]).toEqual([url, status])
      expect((JSON.parse(reply.body) as ScanPage).body.page).toBe('Wrong')
    }
    expect(await answersOf(code.QrCodeId)).toEqual([])
  })

  test('is stored without control characters', async () => {
    const { code, path, Key } = await form()
    expect((await send(path, { Key, Score: '5', Role: 'Ten\u0001ant', Text: 'a\u0000b\u001bc\u0085\rd\te' })).status).toBe(303)
    expect(await answersOf(code.QrCodeId)).toMatchObject([{ role: 'Tenant', text: 'abc\nd\te' }])
  })

  test('and its pages are opened with any query', async () => {
    const { path, Key } = await form()
    for (const query of ['t=1&t=2', 'i=0&i=1', 'lang=fr&lang=es', 't[]=1', 'i=%00', 't=%zz', '__proto__=1', `t=${'x'.repeat(3000)}`])
      for (const url of [`${path}?${query}`, `${path}/thanks?${query}`]) expect([url, (await visit(url)).status]).toEqual([url, 200])
    expect((await send(`${path}?i=0&i=1&lang=fr&lang=es`, { Key, Score: '5' })).status).toBe(303)
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

describe('the figures of a code', () => {
  const robots = {
    'a crawler that runs scripts': { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1) Chrome/130.0 Safari/537.36' },
    'a page opened ahead of its visitor': { 'user-agent': phone, 'sec-purpose': 'prefetch;prerender' },
  }
  test.each(Object.entries(robots))('keep %s apart in all of them', async (_who, headers) => {
    const { code, path } = await opened({ Type: 'Feedback' })
    const token = (await visit(path, headers)).page?.token ?? ''
    await send(`${path}/visit`, { token, seconds: '30', engaged: '1' })
    await send(`${path}/click`, { token, item: 'website', seconds: '5' })
    expect((await send(path, { Key: token, Score: '1' })).status).toBe(303)
    expect(await daysOf(code.QrCodeId)).toEqual({ scans: 0, bots: 1, sessions: 0, seconds: 0, engaged: 0 })
    expect(await clicksOf(code.QrCodeId)).toEqual({})
  })

  test('keep a robot apart that taps a button of a hub', async () => {
    const { code, path } = await openedHub()
    const headers = robots['a crawler that runs scripts']
    const [, tell] = bodyOf<HubBody>((await visit(path, headers)).page).items
    await visit(tell?.href ?? '', headers)
    await visit(tell?.href ?? '') // its link, opened under another name
    expect(await clicksOf(code.QrCodeId)).toEqual({})
  })

  test('know no session without its scan: of a visit that nobody recorded, and past midnight', async () => {
    const { account, code, path } = await opened({ Type: 'Feedback' })
    const { secret } = world.services.config
    const token = (id: string) => visitToken(secret, code.Address, id)
    await send(`${path}/visit`, { token: token(uuidv7()), seconds: '30', engaged: '1' })
    await send(`${path}/click`, { token: token(uuidv7()), item: 'website', seconds: '5' })
    expect(await daysOf(code.QrCodeId)).toMatchObject({ scans: null, sessions: null })

    const yesterday = Date.now() - 23.5 * 3_600_000
    const id = uuidv7(yesterday)
    const place = await system.query('select time_zone from building where id = $1', [account.building.id])
    const day = dayIn(place.rows[0].time_zone, yesterday)
    await system.query(
      `insert into scan (group_id, id, building_id, qr_code_id, scan_date)
        select group_id, $1, building_id, id, to_timestamp($2) from qr_code where id = $3`,
      [id, yesterday / 1000, code.QrCodeId],
    )
    await send(`${path}/visit`, { token: token(id), seconds: '30', engaged: '1' })
    await send(`${path}/click`, { token: token(id), item: 'website', seconds: '5' })
    const days = 'select day::text, sessions, engaged from scan_day where qr_code_id = $1'
    expect((await system.query(days, [code.QrCodeId])).rows).toEqual([{ day, sessions: 1, engaged: 1 }])
    expect((await system.query('select day::text from click_day where qr_code_id = $1', [code.QrCodeId])).rows).toEqual([{ day }])
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
  const openedBefore = async ({ Address, QrCodeId }: { Address: string; QrCodeId: string }, seconds: number) => {
    const id = uuidv7(Date.now() - seconds * 1000)
    await system.query(
      `insert into scan (group_id, id, building_id, qr_code_id, scan_date)
        select group_id, $1, building_id, id, now() - make_interval(secs => $2) from qr_code where id = $3`,
      [id, seconds, QrCodeId],
    )
    return visitToken(world.services.config.secret, Address, id)
  }

  test('of Submit are those since the page was opened, as the page tells; without a script, by its key', async () => {
    const { code, path } = await opened({ Type: 'Feedback' })
    const { page } = await visit(path)
    expect((await send(path, { Key: page?.token ?? '', Score: '5', Seconds: '42' })).status).toBe(303)
    expect(await secondsOf(code.QrCodeId)).toEqual({ Submit: 42 })
    expect((await send(path, { Key: await openedBefore(code, 90), Score: '4' })).status).toBe(303)
    expect((await secondsOf(code.QrCodeId)).Submit).toBeOneOf([132, 133])
    expect((await send(path, { Key: await openedBefore(code, 5), Score: '4', Seconds: 'long' })).status).toBe(303)
    expect((await secondsOf(code.QrCodeId)).Submit).toBeOneOf([132, 133])
  })

  test('of a button of a hub are those since the hub was opened', async () => {
    const { code, path } = await openedHub()
    await visit(`${path}?i=0&p=1&t=${await openedBefore(code, 30)}`)
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
    expect(shown?.body).toMatchObject({ page: 'Type', view: 'feedback' })
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
