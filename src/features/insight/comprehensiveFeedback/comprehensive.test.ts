import { expect, test } from 'vitest'
import { newQrCode } from '../../../../test/support/scans.ts'
import { openWorld } from '../../../../test/world.ts'
import { startOfDay } from '../../../core/zones.ts'
import { insertFeedbacks } from '../../codes/answers/data.ts'
import type { AnswerSource } from '../../codes/answers/model.ts'
import { GetBestPlaces, GetFeedbackSources } from './contract.ts'

const world = await openWorld()
const tz = 'America/New_York'
const february = { startDate: startOfDay(tz, '2026-02-01'), endDate: startOfDay(tz, '2026-03-01') - 1, tz }
type Account = Awaited<ReturnType<typeof world.newAccount>>

type Said = { scores: readonly number[]; source?: AnswerSource; code?: string; day?: string }
const say = ({ group, building }: Account, said: readonly Said[]) =>
  world.services.db.withTenant(group.id as never, (_tx, client) =>
    insertFeedbacks(
      client,
      said.flatMap(({ scores, source = 'Sign', code, day = '2026-02-10' }) =>
        scores.map(Score => ({
          GroupId: group.id,
          BuildingId: building.id,
          QrType: 'Feedback',
          EntityType: 'Lobby',
          Source: source,
          ...(code && { QrCodeId: code }),
          Score,
          SubmitDate: new Date(`${day}T17:00:00Z`),
          TimeZone: tz,
        })),
      ),
    ),
  )
const codeOf = async (account: Account, QrName: string) =>
  (await newQrCode(world, account, { Type: 'StaticUrl', QrName, Form: { Url: 'https://example.com/' } })).QrCodeId

test('what each source says stands beside the others, with its score of as many days before; silent ones are left out', async () => {
  const account = await world.newAccount({ role: 'Executive' })
  await say(account, [
    { scores: [5, 4, 3] },
    { scores: [2, 4], source: 'Event' },
    { scores: [1, 1], source: 'Google' },
    { scores: [5], source: 'Google', day: '2026-01-20' },
    { scores: [4], source: 'App', day: '2025-11-01' },
  ])
  const asked = { gId: account.group.id, bId: account.building.id, ...february }
  expect((await account.call(GetFeedbackSources, asked)).Sources).toEqual([
    { Source: 'Sign', Count: 3, CSAT: 4, CES: null, NPS: null, Previous: null },
    { Source: 'Event', Count: 2, CSAT: 3, CES: null, NPS: null, Previous: null },
    { Source: 'Google', Count: 2, CSAT: 1, CES: null, NPS: null, Previous: 5 },
  ])
})

test('the best and the worst places have five answers or more, and none is both', async () => {
  const account = await world.newAccount({ role: 'Executive' })
  const [good, middle, bad, few] = await Promise.all(['Good', 'Middle', 'Bad', 'Few'].map(one => codeOf(account, one)))
  await say(account, [
    { scores: [5, 5, 5, 5, 4], code: good ?? '' },
    { scores: [3, 3, 3, 3, 3], code: middle ?? '' },
    { scores: [1, 1, 1, 2, 1], code: bad ?? '' },
    { scores: [1, 1, 1, 1], code: few ?? '' },
  ])
  const { Best, Worst } = await account.call(GetBestPlaces, { gId: account.group.id, bId: account.building.id, ...february })
  expect(Best.map(one => [one.QrName, one.CSAT, one.Count])).toEqual([
    ['Good', 4.8, 5],
    ['Middle', 3, 5],
  ])
  expect(Worst.map(one => [one.QrName, one.CSAT])).toEqual([['Bad', 1.2]])
})

test.each([GetFeedbackSources, GetBestPlaces])(
  '$path needs ComprehensiveFeedbackReport, and a building of the account [C-PERM-043]',
  async call => {
    const account = await world.newAccount({ role: 'Executive' })
    const stranger = await world.newAccount({ role: 'Executive' })
    const place = { gId: account.group.id, bId: account.building.id }
    expect((await stranger.refuse(call, place)).code).toBe('sys.obj.nof')
    expect((await stranger.refuse(call, { ...place, gId: stranger.group.id })).code).toBe('sys.obj.nof')
    const employee = await account.signInAs('Employee')
    expect((await employee.refuse(call, place)).code).toBe('usr.aut.npm')
  },
)
