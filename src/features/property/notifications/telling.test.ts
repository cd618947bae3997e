import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { eq } from 'drizzle-orm'
import { afterAll, describe, expect, test } from 'vitest'
import { workOffDue } from '../../../../test/support/due.ts'
import { newRequest } from '../../../../test/support/requests.ts'
import { mailsOf, newContactRow, newFeedback, tellAt } from '../../../../test/support/told.ts'
import { type Account, openWorld } from '../../../../test/world.ts'
import type { GroupId } from '../../../core/ids.ts'
import type { JobContext } from '../../../platform/jobs/job.ts'
import { GetAssignees } from '../../base/handling/contract.ts'
import { appUser, member } from '../../base/people/tables.ts'
import { insertFeedbacks } from '../../codes/answers/data.ts'
import { AssignAnswer, AssignAnswers } from '../../codes/feedbackInbox/contract.ts'
import { assignMany } from '../../codes/feedbackInbox/many.server.ts'
import { EditRequest, GetRequest } from '../../codes/inbox/contract.ts'
import { tellOverdue } from '../../codes/inbox/jobs.ts'
import { visitorRequest } from '../../codes/requests/tables.ts'
import { building } from '../buildings/tables.ts'
import {
  GetNotificationRules,
  GetNotificationSettings,
  GetNotifications,
  GetUnreadCount,
  SaveNotificationChannels,
  SaveNotificationRule,
  SaveNotificationSettings,
} from './contract.ts'
import { sweepNotifications } from './jobs.ts'
import type { Criterion, NotificationKind, OwnMethods } from './model.ts'
import { sendDue, sendWaiting } from './send.server.ts'
import { postToSpace } from './space.server.ts'

const spaces: { path: string; text: string }[] = []
let googleStatus = 200
const google = createServer((request, reply) => {
  const parts: Buffer[] = []
  request.on('data', part => parts.push(part))
  request.on('end', () => {
    spaces.push({ path: request.url ?? '', text: JSON.parse(Buffer.concat(parts).toString()).text })
    reply.writeHead(googleStatus).end('{}')
  })
})
await new Promise<void>(resolve => google.listen(0, '127.0.0.1', resolve))
afterAll(() => google.close())

const world = await openWorld({ env: { GOOGLE_CHAT_URL: `http://127.0.0.1:${(google.address() as AddressInfo).port}` } }) // listening on TCP
const context = (): JobContext => ({ services: world.services, attempt: 1, last: true, jobId: 'test' })
const opened = async () => {
  const account = await world.newAccount({ role: 'Admin', buildings: 2 })
  const gm = await account.signInAs('GM')
  const placeOf = (of: Account) => ({ GroupId: of.group.id, BuildingId: of.building.id })
  const place = placeOf(account)
  const save = (QrType: string, Criteria: Criterion[]) => account.call(SaveNotificationRule, { ...place, QrType, Criteria })
  const bell = async (who: Pick<Account, 'call'>) => (await who.call(GetNotifications, { filter: { gId: account.group.id } })).Notifications
  const bad = async (Score = 1, now = new Date()) => {
    const SubjectId = await newFeedback(world, account, Score)
    await tellAt(world, account, now, { What: 'feedback', SubjectId })
    return SubjectId
  }
  /** Sends what is due at a moment. */
  const send = (moment: string) =>
    world.services.db.withPeople('test', account.group.id as GroupId, (tx, client) =>
      sendDue({ tx, client, services: world.services, now: new Date(moment) }, account.group.id as GroupId),
    )
  return { account, gm, place, save, bell, bad, send }
}
const row = (more: Partial<Criterion>): Criterion => ({
  Key: 'one',
  Method: 'Email',
  Value: 'AtMost2',
  Location: 'All',
  Schedule: { Days: [], StartTimeString: '', EndTimeString: '' },
  ...more,
})
const choose = async (
  who: Pick<Account, 'call'>,
  kind: NotificationKind,
  methods: Partial<OwnMethods>,
  quiet: [string, string] | null = null,
) => {
  const { Choices, Version } = await who.call(GetNotificationSettings, {})
  const [QuietStart = null, QuietEnd = null] = quiet ?? []
  await who.call(SaveNotificationSettings, {
    Version,
    Choices: { ...Choices, [kind]: { ...Choices[kind], ...methods } },
    QuietStart,
    QuietEnd,
  })
}

describe('a building without rules', () => {
  test('tells its managers of bad scores and urgent requests at their bell, and nobody else', async () => {
    const { account, gm, bell, bad } = await opened()
    const employee = await account.signInAs('Employee')
    const elsewhere = await account.signInAs('GM', [account.buildings[1]?.id ?? ''])
    await bad(2)
    await bad(3)
    const urgent = await newRequest(world, account, {
      typed: { Q001: 'Plumbing', Q002: 'Water comes through the ceiling.', Q003: 'High', Q005: 'Jo' },
    })
    const usual = await newRequest(world, account, { typed: { Q001: 'Plumbing', Q002: 'A tap drips.', Q003: 'Low', Q005: 'Jo' } })
    for (const { RequestId: SubjectId } of [urgent, usual]) await tellAt(world, account, new Date(), { What: 'request', SubjectId })
    expect((await bell(gm)).map(({ Kind, Title, Read }) => [Kind, Title, Read])).toEqual([
      ['UrgentRequest', 'Service request 1001', false],
      ['BadScore', 'Restroom: 2 of 5', false],
    ])
    expect(await bell(employee)).toEqual([])
    expect(await bell(elsewhere)).toEqual([])
    expect(await bell(account)).toEqual([]) // an administrator is told where there is no manager
    expect(await mailsOf(world, account)).toEqual([])
    expect(await gm.call(GetUnreadCount, { gId: account.group.id })).toEqual({ Unread: 2 })
  })

  test('tells who stands above where it has no manager', async () => {
    const account = await world.newAccount({ role: 'Admin' })
    await tellAt(world, account, new Date(), { What: 'feedback', SubjectId: await newFeedback(world, account, 1) })
    expect((await account.call(GetUnreadCount, { gId: account.group.id })).Unread).toBe(1)
  })

  test('tells nobody once it is archived, and who has left nothing', async () => {
    const { account, gm, bad, bell } = await opened()
    await world.services.db.asSystem('test', tx => tx.update(appUser).set({ Disabled: true }).where(eq(appUser.id, gm.user.id)))
    await bad()
    await world.services.db.asSystem('test', tx => tx.update(appUser).set({ Disabled: false }).where(eq(appUser.id, gm.user.id)))
    expect(await bell(gm)).toEqual([])
    await world.services.db.asSystem('test', tx =>
      tx.update(building).set({ ArchivedDate: new Date() }).where(eq(building.id, account.building.id)),
    )
    await bad()
    expect(await bell(gm)).toEqual([])
  })
})

describe('a rule', () => {
  test('mails and rings whom it names, once however often the job is done, in their language', async () => {
    const { account, gm, save, bad, bell } = await opened()
    await world.services.db.asSystem('test', tx => tx.update(appUser).set({ Language: 'es' }).where(eq(appUser.id, gm.user.id)))
    await save('Feedback', [row({ RecipientId: await newContactRow(world, account, { UserId: gm.user.id }) })])
    const SubjectId = await bad(2)
    await Promise.all([1, 2, 3].map(() => tellAt(world, account, new Date(), { What: 'feedback', SubjectId })))
    await bad(3)
    expect(await bell(gm)).toHaveLength(1)
    const [mail, ...others] = await mailsOf(world, account)
    expect(others).toEqual([])
    expect(mail).toMatchObject({ to: gm.user.email, subject: expect.stringMatching(/^Baño: 2 de 5 · /) })
    expect(mail?.text).toContain('The soap is empty.')
    expect(mail?.text).toContain(`/feedback/${account.group.id}/${SubjectId}?gId=${account.group.id}`)
    expect(mail?.text).toContain('/settings#settings-notifications')
  })

  test('reaches a contact who does not sign in by mail and text, without links', async () => {
    const { account, save, bad } = await opened()
    const RecipientId = await newContactRow(world, account)
    await save('Feedback', [row({ RecipientId }), row({ RecipientId, Method: 'TextMessage', Key: 'two' })])
    await bad(1)
    const [mail] = await mailsOf(world, account)
    expect(mail).toMatchObject({ to: 'desk@harbor.example' })
    expect(mail?.text).not.toContain('http')
    const { rows } = await world.services.db.system.query('select "to", text from text_message where group_id = $1', [account.group.id])
    expect(rows).toEqual([{ to: '+16175550142', text: expect.stringMatching(/^Restroom: 1 of 5 · .*\nThe soap is empty\.$/) }])
  })

  test('does not reach who sees another building only, whose role may not know of it, nor who has left', async () => {
    const { account, save, bad, bell } = await opened()
    const elsewhere = await account.signInAs('GM', [account.buildings[1]?.id ?? ''])
    const tenant = await account.signInAs('Tenant')
    const gone = await account.signInAs('GM')
    const ids = []
    for (const { user } of [elsewhere, tenant, gone]) ids.push(await newContactRow(world, account, { UserId: user.id, Email: user.email }))
    await save(
      'Feedback',
      ids.map((RecipientId, i) => row({ RecipientId, Key: String(i) })),
    )
    await world.services.db.asSystem('test', tx => tx.update(member).set({ Disabled: true }).where(eq(member.UserId, gone.user.id)))
    await bad(1)
    expect(await mailsOf(world, account)).toEqual([])
    expect(await bell(elsewhere)).toEqual([])
  })

  test('gives way to a person’s no for mail and text; the bell rings all the same', async () => {
    const { account, gm, save, bad, bell } = await opened()
    await save('Feedback', [row({ RecipientId: await newContactRow(world, account, { UserId: gm.user.id }) })])
    await choose(gm, 'BadScore', { Bell: false, Email: false })
    await bad(1)
    expect(await bell(gm)).toHaveLength(1)
    expect(await mailsOf(world, account)).toEqual([])
  })

  test('waits for its hours and for the end of quiet hours, and then sends one mail of all of it; the bell rings at once', async () => {
    const { account, gm, save, bad, bell, send } = await opened()
    const RecipientId = await newContactRow(world, account, { UserId: gm.user.id })
    await save('Feedback', [row({ RecipientId, Schedule: { Days: ['Mon'], StartTimeString: '08:00', EndTimeString: '17:00' } })])
    await choose(gm, 'BadScore', {}, ['22:00', '09:30'])
    const sunday = new Date('2026-11-22T15:00:00-05:00')
    await bad(1, sunday)
    await bad(2, sunday)
    expect(await bell(gm)).toHaveLength(2)
    await send('2026-11-23T09:29:00-05:00')
    expect(await mailsOf(world, account)).toEqual([])
    await send('2026-11-23T09:30:00-05:00')
    const mails = await mailsOf(world, account)
    expect(mails.map(one => one.subject)).toEqual([expect.stringMatching(/^2 new bad scores · /)])
    expect(mails[0]?.text).toContain('Restroom: 1 of 5')
  })

  test('does not bring what has waited for its hours to who has left meanwhile', async () => {
    const { account, gm, save, bad, send } = await opened()
    const RecipientId = await newContactRow(world, account, { UserId: gm.user.id, Email: gm.user.email })
    await save('Feedback', [row({ RecipientId, Schedule: { Days: ['Mon'], StartTimeString: '08:00', EndTimeString: '17:00' } })])
    await bad(1, new Date('2026-11-22T15:00:00-05:00'))
    expect(await mailsOf(world, account)).toEqual([])
    await world.services.db.asSystem('test', tx => tx.update(member).set({ Disabled: true }).where(eq(member.UserId, gm.user.id)))
    await send('2026-11-23T08:00:00-05:00')
    expect(await mailsOf(world, account)).toEqual([])
  })

  test('gathers a flood: a hundred bad scores in a minute are three mails and one of the other ninety-seven', async () => {
    const { account, gm, save, bad } = await opened()
    await save('Feedback', [row({ RecipientId: await newContactRow(world, account, { UserId: gm.user.id }) })])
    const start = Math.floor(Date.now() / 600_000) * 600_000 + 60_000
    for (let i = 0; i < 100; i++) await bad(1, new Date(start + i * 500))
    const subjects = async () => (await mailsOf(world, account)).map(one => one.subject.split(' · ')[0])
    expect(await subjects()).toEqual(['Restroom: 1 of 5', 'Restroom: 1 of 5', 'Restroom: 1 of 5'])
    await world.services.db.withPeople('test', account.group.id as GroupId, (tx, client) =>
      sendDue({ tx, client, services: world.services, now: new Date(start + 9 * 60_000) }, account.group.id as GroupId),
    )
    expect((await subjects())[3]).toBe('97 new bad scores')
    expect(await subjects()).toHaveLength(4)
  })

  test('has three channels for the Google spaces of a building, read back as they were saved [C-FIELD-052]', async () => {
    const { account, place } = await opened()
    const space = (name: string) => `https://chat.googleapis.com/v1/spaces/${name}/messages?key=k&token=t`
    const channels = { SupportChannel: space('S'), OperationsChannel: space('O'), OrgChannel: space('G') }
    await account.call(SaveNotificationChannels, { ...place, Version: 0, ...channels })
    const { Channels } = await account.call(GetNotificationRules, { gId: place.GroupId, bId: place.BuildingId })
    expect(Channels).toEqual({ Version: 1, ...channels })
  })

  test('writes to a Google space of the building and to no other address', async () => {
    const { account, save, bad, place } = await opened()
    const address = 'https://chat.googleapis.com/v1/spaces/AAAA/messages?key=k&token=secret-of-the-space'
    const refused = await account.refuse(SaveNotificationChannels, {
      ...place,
      Version: 0,
      SupportChannel: 'http://169.254.169.254/latest',
      OperationsChannel: '',
      OrgChannel: '',
    })
    expect(refused.fields.map(one => one.Field)).toEqual(['SupportChannel'])
    await account.call(SaveNotificationChannels, { ...place, Version: 0, SupportChannel: '', OperationsChannel: address, OrgChannel: '' })
    const kept = await world.services.db.system.query('select operations_channel as o from notification_channel where group_id = $1', [
      account.group.id,
    ])
    expect(kept.rows[0].o).toMatch(/^sealed\./)
    const audited = await world.services.db.system.query(
      "select after::text as a from audit where group_id = $1 and object = 'notification_channel'",
      [account.group.id],
    )
    expect(JSON.stringify(audited.rows)).not.toContain('secret-of-the-space')
    await save('Feedback', [row({ Method: 'GoogleMessage', SpaceId: 'OperationsChannel', GoogleMessage: 'Please look:' })])
    await bad(1)
    const { rows } = await world.services.db.system.query(
      `select data from pgboss.job where name = 'notifications.postToSpace' and data->>'GroupId' = $1`,
      [account.group.id],
    )
    expect(rows).toHaveLength(1)
    await postToSpace.run(context(), rows[0].data)
    expect(spaces).toEqual([
      {
        path: '/v1/spaces/AAAA/messages?key=k&token=secret-of-the-space',
        text: expect.stringMatching(/^Please look:\nRestroom: 1 of 5 · /),
      },
    ])
    googleStatus = 503
    await expect(postToSpace.run({ ...context(), last: false }, rows[0].data)).rejects.toThrow('503')
    googleStatus = 404
    await postToSpace.run({ ...context(), last: false }, rows[0].data) // the space is gone: nobody tries again
    googleStatus = 200
  })
})

describe('a failed point of an inspection', () => {
  const inspected = async (account: Account, pads: 'Yes' | 'No') => {
    const typed = { Q001: 'Yes', Q002: pads, Q003: pads, Q004: 'Jo', Q005: 'Order new ones.' }
    const { RequestId } = await newRequest(world, account, { type: 'AEDInspection', typed })
    await tellAt(world, account, new Date(), { What: 'request', SubjectId: RequestId })
    return RequestId
  }

  test('is told to the managers of a building without rules, with what failed; an inspection that was passed is not', async () => {
    const { account, gm, bell } = await opened()
    await inspected(account, 'Yes')
    const RequestId = await inspected(account, 'No')
    const text = 'Are the pads sealed and in date? No, Is the cabinet unobstructed? No · Order new ones.'
    expect((await bell(gm)).map(one => [one.Kind, one.Title, one.Text])).toEqual([
      ['FailedInspection', 'AED inspection 1002: 2 points failed', text],
    ])
    const { Answers } = await gm.call(GetRequest, { gId: account.group.id, RequestId })
    expect(Answers.map(one => one.Failed)).toEqual([false, true, true, false, false])
  })

  test('is told by a rule that asks for failed ones, by what each person chooses, in their language; a row of before is told all', async () => {
    const { account, gm, place, save, bell } = await opened()
    const other = await account.signInAs('PM')
    await world.services.db.asSystem('test', tx => tx.update(appUser).set({ Language: 'es' }).where(eq(appUser.id, gm.user.id)))
    const [first, second] = [gm, other].map(({ user }) => newContactRow(world, account, { UserId: user.id, Email: user.email }))
    const terms = { Location: null, Value: 'Failed' } as const
    await save('AEDInspection', [row({ ...terms, RecipientId: await first }), row({ ...terms, RecipientId: await second, Key: 'two' })])
    await choose(other, 'FailedInspection', { Email: false })
    await inspected(account, 'Yes')
    expect(await mailsOf(world, account)).toEqual([])
    await inspected(account, 'No')
    const mails = await mailsOf(world, account)
    expect(mails).toMatchObject([{ to: gm.user.email, subject: expect.stringMatching(/^Inspección de DEA 1002: 2 puntos fallidos · /) }])
    expect(mails[0]?.text).toContain('¿Los parches están sellados y vigentes? No')
    expect(await bell(other)).toHaveLength(1)
    await world.services.db.system.query(
      `update notification_rule set criteria = jsonb_set(criteria, '{0,Value}', 'null') where building_id = $1`,
      [place.BuildingId],
    )
    const { Rules } = await account.call(GetNotificationRules, { gId: place.GroupId, bId: place.BuildingId })
    expect(Rules.find(one => one.QrType === 'AEDInspection')?.Criteria.map(one => one.Value)).toEqual(['Any', 'Failed'])
    await inspected(account, 'Yes')
    expect((await mailsOf(world, account)).map(one => one.to)).toEqual([gm.user.email, gm.user.email])
  })

  test('can be asked for where answers can fail: inspections of AEDs, extinguishers and ladders, and stock', async () => {
    const { account, place } = await opened()
    const { Rules } = await account.call(GetNotificationRules, { gId: place.GroupId, bId: place.BuildingId })
    expect(
      Rules.filter(one => one.Choices.includes('Failed'))
        .map(one => one.QrType)
        .toSorted(),
    ).toEqual(['AEDInspection', 'FireExtinguisherInspection', 'Inventory', 'LadderSafety'])
  })
})

describe('what is somebody’s own', () => {
  const mine = async () => {
    const all = await opened()
    const engineer = await all.account.signInAs('ChiefEngineer')
    const AssigneeId = await newContactRow(world, all.account, { UserId: engineer.user.id, Email: engineer.user.email })
    const { RequestId } = await newRequest(world, all.account)
    const edit = (who: Pick<Account, 'call'>, DueDate = Date.now() + 1000) =>
      who.call(EditRequest, { GroupId: all.account.group.id, RequestId, Version: 1, AssigneeId, Urgency: null, DueDate })
    /** Does the jobs that tell, as a worker would. */
    const told = async (now = new Date()) => {
      const { rows } = await world.services.db.system.query<{ data: { What: string; SubjectId: string; By?: string } }>(
        `select data from pgboss.job where name = 'notifications.tell' and data->>'GroupId' = $1`,
        [all.account.group.id],
      )
      for (const { data } of rows) await tellAt(world, all.account, now, data)
      return rows.length
    }
    return { ...all, engineer, RequestId, edit, told }
  }

  test('an assigned request is told to whom it is given, by bell and mail, and not to who takes it', async () => {
    const { engineer, gm, edit, told, bell, account } = await mine()
    await edit(gm)
    expect(await told()).toBe(1)
    expect((await bell(engineer)).map(one => [one.Kind, one.Title])).toEqual([['Assigned', 'Request 1001 is yours']])
    expect((await mailsOf(world, account)).map(one => one.to)).toEqual([engineer.user.email])
    const other = await mine()
    await other.edit(other.engineer)
    expect(await other.told()).toBe(1)
    expect(await other.bell(other.engineer)).toEqual([])
    expect(await mailsOf(world, other.account)).toEqual([])
  })

  test('what is told of it in quiet hours rings at once, and is mailed when they end', async () => {
    const { account, gm, engineer, edit, told, bell, send } = await mine()
    await choose(engineer, 'Assigned', {}, ['22:00', '07:00'])
    await edit(gm)
    await told(new Date('2026-11-23T23:30:00-05:00'))
    await send('2026-11-24T06:59:00-05:00')
    expect([(await bell(engineer)).length, await mailsOf(world, account)]).toEqual([1, []])
    await send('2026-11-24T07:00:00-05:00')
    expect((await mailsOf(world, account)).map(one => one.to)).toEqual([engineer.user.email])
  })

  test('feedback that is given to somebody is told to them', async () => {
    const { account, gm, engineer, told, bell } = await mine()
    const AnswerId = await newFeedback(world, account, 2)
    const [one] = (await gm.call(GetAssignees, { gId: account.group.id, bId: account.building.id })).Assignees
    await gm.call(AssignAnswer, { GroupId: account.group.id, AnswerId, Version: 1, AssigneeId: one?.ContactId ?? null })
    await told()
    expect((await bell(engineer)).map(line => [line.Kind, line.Title])).toEqual([['Assigned', 'Feedback is yours: Restroom, 2 of 5']])
  })

  test('feedback that is given to somebody at once is told once, with how many are theirs now, and not to who takes it', async () => {
    const { account, gm, engineer, told, bell } = await mine()
    const [To] = (await gm.call(GetAssignees, { gId: account.group.id, bId: account.building.id })).Assignees
    const Values = { AssigneeId: To?.ContactId ?? null }
    const ids = []
    for (let i = 0; i < 4; i++) ids.push(await newFeedback(world, account, 2))
    const [first = '', ...others] = ids
    const at = { GroupId: account.group.id }
    await gm.call(AssignAnswers, { ...at, Rows: others.map(id => ({ id, Version: 1 })), Values })
    for (let i = 0; i < 2; i++) await told()
    const lines = [['Assigned', '3 pieces of feedback are yours', `/feedback?status=Open&owner=Mine&bId=${account.building.id}`]]
    expect((await bell(engineer)).map(one => [one.Kind, one.Title, one.Path])).toEqual(lines)
    const [mail, ...more] = await mailsOf(world, account)
    expect(more).toEqual([])
    expect(mail).toMatchObject({ to: engineer.user.email, subject: expect.stringMatching(/^3 pieces of feedback are yours · /) })
    expect(mail?.text).toContain(`/feedback?status=Open&owner=Mine&bId=${account.building.id}&gId=${account.group.id}`)
    await gm.call(AssignAnswers, { ...at, filter: { gId: account.group.id }, Values })
    await told()
    expect((await bell(engineer)).map(one => one.Title)).toEqual(['Feedback is yours: Restroom, 2 of 5', lines[0]?.[1]])
    await gm.call(AssignAnswers, { ...at, Rows: [{ id: first, Version: 2 }], Values: { AssigneeId: null } })
    await engineer.call(AssignAnswers, { ...at, Rows: [{ id: first, Version: 3 }], Values })
    await told()
    expect(await bell(engineer)).toHaveLength(2)
  })

  test('what somebody was given at once and has given away meanwhile is not told', async () => {
    const { account, gm, engineer, told, bell } = await mine()
    const other = await account.signInAs('PM')
    const AssigneeId = await newContactRow(world, account, { UserId: other.user.id, Email: other.user.email })
    const [To] = (await gm.call(GetAssignees, { gId: account.group.id, bId: account.building.id })).Assignees.filter(
      one => one.ContactId !== AssigneeId,
    )
    const ids = [await newFeedback(world, account, 2), await newFeedback(world, account, 2)]
    const give = (Version: number, to: string | null) =>
      gm.call(AssignAnswers, { GroupId: account.group.id, Rows: ids.map(id => ({ id, Version })), Values: { AssigneeId: to } })
    await give(1, To?.ContactId ?? null)
    await give(2, AssigneeId)
    await told()
    expect((await bell(other)).map(one => one.Title)).toEqual(['2 pieces of feedback are yours'])
    expect(await bell(engineer)).toEqual([])
  })

  test('what a task gives somebody batch by batch is told when all of it is theirs', async () => {
    const { account, gm, engineer, told, bell } = await mine()
    const [To] = (await gm.call(GetAssignees, { gId: account.group.id, bId: account.building.id })).Assignees
    const base = { GroupId: account.group.id, BuildingId: account.building.id, QrType: 'Feedback', EntityType: 'Lobby', TimeZone: 'UTC' }
    const some = Array.from({ length: 501 }, (_, i) => ({ ...base, Score: 3, SubmitDate: new Date(Date.UTC(2026, 2, 1, 12, 0, i)) }))
    await world.services.db.withTenant(account.group.id as GroupId, (_tx, client) => insertFeedbacks(client, some))
    const Values = { AssigneeId: To?.ContactId ?? null }
    await gm.call(AssignAnswers, { GroupId: account.group.id, filter: { gId: account.group.id }, Values })
    expect(await told()).toBe(0)
    const { rows } = await world.services.db.system.query(`select data from pgboss.job where name = $1 and data->>'GroupId' = $2`, [
      assignMany.job.name,
      account.group.id,
    ])
    for (let i = 0; i < 2; i++) await assignMany.job.run(context(), rows[0].data)
    expect(await told()).toBe(1)
    expect((await bell(engineer)).map(one => one.Title)).toEqual(['501 pieces of feedback are yours'])
  })

  test('a late request is told once, to its owner, and no more when it is done', async () => {
    const { engineer, gm, edit, told, bell } = await mine()
    await edit(gm, Date.now() - 60_000)
    for (let i = 0; i < 2; i++) await tellOverdue.run(context(), {})
    expect(await told()).toBe(3)
    expect((await bell(engineer)).map(one => one.Kind).toSorted()).toEqual(['Assigned', 'RequestOverdue'])
    const done = await mine()
    await done.edit(done.gm, Date.now() - 60_000)
    await tellOverdue.run(context(), {})
    await world.services.db.asSystem('test', tx =>
      tx.update(visitorRequest).set({ Status: 'Done' }).where(eq(visitorRequest.id, done.RequestId)),
    )
    await done.told()
    expect((await done.bell(done.engineer)).map(one => one.Kind)).toEqual(['Assigned'])
  })
})

test('what waits is sent by the minute, and what was told 90 days ago is swept', async () => {
  const { account, gm, save, bad, bell } = await opened()
  await save('Feedback', [row({ RecipientId: await newContactRow(world, account, { UserId: gm.user.id }) })])
  const past = new Date(Date.now() - 91 * 86_400_000)
  await bad(1, past)
  await world.services.db.system.query('update notification_delivery set sent_date = null where group_id = $1', [account.group.id])
  await workOffDue(sendWaiting, world.services)
  const waiting = await world.services.db.system.query('select 1 from notification_delivery where group_id = $1 and sent_date is null', [
    account.group.id,
  ])
  expect(waiting.rowCount).toBe(0)
  await bad(1)
  await sweepNotifications.run(context(), {})
  expect(await bell(gm)).toHaveLength(1)
})
