import { describe, expect, test } from 'vitest'
import { newAnswer } from '../../../../test/support/newAnswer.ts'
import { openWorld } from '../../../../test/world.ts'
import { GetNotifications } from '../../property/notifications/contract.ts'
import { tellPeople } from '../../property/notifications/jobs.ts'
import { DeleteFigureAlert, GetFigureAlerts, SaveFigureAlert, SetFigureAlert } from './contract.ts'
import { setAlert } from './testing.ts'
import { watchFigures } from './watch.server.ts'

const world = await openWorld()
const { services } = world
type Account = Awaited<ReturnType<typeof world.newAccount>>
const HOUR = 3_600_000
const rows = async (sql: string, ...values: unknown[]) => (await services.db.system.query(sql, values)).rows

const say = async (account: Account, scores: readonly number[], over: object = {}) => {
  for (const Score of scores) await newAnswer(world, account, { Score, Text: null, EntityType: 'Lobby', ...over })
}
/** What the watch of the hour finds, and who is told of it, `hours` from now. */
const watch = async (account: Account, hours = 0) => {
  const id = account.group.id
  await rows(`update figure_alert set next_date = now() - interval '1 second' where group_id = $1 and next_date is not null`, id)
  await watchFigures.workOff(services, id as never, { now: new Date(Date.now() + hours * HOUR + 1000) })
  const jobs = await rows(
    `delete from pgboss.job where name = 'notifications.tell' and data->>'GroupId' = $1 and data->>'What' = 'figureAlert' returning data`,
    id,
  )
  for (const { data } of jobs) await tellPeople.run({ services, attempt: 1, last: false, jobId: 'test' }, data)
}
const toldOf = async ({ call, group }: Pick<Account, 'call' | 'group'>) =>
  (await call(GetNotifications, { filter: { gId: group.id, Kind: 'FigureAlert' } })).Notifications
const alertsOf = async ({ call, group }: Pick<Account, 'call' | 'group'>) =>
  (await call(GetFigureAlerts, { filter: { gId: group.id } })).Alerts

describe('an alert', () => {
  test('tells its owner once that a figure is below the limit, and again only after it was back', async () => {
    const account = await world.newAccount({ role: 'Executive' })
    const other = await account.signInAs('Executive')
    await setAlert(account)
    await say(account, [3, 3, 3, 3])
    await watch(account)
    expect(await toldOf(account)).toEqual([]) // four answers say too little
    await say(account, [3])
    await watch(account)
    await watch(account)
    const told = await toldOf(account)
    expect(told.map(one => [one.Title, one.Text])).toEqual([['Average score (CSAT) is 3: below 3.5', '5 answers in 7 days']])
    expect(told[0]?.Path).toContain(`/analyticsFeedback/${account.building.id}`)
    expect(await toldOf({ ...other, group: account.group })).toEqual([])
    expect(await alertsOf(account)).toMatchObject([{ BelowNow: 1, LastDate: expect.any(Number) }])
    await say(account, [5, 5, 5, 5, 5])
    await watch(account)
    expect(await alertsOf(account)).toMatchObject([{ BelowNow: 0 }])
    await say(account, [1, 1, 1, 1, 1, 1])
    await watch(account)
    expect(await toldOf(account)).toHaveLength(2)
  })

  test('is of a place, of days that are over leave it, and of any building that its owner sees', async () => {
    const account = await world.newAccount({ buildings: 3, role: 'Executive' })
    const bound = await account.signInAs('Manager', [account.buildings[1]?.id ?? ''])
    await setAlert(account, { EntityType: 'Restroom' })
    const old = { SubmitDate: new Date(Date.now() - 9 * 24 * HOUR) }
    await say(account, [1, 1, 1, 1, 1]) // the lobby
    await say(account, [1, 1, 1, 1, 1], { EntityType: 'Restroom', ...old })
    await watch(account)
    expect(await toldOf(account)).toEqual([])
    await bound.call(SaveFigureAlert, { GroupId: account.group.id, Metric: 'CSAT', Below: 3.5, LeastN: 5, Days: 7 })
    await say(account, [2, 2, 2, 2, 2], { BuildingId: account.buildings[1]?.id ?? '' })
    await watch(account)
    expect((await toldOf({ ...bound, group: account.group })).map(one => one.BuildingId)).toEqual([account.buildings[1]?.id])
  })

  test('that is paused or off tells nothing; one of somebody who may not see the building any more is turned off', async () => {
    const account = await world.newAccount({ role: 'Executive' })
    const GroupId = account.group.id
    await say(account, [1, 1, 1, 1, 1])
    const { AlertId } = await setAlert(account)
    await account.call(SetFigureAlert, { GroupId, AlertId, OnOff: true, PausedUntil: Date.now() + 24 * HOUR })
    await watch(account)
    expect(await toldOf(account)).toEqual([])
    await account.call(SetFigureAlert, { GroupId, AlertId, OnOff: false, PausedUntil: null })
    await watch(account)
    expect(await toldOf(account)).toEqual([])
    await account.call(SetFigureAlert, { GroupId, AlertId, OnOff: true, PausedUntil: null })
    await watch(account)
    expect(await toldOf(account)).toHaveLength(1)
    const manager = await account.signInAs('Manager', [account.building.id])
    const theirs = await manager.call(SaveFigureAlert, {
      GroupId,
      BuildingId: account.building.id,
      Metric: 'NPS',
      Below: 0,
      LeastN: 1,
      Days: 30,
    })
    await rows('update member set access_building_ids = $2 where user_id = $1', manager.user.id, [])
    await watch(account)
    expect(await rows('select on_off, next_date from figure_alert where id = $1', theirs.AlertId)).toEqual([
      { on_off: false, next_date: null },
    ])
  })

  test('is one’s own: nobody else reads, changes or removes it; its numbers stay in range', async () => {
    const account = await world.newAccount({ role: 'Executive' })
    const other = await account.signInAs('Executive')
    const { AlertId, Version } = await setAlert(account)
    const GroupId = account.group.id
    const watched = { Metric: 'CSAT' as const, Below: 3, LeastN: 5, Days: 7 as const, BuildingId: account.building.id }
    expect((await other.call(GetFigureAlerts, { filter: { gId: GroupId } })).Alerts).toEqual([])
    expect((await other.refuse(SaveFigureAlert, { GroupId, AlertId, Version, ...watched })).code).toBe('sys.obj.nof')
    expect((await other.refuse(SetFigureAlert, { GroupId, AlertId, OnOff: false, PausedUntil: null })).code).toBe('sys.obj.nof')
    expect((await other.refuse(DeleteFigureAlert, { GroupId, AlertId })).code).toBe('sys.obj.nof')
    const refused = async (over: object) => (await account.refuse(SaveFigureAlert, { GroupId, ...watched, ...over })).fields
    expect(await refused({ Below: 5.5 })).toMatchObject([{ Field: 'Below' }])
    expect(await refused({ Metric: 'NPS', Below: -101 })).toMatchObject([{ Field: 'Below' }])
    expect(await refused({ LeastN: 0 })).toMatchObject([{ Field: 'LeastN' }])
    const stranger = await world.newAccount({ role: 'Executive' })
    expect((await stranger.refuse(SaveFigureAlert, { GroupId: stranger.group.id, ...watched })).code).toBe('sys.obj.nof')
    await account.call(DeleteFigureAlert, { GroupId, AlertId })
    expect(await alertsOf(account)).toEqual([])
  })
})
