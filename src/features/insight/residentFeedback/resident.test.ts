import { expect, test } from 'vitest'
import { openWorld } from '../../../../test/world.ts'
import { startOfDay } from '../../../core/zones.ts'
import { insertFeedbacks } from '../../codes/answers/data.ts'
import { GetResidentComments, GetResidentFeedback } from './contract.ts'

const world = await openWorld()
const tz = 'America/New_York'
const february = { startDate: startOfDay(tz, '2026-02-01'), endDate: startOfDay(tz, '2026-03-01') - 1, tz }
type Account = Awaited<ReturnType<typeof world.newAccount>>

type Said = { score: number; type?: string; role?: string; building?: number; text?: string; day?: string }
const say = ({ group, buildings }: Account, said: readonly Said[]) =>
  world.services.db.withTenant(group.id as never, (_tx, client) =>
    insertFeedbacks(
      client,
      said.map(({ score, type = 'Maintenance', role = 'Resident', building = 0, text = null, day = '2026-02-10' }) => ({
        GroupId: group.id,
        BuildingId: buildings[building]?.id ?? '',
        QrType: type,
        EntityType: 'Office',
        Score: score,
        Role: role,
        Text: text,
        SubmitDate: new Date(`${day}T17:00:00Z`),
        TimeZone: tz,
      })),
    ),
  )

const answered = async () => {
  const account = await world.newAccount({ buildings: 2, role: 'Executive' })
  await say(account, [
    { score: 5, type: 'MoveIn' },
    { score: 4, type: 'MoveIn', day: '2026-02-20' },
    { score: 1, text: 'The heating is broken and nobody came.' },
    { score: 2, type: 'ActivitySchedule', building: 1 },
    { score: 3, type: 'Renewal', building: 1, text: 'The lease was ready at once, thank you.' },
    { score: 3, type: 'Feedback' },
    { score: 1, role: 'Tenant', text: 'A tenant says this.' }, // no resident
    { score: 5, day: '2026-01-20' },
  ])
  return account
}

test('stages and buildings have the figures of residents only, with as many days before', async () => {
  const account = await answered()
  const out = await account.call(GetResidentFeedback, { gId: account.group.id, ...february })
  expect(out).toMatchObject({ Count: 6, CSAT: 3, CES: null, Previous: { Count: 1, CSAT: 5 }, Step: 'Day' })
  expect(out.Stages.map(one => [one.Stage, one.Count, one.CSAT])).toEqual([
    ['MoveIn', 2, 4.5],
    ['Service', 2, 1.5],
    ['Renewal', 1, 3],
    ['Other', 1, 3],
  ])
  expect(out.Series).toHaveLength(28)
  expect(out.Series.filter(one => one.Count > 0)).toEqual([
    { Day: '2026-02-10', CSAT: 2.8, Count: 5 },
    { Day: '2026-02-20', CSAT: 4, Count: 1 },
  ])
  expect(Object.fromEntries(out.Buildings.map(one => [one.BuildingName.en, [one.Count, one.CSAT]]))).toEqual({
    'Building 1': [4, 3.25],
    'Building 2': [2, 2.5],
  })
})

test('a stage narrows figures, buildings and comments; a building has no list of buildings', async () => {
  const account = await answered()
  const gId = account.group.id
  const service = await account.call(GetResidentFeedback, { gId, ...february, stage: 'Service' })
  expect([service.Count, service.CSAT, service.Buildings.length]).toEqual([2, 1.5, 2])
  const here = await account.call(GetResidentFeedback, { gId, bId: account.building.id, ...february })
  expect([here.Count, here.Buildings]).toEqual([4, []])
  const comments = async (input: object) =>
    (await account.call(GetResidentComments, { gId, ...february, ...input })).Comments.map(one => [one.Stage, one.Text])
  expect(Object.fromEntries(await comments({}))).toEqual({
    Renewal: 'The lease was ready at once, thank you.',
    Service: 'The heating is broken and nobody came.',
  })
  expect(await comments({ stage: 'Renewal' })).toHaveLength(1)
  expect(await comments({ stage: 'Other' })).toEqual([])
})

test.each([GetResidentFeedback, GetResidentComments])('$path: buildings of the reader only, not of another account', async call => {
  const account = await answered()
  const gId = account.group.id
  const stranger = await world.newAccount({ role: 'Executive' })
  expect((await stranger.refuse(call, { gId })).code).toBe('sys.obj.nof')
  expect((await stranger.refuse(call, { gId: stranger.group.id, bId: account.building.id })).code).toBe('sys.obj.nof')
  const bound = await account.signInAs('Manager', [account.buildings[1]?.id ?? ''])
  expect(JSON.stringify(await bound.call(call, { gId, ...february }))).not.toContain('Building 1')
  const tenant = await account.signInAs('Tenant')
  expect((await tenant.refuse(call, { gId })).code).toBe('usr.aut.npm')
})
