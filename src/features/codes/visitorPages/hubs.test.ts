import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { itemOf, newHub, saveHub, setPins } from '../../../../test/support/hubs.ts'
import { scansMoved } from '../../../../test/support/scans.ts'
import { openWorld } from '../../../../test/world.ts'
import { openHttp } from '../../../app/http.ts'
import { GetHubItemLogData, GetPinActivity } from '../../insight/scanStatistics/contract.ts'
import type { HubBody, ScanPage } from '../scanPage/model.ts'
import { scanPart } from './scanPart.server.ts'

// A page is the values that it is made of.
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
const nextAddress = () => `10.${++caller >> 16}.${(caller >> 8) & 255}.${caller & 255}`

/** A phone with its cookies. */
const openPhone = (remoteAddress = nextAddress()) => {
  const cookies = new Map<string, string>()
  const ask = async (method: 'GET' | 'POST', url: string, fields?: Record<string, string>) => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const headers = {
      'user-agent': phone,
      ...(cookie && { cookie }),
      ...(fields && { 'content-type': 'application/x-www-form-urlencoded' }),
    }
    const reply = await app.inject({
      method,
      url,
      headers,
      remoteAddress,
      ...(fields && { payload: new URLSearchParams(fields).toString() }),
    })
    for (const { name, value } of reply.cookies as { name: string; value: string }[]) cookies.set(name, value)
    const page = reply.body.startsWith('{') ? (JSON.parse(reply.body) as ScanPage) : null
    return {
      status: reply.statusCode,
      page,
      location: String(reply.headers.location ?? ''),
      cookie: String(reply.headers['set-cookie'] ?? ''),
    }
  }
  return {
    cookies,
    open: (url: string) => ask('GET', url),
    send: (url: string, fields: Record<string, string>) => ask('POST', url, fields),
    /** Types a PIN where the page asks for it. */
    type: (page: ScanPage | null, PIN: string) => ask('POST', page?.body.page === 'Pin' ? page.body.action : '', { PIN }),
  }
}
const hubOf = (page: ScanPage | null): HubBody => {
  if (page?.body.page !== 'Hub') throw new Error(`this is no hub but ${page?.body.page}`)
  return page.body
}
const labelsOf = (page: ScanPage | null) => hubOf(page).items.map(({ label }) => label)
const hrefOf = (page: ScanPage | null, name: string) => hubOf(page).items.find(({ label }) => label === name)?.href ?? ''
const tokenOf = (page: ScanPage | null) => page?.token ?? ''

const closedHours = () => {
  // Tomorrow, wherever the building is.
  const day = (new Date().getUTCDay() + 3) % 7
  return [{ Days: [day], From: '08:00', To: '09:00' }]
}

const teamHub = async () => {
  const account = await world.newAccount()
  await setPins(account, { GM: '1111', Cleaning: '2222' })
  const hub = await newHub(account, [
    itemOf('Feedback', 'Tell us'),
    itemOf('Feedback', 'Report', { ShownTo: 'Pin', Pins: ['GM'] }),
    itemOf('Feedback', 'Round', { ShownTo: 'Staff' }),
    itemOf('PhoneCall', 'Desk', { Hours: closedHours() }),
  ])
  return { account, ...hub }
}

describe('a hub', () => {
  test('shows visitors its buttons in their order: those of staff are not there, those behind a PIN and outside their hours say so', async () => {
    const { path: at, ids } = await teamHub()
    const { page } = await openPhone().open(at)
    expect(hubOf(page).items).toEqual([
      { id: ids[0], label: 'Tell us', icon: 'feedback', href: expect.stringContaining(`i=${ids[0]}`), note: null, isLocked: false },
      { id: ids[1], label: 'Report', icon: 'feedback', href: expect.stringContaining(`i=${ids[1]}`), note: null, isLocked: true },
      {
        id: ids[3],
        label: 'Desk',
        icon: 'phone',
        href: null,
        note: expect.stringMatching(/^Opens on \w+day at 8:00 AM$/),
        isLocked: false,
      },
    ])
    expect(hubOf(page).staffHref).toContain(`${at}/pin?`)
  })

  test('opens nothing by its address that its page does not offer, and takes no form of it', async () => {
    const { account, path: at, ids, QrCodeId } = await teamHub()
    const visitor = openPhone()
    const { page } = await visitor.open(at)
    const t = tokenOf(page)
    expect(await visitor.open(`${at}?i=${ids[2]}&t=${t}`)).toMatchObject({ status: 403, page: { body: { page: 'Staff' } } })
    expect(await visitor.open(`${at}?i=2&t=${t}`)).toMatchObject({ status: 403, page: { body: { page: 'Staff' } } })
    expect(await visitor.open(`${at}?i=${ids[3]}&t=${t}`)).toMatchObject({ status: 403, page: { body: { page: 'Closed' } } })
    expect(await visitor.open(`${at}?i=${ids[1]}&t=${t}`)).toMatchObject({ status: 200, page: { body: { page: 'Pin', title: 'Report' } } })
    for (const i of [ids[1], ids[2], '1', '2']) expect((await visitor.send(`${at}?i=${i}`, { Key: t, Score: '5' })).status).toBe(403)
    const { rows } = await system.query('select 1 from feedback where qr_code_id = $1', [QrCodeId])
    expect(rows).toEqual([])
    const stranger = await newHub(account, [itemOf('Feedback', 'A'), itemOf('Feedback', 'B')])
    expect((await visitor.send(`${at}?i=${stranger.ids[0]}`, { Key: t, Score: '5' })).status).toBe(400)
    expect((await visitor.open(`${at}?i=${stranger.ids[0]}`)).page?.body.page).toBe('Hub')
  })

  test('counts a press with its time, also of a visitor who chose a language; a button behind a PIN counts once it opens', async () => {
    const { account, path: at, QrCodeId } = await teamHub()
    const visitor = openPhone()
    const { page } = await visitor.open(`${at}?lang=es`)
    await scansMoved(world.services.db)
    const pressed = hrefOf(page, 'Tell us')
    await visitor.open(pressed)
    // As the page's script leaves its address, for a reload.
    for (const reloaded of [pressed.replace('p=1&', ''), pressed.replace('p=1&', '').replace('lang=es&', '')]) await visitor.open(reloaded)
    const asked = await visitor.open(hrefOf(page, 'Report'))
    const items = async () =>
      (await account.call(GetHubItemLogData, { gId: account.group.id, qr: QrCodeId })).Items.map(({ ItemName, ClickNum }) => [
        ItemName,
        ClickNum,
      ])
    expect(await items()).toEqual([['Tell us', 1]])
    const typed = await visitor.type(asked.page, '1111')
    expect((await visitor.open(typed.location)).page).toMatchObject({ language: 'es', body: { page: 'Type' } })
    expect(await items()).toEqual([
      ['Report', 1],
      ['Tell us', 1],
    ])
  })

  test('an old page leads to the same button after they were put in another order, by number and by id, or nowhere', async () => {
    const account = await world.newAccount()
    const hub = await newHub(account, [itemOf('Feedback', 'A'), itemOf('Wifi', 'B'), itemOf('PhoneCall', 'C')])
    const visitor = openPhone()
    const { page } = await visitor.open(hub.path)
    await saveHub(account, hub, ([a, b]) => [itemOf('PhoneCall', 'New'), b, a] as never)
    await vi.waitFor(async () => expect(labelsOf((await visitor.open(hub.path)).page)).toEqual(['New', 'B', 'A']))
    for (const url of [hrefOf(page, 'A'), `${hub.path}?i=0`])
      expect((await visitor.open(url)).page?.body).toMatchObject({ page: 'Type', view: 'feedback' })
    expect((await visitor.open(`${hub.path}?i=1`)).page?.body).toMatchObject({ page: 'Type', view: 'wifi' })
    for (const url of [hrefOf(page, 'C'), `${hub.path}?i=2`]) expect((await visitor.open(url)).page?.body.page).toBe('Hub')
    expect((await visitor.send(`${hub.path}?i=2`, { Key: tokenOf(page), Score: '5' })).status).toBe(400)
  })
})

describe('a PIN on a scan', () => {
  test('of the right kind opens what is for staff, for this code and this phone; its use is counted [A-CALL-006]', async () => {
    const { account, path: at } = await teamHub()
    const staff = openPhone()
    const { page } = await staff.open(at)
    const asked = await staff.open(hubOf(page).staffHref ?? '')
    expect(asked).toMatchObject({ status: 200, page: { body: { page: 'Pin', title: '', problem: null } } })
    const typed = await staff.type(asked.page, '2222')
    expect(typed.status).toBe(303)
    expect(typed.cookie).toMatch(/lintel-scan=[^;]+; Path=\/; HttpOnly; SameSite=Strict; Max-Age=43200/)
    const again = await staff.open(typed.location)
    expect(labelsOf(again.page)).toEqual(['Tell us', 'Report', 'Round', 'Desk'])
    expect(hubOf(again.page).items[1]?.isLocked).toBe(true) // for the GM alone
    expect((await staff.open(hrefOf(again.page, 'Round'))).page?.body.page).toBe('Type')
    expect(labelsOf((await openPhone().open(at)).page)).not.toContain('Round')
    const other = await newHub(account, [itemOf('Feedback', 'A'), itemOf('Feedback', 'B', { ShownTo: 'Staff' })])
    expect(labelsOf((await staff.open(other.path)).page)).toEqual(['A'])
    const { Pins } = await account.call(GetPinActivity, { gId: account.group.id })
    expect(Pins).toMatchObject([{ Type: 'Cleaning', SignIns: 1 }])
  })

  test('that is wrong, of another kind, or none is told alike, and leaves nothing', async () => {
    const { path: at } = await teamHub()
    const one = openPhone()
    const asked = await one.open(`${at}?i=1`)
    for (const PIN of ['9999', '2222', '', '11111', 'abcd'])
      expect(await one.type(asked.page, PIN)).toMatchObject({
        status: 422,
        page: { body: { problem: 'This PIN does not open this page.' } },
      })
    expect(one.cookies.size).toBe(0)
  })

  test('asks at a code with one page too, and its form is taken only then', async () => {
    const account = await world.newAccount()
    await setPins(account, { Security: '4321' })
    const code = await newHub(account, [itemOf('Feedback', 'Incident', { ShownTo: 'Pin' })], { Placement: 'QrCode' })
    const guard = openPhone()
    const asked = await guard.open(code.path)
    expect(asked.page?.body).toMatchObject({ page: 'Pin', title: 'Incident' })
    expect((await guard.send(code.path, { Key: tokenOf(asked.page), Score: '5' })).status).toBe(403)
    const { location } = await guard.type(asked.page, '4321')
    const { page } = await guard.open(location)
    expect(page?.body.page).toBe('Type')
    expect((await guard.send(code.path, { Key: tokenOf(page), Score: '5' })).status).toBe(303)
    await scansMoved(world.services.db)
    const { rows } = await system.query('select sum(scans)::int as n from scan_day where qr_code_id = $1', [code.QrCodeId])
    expect(rows[0].n).toBe(1)
  })

  test('opens nothing any more once it was changed, and a grant that somebody made up never does', async () => {
    const { account, path: at } = await teamHub()
    const staff = openPhone()
    await staff.type((await staff.open(`${at}/pin`)).page, '2222')
    expect(labelsOf((await staff.open(at)).page)).toContain('Round')
    const [name = '', value = ''] = [...staff.cookies].find(([one]) => one.endsWith('-scan')) ?? []
    const forger = openPhone()
    for (const forged of [
      value.replace('Cleaning', 'GM'),
      value.slice(0, -1),
      `${value.slice(0, -22)}${'A'.repeat(22)}`,
      'x'.repeat(5000),
      '~~.~',
    ]) {
      forger.cookies.set(name, forged)
      expect(hubOf((await forger.open(at)).page).items.map(one => one.label)).not.toContain('Round')
    }
    await setPins(account, { GM: '1111', Cleaning: '3333' })
    await vi.waitFor(async () => expect(labelsOf((await staff.open(at)).page)).not.toContain('Round'))
  })

  test('ends after twelve hours', async () => {
    const { path: at } = await teamHub()
    const staff = openPhone()
    await staff.type((await staff.open(`${at}/pin`)).page, '2222')
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 12 * 3_600_000 + 5000 })
    try {
      expect(labelsOf((await staff.open(at)).page)).not.toContain('Round')
    } finally {
      vi.useRealTimers()
    }
  })

  test('is not found by guessing: whoever tries, from wherever, at whichever code of the building', async () => {
    const { account, path: at } = await teamHub()
    const second = await newHub(account, [itemOf('Feedback', 'A'), itemOf('Feedback', 'B', { ShownTo: 'Staff' })])
    const team = openPhone()
    await team.send(`${at}/pin`, { PIN: ' 22 22' }) // as it was pasted
    const tried = new Map<number, number>()
    for (let guess = 0; guess < 1000; guess++) {
      const stranger = openPhone()
      const { status, page } = await stranger.send(`${guess % 2 ? at : second.path}/pin`, { PIN: String(5000 + guess) })
      tried.set(status, (tried.get(status) ?? 0) + 1)
      if (status === 429 && page?.body.page === 'Pin')
        expect(page.body.problem).toMatch(/^Too many wrong PINs were typed at this building. Please try again at \d+:\d\d [AP]M/)
    }
    expect(tried.get(422)).toBe(10)
    expect(tried.get(429)).toBe(990)
    expect((await openPhone().send(`${at}/pin`, { PIN: '2222' })).status).toBe(429)
    expect((await team.send(`${second.path}/pin`, { PIN: '2222' })).status).toBe(303) // who was let in before goes on
  })

  test('is guessed sixty times at most over all buildings of an account', async () => {
    const account = await world.newAccount({ buildings: 8 })
    const statuses: number[] = []
    for (const building of account.buildings) {
      const { path: at } = await newHub({ ...account, building }, [itemOf('Feedback', 'A'), itemOf('Feedback', 'B', { ShownTo: 'Staff' })])
      for (let guess = 0; guess < 9; guess++) statuses.push((await openPhone().send(`${at}/pin`, { PIN: '0000' })).status)
    }
    expect(statuses.filter(status => status === 422)).toHaveLength(60)
    expect(statuses.slice(60).every(status => status === 429)).toBe(true)
  })

  test('is asked for ten times a minute from one address, however many codes there are', async () => {
    const account = await world.newAccount()
    await setPins(account, { GM: '1111' })
    const hubs = await Promise.all(
      Array.from({ length: 3 }, () => newHub(account, [itemOf('Feedback', 'A'), itemOf('Feedback', 'B', { ShownTo: 'Staff' })])),
    )
    const one = openPhone('10.99.0.1')
    const statuses: number[] = []
    for (let guess = 0; guess < 14; guess++) statuses.push((await one.send(`${hubs[guess % 3]?.path}/pin`, { PIN: '0000' })).status)
    expect(statuses.filter(status => status === 422).length).toBeLessThanOrEqual(10)
    expect(statuses.at(-1)).toBe(429)
  })
})
