import { afterAll, describe, expect, test } from 'vitest'
import { newQrCode } from '../../../../test/support/scans.ts'
import { mailsOf, newContactRow, newFeedback, tellAt } from '../../../../test/support/told.ts'
import { type Account, openWorld } from '../../../../test/world.ts'
import { openHttp } from '../../../app/http.ts'
import { TOKEN_HEADER } from '../../../core/wire.ts'
import { MoveRequest } from '../../codes/inbox/contract.ts'
import { scanPart } from '../../codes/visitorPages/scanPart.server.ts'
import { AddTenant } from '../contacts/contract.ts'
import {
  GetNotificationContacts,
  GetNotificationRules,
  GetNotifications,
  GetNotificationTenants,
  GetUnreadCount,
  ReadAllNotifications,
  ReadNotification,
  SaveNotificationRule,
} from './contract.ts'
import type { Criterion } from './model.ts'

const world = await openWorld({ work: true })
const pages = await openHttp(world.services, [scanPart(world.services)])
afterAll(() => pages.close())
const headers = { 'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0) Mobile/15E148', 'accept-language': 'en' }
let caller = 0
const remoteAddress = () => `127.17.0.${++caller}`
const visit = async (path: string) =>
  /name="Key" value="([^"]+)"/.exec((await pages.inject({ url: path, headers, remoteAddress: remoteAddress() })).body)?.[1] ?? ''
const post = (url: string, fields: Record<string, string>) =>
  pages.inject({
    method: 'POST',
    url,
    headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
    remoteAddress: remoteAddress(),
  })
const bellOf = async ({ group }: Account, who: Pick<Account, 'call'>) =>
  (await who.call(GetNotifications, { filter: { gId: group.id } })).Notifications
const ring = async (account: Account) => {
  for (let i = 0; i < 3; i++)
    await tellAt(world, account, new Date(), { What: 'feedback', SubjectId: await newFeedback(world, account, 1) })
}
const row = (more: Partial<Criterion> = {}): Criterion => ({
  Key: 'one',
  Method: 'Email',
  Schedule: { Days: ['Mon'], StartTimeString: '08:00', EndTimeString: '17:00' },
  ...more,
})

describe('what a visitor sends tells the people of the building', () => {
  test('a bad score, an urgent request, what the visitor adds to it and a bad rating; a good score tells nobody', async () => {
    const account = await world.newAccount({ role: 'GM' })
    const feedback = await newQrCode(world, account, { Type: 'Feedback', QrName: 'Lobby feedback' })
    for (const Score of ['4', '2']) {
      const path = `/q/${feedback.Address}`
      expect((await post(path, { Key: await visit(path), Score, Role: 'Tenant', Text: `Said with ${Score}.` })).statusCode).toBe(303)
    }
    const lift = await newQrCode(world, account, { Type: 'Maintenance', QrName: 'Lift lobby' })
    const path = `/q/${lift.Address}`
    const said = { Q001: 'ElevatorEscalator', Q002: 'The lift stops between floors.', Q003: 'High', Q004: '12B', Q005: 'Jo Harper' }
    const receipt = String((await post(path, { Key: await visit(path), ...said })).headers.location)
    for (let i = 0; i < 2; i++) await post(receipt, { Note: 'Two people are inside.' })
    const told = async () => {
      const lines = (await bellOf(account, account)).map(one => [one.Kind, one.Title, one.Text])
      return lines.toSorted((a, b) => a.join().localeCompare(b.join()))
    }
    await expect.poll(told, { timeout: 20_000 }).toEqual([
      ['BadScore', 'Restroom: 2 of 5', 'Said with 2.'],
      ['UrgentRequest', 'Service request 1001', 'Elevator or escalator: The lift stops between floors.'],
      ['VisitorNote', 'The visitor wrote to request 1001', 'Two people are inside.'],
    ])
    const [newest] = (await bellOf(account, account)).filter(one => one.Kind === 'VisitorNote')
    expect(newest?.Path).toMatch(new RegExp(`^/requests/${account.group.id}/`))
    const RequestId = newest?.Path.split('/').at(-1) ?? ''
    await account.call(MoveRequest, { GroupId: account.group.id, RequestId, Move: 'finish' })
    for (const Score of ['1', '5']) await post(receipt, { Score, Note: 'It stopped again.' })
    await expect
      .poll(async () => (await told()).slice(0, 2), { timeout: 20_000 })
      .toEqual([
        ['BadScore', 'Request 1001 was rated 1 of 5', 'It stopped again.'],
        ['BadScore', 'Restroom: 2 of 5', 'Said with 2.'],
      ])
  })
})

describe('the bell', () => {
  test('is read one by one and all at once, by PUT under the documents’ own paths [C-CALL-062] [C-CALL-063] [C-BEHAV-070]', async () => {
    const account = await world.newAccount({ role: 'GM' })
    await ring(account)
    const [first] = await bellOf(account, account)
    const asked = (url: string) =>
      world.app.inject({
        method: 'PUT',
        url: `/csm/notifications/${url}`,
        headers: { [TOKEN_HEADER]: account.token, 'content-type': 'application/json' },
        payload: JSON.stringify({ GroupId: account.group.id }),
      })
    const unread = async () => (await account.call(GetUnreadCount, { gId: account.group.id })).Unread
    expect(await unread()).toBe(3)
    expect((await asked(`read/${first?.id}`)).statusCode).toBe(200)
    expect(await unread()).toBe(2)
    expect((await bellOf(account, account)).map(one => one.Read)).toEqual([true, false, false])
    expect((await asked('readall')).json()).toEqual({ data: { Read: 2 } })
    expect(await unread()).toBe(0)
    expect((await asked('read/nonsense')).statusCode).toBe(400)
  })

  test('is nobody else’s to read or to mark', async () => {
    const account = await world.newAccount({ role: 'GM' })
    const other = await account.signInAs('Admin')
    const stranger = await world.newAccount({ role: 'GM' })
    await ring(account)
    const [first] = await bellOf(account, account)
    const GroupId = account.group.id
    expect(await bellOf(account, other)).toEqual([])
    expect(await other.refuse(ReadNotification, { GroupId, id: first?.id })).toMatchObject({ status: 404 })
    expect(await stranger.refuse(ReadNotification, { GroupId: stranger.group.id, id: first?.id })).toMatchObject({ status: 404 })
    await other.call(ReadAllNotifications, { GroupId })
    expect((await account.call(GetUnreadCount, { gId: GroupId })).Unread).toBe(3)
  })
})

describe('rules', () => {
  const opened = async () => {
    const account = await world.newAccount({ role: 'GM' })
    const place = { GroupId: account.group.id, BuildingId: account.building.id }
    const asked = { gId: account.group.id, bId: account.building.id }
    const rules = () => account.call(GetNotificationRules, asked)
    const rule = async (QrType: string) => (await rules()).Rules.find(one => one.QrType === QrType)
    return { account, place, asked, rules, rule, RecipientId: await newContactRow(world, account) }
  }

  test('are kept for each QR type, with what is known of their contacts and tenants [C-FIELD-051] [C-CALL-111] [C-CALL-112] [C-CALL-113] [C-CALL-114]', async () => {
    const { account, place, asked, rules, rule, RecipientId } = await opened()
    const { acId: TenantId } = await account.call(AddTenant, { ...place, Name: 'Orchard Legal' })
    expect((await rules()).ByDefault).toBe(true)
    expect((await account.call(GetNotificationContacts, asked)).Contacts).toEqual([
      expect.objectContaining({ ContactId: RecipientId, Email: 'desk@harbor.example', PhoneNumber: '16175550142', SignsIn: false }),
    ])
    expect((await account.call(GetNotificationTenants, asked)).Tenants).toEqual([{ TenantId, TenantName: 'Orchard Legal' }])
    const Criteria = [row({ RecipientId, Value: 'High', TenantId }), row({ Key: 'two', RecipientId, Value: 'Overdue', Method: 'Bell' })]
    const saved = await account.call(SaveNotificationRule, { ...place, RuleId: null, QrType: 'Maintenance', Criteria })
    expect(await rule('Maintenance')).toMatchObject({
      acId: saved.acId,
      Version: 1,
      DisplayText: { en: 'Service request' },
      Choices: ['Any', 'High', 'Overdue', 'BadRating'],
      Criteria: [
        { ...Criteria[0], Email: 'desk@harbor.example', PhoneNumber: '16175550142', TenantName: 'Orchard Legal', Accessible: true },
        { ...Criteria[1], Accessible: false },
      ],
    })
    expect((await rules()).ByDefault).toBe(false)
    const again = (await rule('Maintenance'))?.Criteria ?? []
    await account.call(SaveNotificationRule, { ...place, RuleId: saved.acId, QrType: 'Maintenance', Version: 1, Criteria: again })
    const late = await account.refuse(SaveNotificationRule, {
      ...place,
      RuleId: saved.acId,
      QrType: 'Maintenance',
      Version: 1,
      Criteria: [],
    })
    expect(late).toMatchObject({ code: 'sys.obj.cfl' })
  })

  test('say at each row what is missing, in the words of the form [C-RULE-068] [C-RULE-069] [C-RULE-070] [C-RULE-071] [C-RULE-072]', async () => {
    const { account, place } = await opened()
    const late = { Days: [], StartTimeString: '17:00', EndTimeString: '08:00' }
    const Criteria = [row({ Method: null, Schedule: late }), row({ Key: 'two', Method: 'GoogleMessage' })]
    const { fields } = await account.refuse(SaveNotificationRule, { ...place, QrType: 'Feedback', Criteria })
    expect(fields.map(({ Field, Message }) => [Field, Message])).toEqual([
      ['Criteria.0.Method', 'Please select'],
      ['Criteria.0.RecipientId', 'Please select'],
      ['Criteria.0.Value', 'Please select'],
      ['Criteria.0.Location', 'Please select'],
      ['Criteria.0.Schedule.EndTimeString', 'End time should be after start time'],
      ['Criteria.1.SpaceId', 'Please select'],
      ['Criteria.1.Value', 'Please select'],
      ['Criteria.1.Location', 'Please select'],
    ])
  })

  test('name nobody and nothing of another building, and no type that is none', async () => {
    const { account, place, RecipientId } = await opened()
    const stranger = await world.newAccount({ role: 'GM' })
    const theirs = await newContactRow(world, stranger)
    const save = (more: Partial<Criterion>, QrType = 'LeadCapture') =>
      account.refuse(SaveNotificationRule, { ...place, QrType, Criteria: [row({ RecipientId, Location: 'All', ...more })] })
    expect((await save({ RecipientId: theirs })).fields.map(one => one.Field)).toEqual(['Criteria.0.RecipientId'])
    expect((await save({ TenantId: theirs })).fields.map(one => one.Field)).toEqual(['Criteria.0.TenantId'])
    expect((await save({ Location: 'Nowhere' })).fields.map(one => one.Field)).toEqual(['Criteria.0.Location'])
    expect((await save({ Method: 'GoogleMessage', SpaceId: 'OrgChannel' })).fields.map(one => one.Message)).toEqual([
      'This space has no address yet. Enter it above first.',
    ])
    expect((await save({}, 'NoSuchType')).fields.map(one => one.Field)).toEqual(['QrType'])
    expect(await mailsOf(world, account)).toEqual([])
  })
})
