import { expect, test } from 'vitest'
import { newFeedback } from '../../../../test/support/told.ts'
import { openWorld } from '../../../../test/world.ts'
import { GetAccountFeedback, GetCustomerFeedbacks, GetFeedbackTopScores, GetPropertyFeedback } from './contract.ts'

const world = await openWorld()
const week = { tu: '7-Day' } as const

const answered = async () => {
  const account = await world.newAccount({ buildings: 2, role: 'Executive' })
  const [first, second] = account.buildings
  for (const score of [5, 4]) if (first) await newFeedback(world, { group: account.group, building: first }, score, `score ${score}`)
  for (const score of [1, 2]) if (second) await newFeedback(world, { group: account.group, building: second }, score)
  return account
}

test('buildings of an account with their scores; one of them by itself [C-CALL-011] [C-CALL-012] [C-FIELD-003]', async () => {
  const account = await answered()
  const gId = account.group.id
  const { Summaries } = await account.call(GetPropertyFeedback, { gId, ...week })
  expect(Summaries).toEqual([
    { BuildingId: account.buildings[0]?.id, BuildingName: { en: 'Building 1' }, CSAT: 4.5, CES: null, NPS: null, Count: 2 },
    { BuildingId: account.buildings[1]?.id, BuildingName: { en: 'Building 2' }, CSAT: 1.5, CES: null, NPS: null, Count: 2 },
  ])
  expect(await account.call(GetFeedbackTopScores, { gId, ...week })).toMatchObject({ CSAT: 3, Count: 4, CES: null, CESCount: 0 })
  const bId = account.buildings[1]?.id ?? ''
  expect(await account.call(GetFeedbackTopScores, { gId, bId, ...week })).toMatchObject({ CSAT: 1.5, Count: 2 })
})

test('answers of a building, the newest first, of the period only [C-CALL-013] [C-FIELD-004]', async () => {
  const account = await answered()
  const place = { gId: account.group.id, bId: account.building.id }
  const { CustomerFeedbacks, More } = await account.call(GetCustomerFeedbacks, { ...place, ...week })
  expect(CustomerFeedbacks).toMatchObject([
    { Score: 4, Comments: 'score 4', UserName: null, Company: null, Role: null, CustomerEffortScore: null, NetPromoterScore: null },
    { Score: 5, Comments: 'score 5' },
  ])
  expect(CustomerFeedbacks[0]?.CreatedDate).toBeGreaterThan(Date.now() - 60_000)
  expect(More).toBe(false)
  const before = { startDate: 0, endDate: Date.now() - 10 * 86_400_000 }
  expect((await account.call(GetCustomerFeedbacks, { ...place, ...before })).CustomerFeedbacks).toEqual([])
})

test('all accounts are for the provider’s people only', async () => {
  const account = await answered()
  const { call } = await world.newAccount({ role: 'AcAdmin', global: true })
  const all = await call(GetAccountFeedback, week)
  expect(all.Summaries.find(one => one.GroupId === account.group.id)).toMatchObject({ CSAT: 3, CES: null, NPS: null, Count: 4 })
  expect(all.Count).toBe(all.Summaries.reduce((sum, one) => sum + one.Count, 0))
  expect((await account.refuse(GetAccountFeedback, week)).code).toBe('usr.aut.npm')
})

test.each([GetFeedbackTopScores, GetPropertyFeedback, GetCustomerFeedbacks])('$path: not of another account or building', async call => {
  const account = await answered()
  const bId = account.building.id
  const stranger = await world.newAccount({ role: 'Executive' })
  expect((await stranger.refuse(call, { gId: account.group.id, bId })).code).toBe('sys.obj.nof')
  expect((await stranger.refuse(call, { gId: stranger.group.id, bId })).code).toBe('sys.obj.nof')
  const engineer = await account.signInAs('Employee')
  expect((await engineer.refuse(call, { gId: account.group.id, bId })).code).toBe('usr.aut.npm')
})
