import { describe, expect, test } from 'vitest'
import { newRequest } from '../../../../test/support/requests.ts'
import { newContactRow } from '../../../../test/support/told.ts'
import { type Account, callsAs, openWorld } from '../../../../test/world.ts'
import { dayIn } from '../../../core/days.ts'
import { addDays } from '../../../core/steps.ts'
import { GetRequest, MoveRequest } from '../inbox/contract.ts'
import {
  ApprovePermit,
  GetPermit,
  GetPermitFigures,
  GetPermitPage,
  GetPermitSettings,
  GetPermits,
  MovePermit,
  SavePermitSettings,
} from './contract.ts'
import { tellPastEnd } from './jobs.ts'
import { findStanding, type PermitKind } from './model.ts'
import { readPermitPart } from './permitPart.server.ts'
import { permitMessages } from './rules.ts'

const world = await openWorld()
const zone = 'America/New_York'
const [MINUTE, HOUR] = [60_000, 3_600_000]
const today = dayIn(zone, Date.now())
const later = addDays(today, 20)
const query = async (sql: string, values: unknown[]) => (await world.services.db.system.query(sql, values)).rows
/** A permit that somebody has asked for, with the calls about it. */
const asked = async (account: Account, type: PermitKind = 'RoofAccess') => {
  const { RequestId } = await newRequest(world, account, { type })
  const at = { GroupId: account.group.id, RequestId }
  return {
    ...at,
    at,
    read: () => account.call(GetPermit, { gId: account.group.id, RequestId }),
    approve: (Version = 0, hours: object = {}) =>
      account.call(ApprovePermit, { ...at, Version, Day: later, StartTime: '08:00', EndTime: '11:30', ...hours }),
    /** As if it had been approved for hours around now, in minutes. */
    dated: (from: number, until: number) =>
      query(
        'update permit set start_date = $2, end_date = $3, due_date = case when due_date is null then null else $3::timestamptz end where id = $1',
        [RequestId, new Date(Date.now() + from * MINUTE), new Date(Date.now() + until * MINUTE)],
      ),
  }
}
const tokenOf = (link: string) => link.split('/permit/')[1] ?? ''
const visitor = callsAs(world.app, null)

describe('a permit', () => {
  test('is asked for, approved, begun and ended; its code says at each moment what it is worth', async () => {
    const account = await world.newAccount({ role: 'Admin' })
    const permit = await asked(account)
    const before = await permit.read()
    expect(before).toMatchObject({
      Status: 'Requested',
      Standing: 'Requested',
      Version: 0,
      StartTime: '08:00',
      EndTime: '11:30',
      Area: 'Main roof, east side',
    })
    const open = () => visitor.call(GetPermitPage, { Token: tokenOf(before.Link) })
    expect(await open()).toMatchObject({ Standing: 'Requested', Name: 'Jo Harper', CompanyName: 'Harbor Roofing', Number: before.Number })

    const { Version } = await permit.approve()
    expect(await permit.read()).toMatchObject({ Status: 'Approved', Standing: 'NotYet', Day: later, Approver: 'Test Admin' })
    expect(await open()).toMatchObject({ Standing: 'NotYet' })
    expect(await account.refuse(MovePermit, { ...permit.at, Version, Move: 'begin' })).toMatchObject({
      code: 'sys.obj.cfl',
      message: permitMessages.notYet,
    })
    await permit.dated(-10, 60)
    expect(await open()).toMatchObject({ Standing: 'Valid' })
    const begun = await account.call(MovePermit, { ...permit.at, Version, Move: 'begin' })
    await permit.dated(-90, -5)
    expect(await open()).toMatchObject({ Standing: 'PastEnd' })
    expect(await account.refuse(MovePermit, { ...permit.at, Version: begun.Version, Move: 'begin' })).toMatchObject({ code: 'sys.obj.cfl' })
    const ended = await account.call(MovePermit, { ...permit.at, Version: begun.Version, Move: 'end' })
    expect(await open()).toMatchObject({ Standing: 'Over' })
    expect(await account.refuse(MovePermit, { ...permit.at, Version: ended.Version, Move: 'end' })).toMatchObject({
      message: permitMessages.notBegun,
    })
    expect(await account.call(GetRequest, { gId: account.group.id, RequestId: permit.RequestId })).toMatchObject({ Status: 'Done' })
  })

  test('is refused and withdrawn with a reason, which its code tells; the decision can be taken back', async () => {
    const account = await world.newAccount({ role: 'Admin' })
    const permit = await asked(account)
    expect(await account.refuse(MovePermit, { ...permit.at, Version: 0, Move: 'refuse', Reason: ' ' })).toMatchObject({
      fields: [{ Field: 'Reason', Message: 'Required' }],
    })
    const refused = await account.call(MovePermit, { ...permit.at, Version: 0, Move: 'refuse', Reason: 'No certificate on file.' })
    const { Link } = await permit.read()
    expect(await visitor.call(GetPermitPage, { Token: tokenOf(Link) })).toMatchObject({
      Standing: 'Refused',
      Reason: 'No certificate on file.',
    })
    expect(await account.call(GetRequest, { gId: account.group.id, RequestId: permit.RequestId })).toMatchObject({ Status: 'Cancelled' })
    const again = await account.call(MovePermit, { ...permit.at, Version: refused.Version, Move: 'reopen' })
    const { Version } = await permit.approve(again.Version)
    await permit.dated(-60, 60)
    const begun = await account.call(MovePermit, { ...permit.at, Version, Move: 'begin' })
    await account.call(MovePermit, { ...permit.at, Version: begun.Version, Move: 'withdraw', Reason: 'Storm.' })
    expect((await permit.read()).Hours).toBeLessThan(0.1)
    expect(await visitor.call(GetPermitPage, { Token: tokenOf(Link) })).toMatchObject({ Standing: 'Withdrawn', Reason: 'Storm.' })
  })

  test('stands on the private page of its request: with the reason where it was refused, with its own page once it is given', async () => {
    const account = await world.newAccount({ role: 'Admin' })
    const permit = await asked(account)
    const part = (language: 'en' | 'fr') =>
      world.services.db.withTenant(account.group.id as never, tx =>
        readPermitPart(
          { tx, language, secret: world.services.config.secret, now: new Date() },
          { ...permit.at, id: permit.RequestId, FunctionalityType: 'RoofAccess' },
        ),
      )
    expect(await part('en')).toEqual({ status: 'Waits for a decision', link: null, reason: null })
    const refused = await account.call(MovePermit, { ...permit.at, Version: 0, Move: 'refuse', Reason: 'Wind $& rain.' })
    expect(await part('fr')).toEqual({ status: 'Refusée', link: null, reason: 'Motif : Wind $& rain.' })
    const again = await account.call(MovePermit, { ...permit.at, Version: refused.Version, Move: 'reopen' })
    await permit.approve(again.Version)
    expect(await part('en')).toEqual({
      status: 'Approved, not yet valid',
      link: `/permit/${tokenOf((await permit.read()).Link)}`,
      reason: null,
    })
  })

  test('two who decide at once: one decision holds', async () => {
    const account = await world.newAccount({ role: 'Admin' })
    const permit = await asked(account)
    const both = await Promise.allSettled([
      permit.approve(),
      account.call(MovePermit, { ...permit.at, Version: 0, Move: 'refuse', Reason: 'Wind.' }),
    ])
    expect(both.map(one => one.status).toSorted()).toEqual(['fulfilled', 'rejected'])
  })

  test('is decided in its own words: the request itself cannot be finished or cancelled', async () => {
    const account = await world.newAccount({ role: 'Admin' })
    const { GroupId, RequestId } = await asked(account)
    for (const Move of ['start', 'finish', 'cancel'] as const)
      expect(await account.refuse(MoveRequest, { GroupId, RequestId, Move })).toMatchObject({
        code: 'sys.obj.cfl',
        message: permitMessages.own,
      })
    const other = await newRequest(world, account)
    expect(await account.refuse(MovePermit, { GroupId, RequestId: other.RequestId, Version: 0, Move: 'begin' })).toMatchObject({
      message: permitMessages.noPermit,
    })
  })

  test('that is forged, cut short, or of another account is not shown, nor decided', async () => {
    const account = await world.newAccount({ role: 'Admin' })
    const permit = await asked(account)
    const token = tokenOf((await permit.read()).Link)
    for (const wrong of [`${token}x`, token.slice(0, -1), token.replace('.', '.A'), 'x', '.', ''])
      expect(await visitor.refuse(GetPermitPage, { Token: wrong })).toMatchObject({ status: 404 })
    const other = await world.newAccount({ role: 'Admin' })
    expect(await other.refuse(GetPermit, { gId: other.group.id, RequestId: permit.RequestId })).toMatchObject({ status: 404 })
    expect(await other.refuse(GetPermit, { gId: account.group.id, RequestId: permit.RequestId })).toMatchObject({
      status: expect.toSatisfy(n => n === 403 || n === 404),
    })
    expect(
      await other.refuse(MovePermit, { GroupId: other.group.id, RequestId: permit.RequestId, Version: 0, Move: 'refuse', Reason: 'x' }),
    ).toMatchObject({ status: 404 })
  })

  test.each([
    ['over midnight', '2027-04-10', '20:00', '02:00', 6],
    ['over the hour that clocks skip', '2027-03-14', '01:00', '04:00', 2],
    ['over the hour that clocks repeat', '2027-11-07', '00:30', '03:30', 4],
    ['to the same time, a whole day', '2027-04-10', '08:00', '08:00', 24],
  ])('%s: %s %s to %s is %d hours', async (_what, Day, StartTime, EndTime, hours) => {
    const account = await world.newAccount({ role: 'Admin' })
    const permit = await asked(account)
    await permit.approve(0, { Day, StartTime, EndTime })
    expect(await permit.read()).toMatchObject({ Day, StartTime, EndTime, Hours: hours })
  })

  test('keeps to the hours of its building; a time that is over is refused', async () => {
    const account = await world.newAccount({ role: 'Admin' })
    const place = { GroupId: account.group.id, BuildingId: account.building.id, Kind: 'RoofAccess' as const }
    const terms = { Approvers: [], EarliestTime: '07:00', LatestTime: '18:00', NoticeHours: 0, HourlyRate: 0, MinimumHours: 0 }
    await account.call(SavePermitSettings, { ...place, ...terms, Version: 0 })
    const permit = await asked(account)
    const wrong = async (hours: object) =>
      (await account.refuse(ApprovePermit, { ...permit.at, Version: 0, Day: later, StartTime: '08:00', EndTime: '11:30', ...hours })).fields
    expect(await wrong({ StartTime: '06:00' })).toEqual([{ Field: 'StartTime', Message: permitMessages.early }])
    expect(await wrong({ EndTime: '18:30' })).toEqual([{ Field: 'EndTime', Message: permitMessages.late }])
    expect(await wrong({ EndTime: '01:00' })).toContainEqual({ Field: 'EndTime', Message: permitMessages.late })
    expect(await wrong({ Day: addDays(today, -3) })).toEqual([{ Field: 'EndTime', Message: permitMessages.past }])
    expect(await wrong({ Day: '2027-02-30', EndTime: '25:00' })).toEqual([
      { Field: 'Day', Message: 'Format error' },
      { Field: 'EndTime', Message: 'Format error' },
    ])
    await permit.approve(0, { EndTime: '18:00' })
  })

  test('is decided by the approvers of its building alone, where it names some; who has no flag decides about none', async () => {
    const account = await world.newAccount({ role: 'Admin' })
    const manager = await account.signInAs('PM')
    const place = { GroupId: account.group.id, BuildingId: account.building.id, Kind: 'RoofAccess' as const }
    const terms = { EarliestTime: '', LatestTime: '', NoticeHours: 0, HourlyRate: 0, MinimumHours: 0 }
    expect(await account.refuse(SavePermitSettings, { ...place, ...terms, Approvers: [account.building.id], Version: 0 })).toMatchObject({
      fields: [{ Field: 'Approvers', Message: permitMessages.approver }],
    })
    const approver = await newContactRow(world, account, { UserId: manager.user.id })
    await account.call(SavePermitSettings, { ...place, ...terms, Approvers: [approver], Version: 0 })
    const permit = await asked(account)
    expect(
      await account.refuse(ApprovePermit, { ...permit.at, Version: 0, Day: later, StartTime: '08:00', EndTime: '09:00' }),
    ).toMatchObject({
      code: 'sys.obj.cfl',
      message: permitMessages.approvers,
    })
    await manager.call(ApprovePermit, { ...permit.at, Version: 0, Day: later, StartTime: '08:00', EndTime: '09:00' })
    const visitorOfHouse = await account.signInAs('Visitor')
    expect(
      await visitorOfHouse.refuse(ApprovePermit, { ...permit.at, Version: 0, Day: later, StartTime: '08:00', EndTime: '09:00' }),
    ).toMatchObject({ status: 403 })
    expect(await manager.call(GetPermitSettings, { gId: account.group.id, bId: account.building.id, kind: 'RoofAccess' })).toMatchObject({
      Version: 1,
      Approvers: [approver],
    })
  })

  test('whose end has passed while somebody is there is told to the people of the building, once', async () => {
    const account = await world.newAccount({ role: 'Admin' })
    const permit = await asked(account)
    const { Version } = await permit.approve()
    await permit.dated(-60, 30)
    await account.call(MovePermit, { ...permit.at, Version, Move: 'begin' })
    const tell = () => tellPastEnd.workOff(world.services, account.group.id as never)
    const told = () =>
      query(
        `select data from pgboss.job where name = 'notifications.tell' and data->>'What' = 'permitPastEnd' and data->>'SubjectId' = $1`,
        [permit.RequestId],
      )
    await tell()
    expect(await told()).toEqual([])
    await permit.dated(-60, -1)
    expect((await tellPastEnd.find(world.services)).includes(account.group.id as never)).toBe(true)
    await tell()
    await tell()
    expect(await told()).toHaveLength(1)
  })
})

describe('the report of permits', () => {
  test('counts what was asked for, what runs, and what it costs', async () => {
    const account = await world.newAccount({ role: 'Admin' })
    const [gId, bId] = [account.group.id, account.building.id]
    const terms = { Approvers: [], EarliestTime: '', LatestTime: '', NoticeHours: 24 * 25, HourlyRate: 80, MinimumHours: 2 }
    await account.call(SavePermitSettings, { GroupId: gId, BuildingId: bId, Kind: 'TenantHVAC', ...terms, Version: 0 })
    const [short, long, running, waiting, refused] = await Promise.all(Array.from({ length: 5 }, () => asked(account, 'TenantHVAC')))
    if (!short || !long || !running || !waiting || !refused) throw new Error('five were asked for')
    const run = async (permit: typeof short, hours: number, ends: boolean) => {
      const { Version } = await permit.approve(0, { StartTime: '18:00', EndTime: '21:00' })
      await permit.dated(-1, 60)
      const begun = await account.call(MovePermit, { ...permit.at, Version, Move: 'begin' })
      if (!ends) return
      await account.call(MovePermit, { ...permit.at, Version: begun.Version, Move: 'end' })
      await query(`update permit set begun_date = $2, ended_date = $3 where id = $1`, [
        permit.RequestId,
        new Date(0),
        new Date(hours * HOUR),
      ])
    }
    await run(short, 0.5, true)
    await run(long, 3.25, true)
    await run(running, 0, false)
    await query(`update permit set start_date = $2, end_date = $3, begun_date = $2 where id = $1`, [
      running.RequestId,
      new Date(Date.now() - 4 * HOUR),
      new Date(Date.now() - HOUR),
    ])
    await account.call(MovePermit, { ...refused.at, Version: 0, Move: 'refuse', Reason: 'Chiller.' })
    const asks = { gId, bId, kind: 'TenantHVAC' as const, startDate: Date.now() - 30 * 24 * HOUR, endDate: Date.now() + HOUR, tz: zone }
    const sums = await account.call(GetPermitFigures, asks)
    // Charged: half an hour as two, 3.25 hours, and the three hours of what runs: (2 + 3.25 + 3) × 80.
    expect(sums).toMatchObject({ Asked: 5, Waiting: 1, Approved: 3, Refused: 1, Open: 2, Inside: 1, PastEnd: 1, Late: 3, HoursRun: 3.75 })
    expect(sums.Amount).toBeCloseTo(660)
    const { Permits, Total } = await account.call(GetPermits, { filter: { gId, bId, kind: 'TenantHVAC', open: 'true' } })
    expect(Total).toBe(2)
    expect(Permits.map(one => one.Status).toSorted()).toEqual(['Begun', 'Requested'])
    const all = await account.call(GetPermits, { filter: { ...asks, text: 'Suite 1200' }, sort: { field: 'Number', order: 'ASC' } })
    expect(all.Permits.map(one => one.Amount)).toEqual(expect.arrayContaining([160, 260, null]))
    expect(await account.call(GetPermits, { filter: { gId, kind: 'RoofAccess' } })).toMatchObject({ Total: 0 })
  })
})

test.each<[Parameters<typeof findStanding>[0]['Status'], number, string]>([
  ['Requested', 59, 'Requested'],
  ['Requested', 60, 'Over'],
  ['Approved', -16, 'NotYet'],
  ['Approved', -15, 'Valid'],
  ['Approved', 59, 'Valid'],
  ['Approved', 60, 'Over'],
  ['Begun', 59, 'Valid'],
  ['Begun', 60, 'PastEnd'],
  ['Ended', 5, 'Over'],
  ['Withdrawn', 5, 'Withdrawn'],
])('%s, %d minutes after its start, is %s', (Status, minutes, standing) => {
  const at = { Status, StartDate: 0, EndDate: 60 * MINUTE }
  expect(findStanding(at, minutes * MINUTE)).toBe(standing)
})
