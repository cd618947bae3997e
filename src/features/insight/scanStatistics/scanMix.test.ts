import { afterAll, describe, expect, test } from 'vitest'
import { newQrCode, scansMoved } from '../../../../test/support/scans.ts'
import { type Account, openWorld } from '../../../../test/world.ts'
import { openHttp } from '../../../app/http.ts'
import { rebuildAll } from '../../../app/sums.ts'
import { dayIn, hourIn } from '../../../core/days.ts'
import { scanPart } from '../../codes/visitorPages/scanPart.server.ts'
import { GetScanMix } from './contract.ts'

const world = await openWorld()
const app = await openHttp(world.services, [scanPart(world.services)])
afterAll(() => app.close())

const agents = {
  phone: 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Mobile/15E148 Safari/604.1',
  tablet: 'Mozilla/5.0 (iPad; CPU OS 19_0 like Mac OS X) Version/19.0 Safari/604.1',
  desktop: 'Mozilla/5.0 (X11; Linux x86_64) Firefox/151.0',
  bot: 'Googlebot/2.1',
}
const open = async (url: string, agent: keyof typeof agents) => {
  const reply = await app.inject({ method: 'GET', url, headers: { 'user-agent': agents[agent] } })
  await scansMoved(world.services.db)
  return reply
}
type Phone = { remoteAddress?: string; headers?: Record<string, string> }
/** Opens a page and ends the stay twice, as its script does when it is left and left again. */
const stay = async (path: string, { remoteAddress = '127.8.0.1', headers: more }: Phone = {}) => {
  const { body } = await open(path, 'phone')
  const token = /data-token="([^"]+)"/.exec(body)?.[1] ?? ''
  const headers = { 'user-agent': agents.phone, 'content-type': 'application/x-www-form-urlencoded', ...more }
  const payload = new URLSearchParams({ token, seconds: '4', engaged: '0' }).toString()
  for (let twice = 0; twice < 2; twice++) await app.inject({ method: 'POST', url: `${path}/visit`, headers, payload, remoteAddress })
}
const mixOf = (account: Account, change = {}) => account.call(GetScanMix, { gId: account.group.id, ...change })

describe('who scans when and with what', () => {
  test('is told by hour and weekday, device and way, robots apart, also after a rebuild from the events', async () => {
    const account = await world.newAccount()
    const { Address, QrCodeId } = await newQrCode(world, account, { Type: 'PhoneCall', QrName: 'Front desk' })
    const other = await newQrCode(world, account, { Type: 'PhoneCall', QrName: 'Garage' })
    const now = Date.now()
    for (const [way, agent] of [
      ['Q', 'phone'],
      ['Q', 'phone'],
      ['q', 'phone'],
      ['Q', 'tablet'],
      ['q', 'desktop'],
      ['q', 'bot'],
    ] as const)
      await open(`/${way}/${Address}`, agent)
    await open(`/q/${other.Address}`, 'phone')
    const { rows } = await world.services.db.system.query('select time_zone from building where id = $1', [account.building.id])
    const zone: string = rows[0].time_zone
    const weekday = (new Date(`${dayIn(zone, now)}T00:00Z`).getUTCDay() + 6) % 7
    const expected = {
      Scans: 5,
      Bots: 1,
      Devices: { Phone: 3, Tablet: 1, Desktop: 1 },
      Sources: { Printed: 3, Link: 2 },
    }
    const told = await mixOf(account, { qr: QrCodeId })
    expect(told).toMatchObject(expected)
    expect(told.Hours[weekday]?.[hourIn(zone, now)]).toBe(5)
    expect(told.Hours.flat().reduce((sum, one) => sum + one, 0)).toBe(5)
    expect(await mixOf(account)).toMatchObject({ Scans: 6, Devices: { Phone: 4 } })
    expect(await mixOf(account, { st: 'gar' })).toMatchObject({ Scans: 1, Sources: { Printed: 0, Link: 1 } })
    expect(await mixOf(account, { startDate: now + 3 * 86_400_000 })).toMatchObject({ Scans: 0, Bots: 0 })

    await world.services.db.system.query(`update scan_day set phones = 0, printed = 9, h_00 = 7, h_12 = 7 where qr_code_id = $1`, [
      QrCodeId,
    ])
    expect(await mixOf(account, { qr: QrCodeId })).not.toMatchObject(expected)
    await rebuildAll(world.services.db, { account: account.group.id }, () => {})
    expect(await mixOf(account, { qr: QrCodeId })).toEqual(told)
  })

  test('a visit counts once as one of a phone that opened the same code before that day', async () => {
    const account = await world.newAccount()
    const { Address } = await newQrCode(world, account, { Type: 'PhoneCall' })
    const other = await newQrCode(world, account, { Type: 'PhoneCall' })
    await stay(`/q/${Address}`)
    expect(await mixOf(account)).toMatchObject({ Sessions: 1, Repeats: 0 })
    await stay(`/q/${Address}`)
    await stay(`/q/${Address}`)
    expect(await mixOf(account)).toMatchObject({ Scans: 3, Sessions: 3, Repeats: 2 })
    await stay(`/q/${other.Address}`)
    await stay(`/q/${Address}`, { remoteAddress: '127.8.0.2' })
    await stay(`/q/${Address}`, { headers: { 'user-agent': `${agents.phone} Other` } })
    expect(await mixOf(account)).toMatchObject({ Sessions: 6, Repeats: 2 })
  })

  test('whose browser asks not to be told apart is a first visit each time, and nothing of it is noted', async () => {
    const account = await world.newAccount()
    const { Address } = await newQrCode(world, account, { Type: 'PhoneCall' })
    for (const headers of [{ 'sec-gpc': '1' }, { dnt: '1' }]) for (let i = 0; i < 2; i++) await stay(`/q/${Address}`, { headers })
    expect(await mixOf(account)).toMatchObject({ Sessions: 4, Repeats: 0 })
    const noted = `select call from idempotency where scope = $1 and call in ('scan/seen', 'scan/dayKey')`
    expect((await world.services.db.system.query(noted, [account.group.id])).rows).toEqual([])
    await stay(`/q/${Address}`)
    const kept = await world.services.db.system.query(noted, [account.group.id])
    expect(kept.rows).toHaveLength(2)
  })

  test('is of the buildings that one sees, and of no other account', async () => {
    const [account, foreign] = [await world.newAccount(), await world.newAccount()]
    const { Address, QrCodeId } = await newQrCode(world, foreign, { Type: 'PhoneCall' })
    await open(`/q/${Address}`, 'phone')
    expect(await mixOf(account)).toMatchObject({ Scans: 0 })
    await account.refuse(GetScanMix, { gId: account.group.id, qr: QrCodeId })
    expect((await account.refuse(GetScanMix, { gId: foreign.group.id })).status).toBe(404)
  })
})
