import { describe, expect, test } from 'vitest'
import { newRequest } from '../../../../test/support/requests.ts'
import { newQrCode } from '../../../../test/support/scans.ts'
import { newContactRow, newFeedback } from '../../../../test/support/told.ts'
import { type Account, openWorld } from '../../../../test/world.ts'
import type { GroupId } from '../../../core/ids.ts'
import { GetNotificationRules, GetNotificationSettings, SaveNotificationRule, SaveNotificationSettings } from './contract.ts'
import { planEvent } from './tell.server.ts'

// What the page of rules says of a type without a rule is what happens.
const world = await openWorld()
const rulesOf = async (account: Account) =>
  (await account.call(GetNotificationRules, { gId: account.group.id, bId: account.building.id })).Rules
const ruleOf = async (account: Account, type: string) => (await rulesOf(account)).find(one => one.QrType === type)
const bellsOf = async (account: Account, What: string, SubjectId: string) => {
  const planned = await world.services.db.withPeople('test', account.group.id as GroupId, tx =>
    planEvent(tx, { GroupId: account.group.id, What, SubjectId, now: new Date() }),
  )
  return [...(planned?.plan.bells ?? [])]
}

describe('a type without a rule', () => {
  test('shows whom the building tells of what by default, as it does', async () => {
    const account = await world.newAccount({ role: 'GM' })
    const { user } = account
    const feedback = await ruleOf(account, 'Feedback')
    expect(feedback).toMatchObject({ Criteria: [], Default: { Value: 'AtMost2' } })
    expect(feedback?.Default?.Names).toHaveLength(1)
    expect(await bellsOf(account, 'feedback', await newFeedback(world, account, 2))).toEqual([user.id])
    expect(await bellsOf(account, 'feedback', await newFeedback(world, account, 3))).toEqual([])

    expect(await ruleOf(account, 'Maintenance')).toMatchObject({ Default: { Value: 'High' } })
    const request = async (Q003: string) =>
      (await newRequest(world, account, { type: 'Maintenance', typed: { Q001: 'Plumbing', Q002: 'Drips', Q003 } })).RequestId
    expect(await bellsOf(account, 'request', await request('High'))).toEqual([user.id])
    expect(await bellsOf(account, 'request', await request('Low'))).toEqual([])

    expect(await ruleOf(account, 'EventRegistration')).toMatchObject({ Default: { Value: 'Any' } })
    const registered = await newRequest(world, account, { type: 'EventRegistration', typed: { Q001: 'Ana', Q002: 'ana@harbor.example' } })
    expect(await bellsOf(account, 'request', registered.RequestId)).toEqual([user.id])

    expect(await ruleOf(account, 'LeadCapture')).toMatchObject({ Default: null })
    const lead = await newRequest(world, account, { type: 'LeadCapture' })
    expect(await bellsOf(account, 'request', lead.RequestId)).toEqual([])
  })

  test('names nobody who has chosen against it, and nobody at all once a rule of the building names somebody', async () => {
    const account = await world.newAccount({ role: 'GM' })
    const { Choices, Version } = await account.call(GetNotificationSettings, {})
    const BadScore = { ...Choices.BadScore, Bell: false }
    await account.call(SaveNotificationSettings, { Choices: { ...Choices, BadScore }, QuietStart: null, QuietEnd: null, Version })
    expect((await ruleOf(account, 'Feedback'))?.Default).toBeNull()
    expect((await ruleOf(account, 'Maintenance'))?.Default?.Value).toBe('High')
    const RecipientId = await newContactRow(world, account)
    const Schedule = { Days: [], StartTimeString: '', EndTimeString: '' }
    await account.call(SaveNotificationRule, {
      GroupId: account.group.id,
      BuildingId: account.building.id,
      QrType: 'GuestCheckIn',
      Version: 0,
      Criteria: [{ Key: 'a', Method: 'Email', RecipientId, Schedule }],
    })
    expect((await rulesOf(account)).filter(one => one.Default !== null)).toEqual([])
  })
})

test('types say how many codes in use the building has of them', async () => {
  const account = await world.newAccount({ role: 'GM', buildings: 2 })
  const [, there] = account.buildings
  const counts = async () => Object.fromEntries((await rulesOf(account)).filter(one => one.Codes > 0).map(one => [one.QrType, one.Codes]))
  expect(await counts()).toEqual({})
  await newQrCode(world, account, { Type: 'Maintenance' })
  await newQrCode(world, account, { Type: 'Maintenance' })
  const { QrCodeId } = await newQrCode(world, account, { Type: 'Feedback' })
  await newQrCode(world, { ...account, building: there ?? account.building }, { Type: 'CheckIn' })
  expect(await counts()).toEqual({ Maintenance: 2, Feedback: 1 })
  await world.services.db.system.query('update qr_code set retired = true where id = $1', [QrCodeId])
  expect(await counts()).toEqual({ Maintenance: 2 })
})
