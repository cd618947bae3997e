import { describe, expect, test } from 'vitest'
import { newRequest } from '../../../../test/support/requests.ts'
import { newQrCode } from '../../../../test/support/scans.ts'
import { mailsOf, newContactRow, newFeedback, tellAt } from '../../../../test/support/told.ts'
import { openWorld } from '../../../../test/world.ts'
import type { GroupId } from '../../../core/ids.ts'
import { mostTexts } from '../../../platform/sms/desk.ts'
import { EditRequest } from '../../codes/inbox/contract.ts'
import { SaveNotificationRule } from './contract.ts'
import type { Criterion } from './model.ts'
import { sendDue } from './send.server.ts'

// What visitors cause counts by itself, and reaches each recipient in a few messages.
const world = await openWorld()
const { services } = world
const minute = 60_000
/** A minute after ten full ones: the next ten are full nine minutes later. */
const start = Math.floor(Date.now() / (10 * minute)) * 10 * minute + minute
const full = start + 9 * minute

type Told = { people?: number; Method?: 'Email' | 'TextMessage'; buildings?: number }
/** Buildings whose rules tell so many people, the first of whom signs in, of whatever visitors send. */
const opened = async ({ people = 1, Method = 'Email', buildings = 1 }: Told = {}) => {
  const account = await world.newAccount({ role: 'Admin', buildings })
  const GroupId = account.group.id as GroupId // an account that was just made
  const { user } = await account.signInAs('GM')
  const places = account.buildings.map(building => ({ group: account.group, building }))
  const contactIds: string[] = []
  for (const at of places) {
    const own = await newContactRow(world, at, { UserId: user.id, Email: user.email })
    const others = Array.from({ length: people - 1 }, (_, i) => newContactRow(world, at, { Email: `p${i}@harbor.example` }))
    const named = [own, ...(await Promise.all(others))]
    contactIds.push(...named)
    const Schedule = { Days: [], StartTimeString: '', EndTimeString: '' }
    const rows = (Value: 'AtMost2' | 'Any') =>
      named.map((RecipientId, i): Criterion => ({ Key: String(i), Method, Value, Location: 'All', RecipientId, Schedule }))
    const save = (QrType: string, Criteria: Criterion[]) =>
      account.call(SaveNotificationRule, { GroupId, BuildingId: at.building.id, QrType, Criteria })
    await save('Feedback', rows('AtMost2'))
    await save('Maintenance', rows('Any'))
  }
  const score = async (at: number, place = 0) => {
    const SubjectId = await newFeedback(world, places[place] ?? account, 1)
    await tellAt(world, account, new Date(at), { What: 'feedback', SubjectId })
  }
  const { QrCodeId } = await newQrCode(world, account, { Type: 'Maintenance' })
  const ask = async (at: number, urgency: 'High' | 'Low' = 'Low') => {
    const { RequestId } = await newRequest(world, account, {
      QrCodeId,
      typed: { Q001: 'Plumbing', Q002: 'A tap drips.', Q003: urgency, Q005: 'Jo' },
    })
    await tellAt(world, account, new Date(at), { What: 'request', SubjectId: RequestId })
    return RequestId
  }
  const sendAt = (at: number) =>
    services.db.withPeople('test', GroupId, (tx, client) => sendDue({ tx, client, services, now: new Date(at) }, GroupId))
  return { account, GroupId, user, contactIds, score, ask, sendAt }
}

const postMails = (group: string, count: number, more: object = {}) => {
  const letter = { subject: 'x', content: { title: 'x', blocks: [], footer: '' } }
  const to = Array.from({ length: count }, (_, i) => `n${i}@staff.example`)
  return services.db.asSystem('mail of a test', (_tx, client) => services.mail.post(client, { ...letter, group, to, ...more }))
}
const postText = (group: GroupId, byVisitor: boolean) =>
  services.db.asSystem('text of a test', (_tx, client) =>
    services.sms.post(client, { group, to: '16175550142', text: 'x', id: crypto.randomUUID(), byVisitor }),
  )
const addTexts = (GroupId: string, { count, hoursAgo, byVisitor }: { count: number; hoursAgo: number; byVisitor: boolean }) =>
  services.db.system.query(
    `insert into text_message (group_id, "to", text, state, by_visitor, created_date)
     select $1, '+16175550142', 'x', 'Sent', $2, now() - $3 * interval '1 hour' from generate_series(1, $4)`,
    [GroupId, byVisitor, hoursAgo, count],
  )
const tooMany = { code: 'req.lim.exc' }

describe('what visitors send', () => {
  test('reaches each person in four mails: three one by one, then one of ten minutes, of whatever kinds and however many', async () => {
    const { account, GroupId, user, score, ask, sendAt } = await opened({ people: 8 })
    for (let i = 0; i < 32; i++) await (i % 2 === 0 ? score(start + i) : ask(start + i, i % 4 === 1 ? 'High' : 'Low'))
    // Five times what waits is more than one round takes.
    await services.db.system.query(
      `insert into notification_delivery select (jsonb_populate_record(d, jsonb_build_object('id', uuidv7(), 'event_key', event_key || n))).*
       from notification_delivery d, generate_series(1, 4) n where group_id = $1 and sent_date is null`,
      [GroupId],
    )
    for (let i = 0; i < 2; i++) await sendAt(full)
    const mails = await mailsOf(world, account)
    expect(mails).toHaveLength(8 * 4)
    const [, , , gathered] = mails.filter(one => one.to === user.email)
    expect(gathered?.subject).toBe('40 new requests, 70 new bad scores, 35 new urgent requests · Building 1')
    for (const said of ['Restroom: 1 of 5', 'Plumbing: A tap drips.', 'And 125 more.', '/notifications?gId='])
      expect(gathered?.text).toContain(said)
  })

  test('is gathered over buildings too, which the mail then names', async () => {
    const { account, score, sendAt } = await opened({ buildings: 2 })
    for (const place of [0, 1, 0, 1, 0, 1]) await score(start, place)
    await sendAt(full)
    const mails = await mailsOf(world, account)
    expect(mails.map(one => one.subject)).toEqual([
      ...[1, 2, 1].map(n => `Restroom: 1 of 5 · Building ${n}`),
      '3 new bad scores · 2 buildings',
    ])
    for (const said of ['Building 1 · Restroom: 1 of 5', 'Building 2 · Restroom: 1 of 5', 'Building 1, Building 2, or of a request'])
      expect(mails[3]?.text).toContain(said)
    expect(mails[3]?.text).not.toContain('bId=')
  })

  test('uses up the mails of visitors, and none of the staff, who are told at once of what staff do; what waits is sent when there is room', async () => {
    const { account, GroupId, user, contactIds, score, ask, sendAt } = await opened()
    await postMails(GroupId, 200, { byVisitor: true })
    await expect(postMails(GroupId, 1, { byVisitor: true })).rejects.toMatchObject(tooMany)
    await score(start)
    const RequestId = await ask(start)
    const own = async () => (await mailsOf(world, account)).filter(one => one.to === user.email).map(one => one.subject)
    expect(await own()).toEqual([])
    const given = { RequestId, Version: 1, AssigneeId: contactIds[0] ?? null, Urgency: null, DueDate: Date.now() + minute }
    await account.call(EditRequest, { GroupId, ...given })
    await tellAt(world, account, new Date(start), { What: 'requestAssigned', SubjectId: RequestId, By: account.user.id })
    expect(await own()).toEqual(['Request 1001 is yours · Building 1'])
    await postMails(GroupId, 199)
    await expect(postMails(GroupId, 1)).rejects.toMatchObject(tooMany)
    await services.db.system.query(
      `update mail set created_date = created_date - interval '61 minutes' where group_id = $1 and by_visitor`,
      [GroupId],
    )
    await sendAt(start + 11 * minute) // the staff's share is used up now, that of visitors is not
    expect((await own())[1]).toBe('1 new bad score, 1 new request · Building 1')
  })

  test('uses up the texts of visitors of an hour and of a day, and none of the staff', async () => {
    const { GroupId, score, sendAt } = await opened({ Method: 'TextMessage' })
    const texts = async () =>
      (
        await services.db.system.query<{ text: string; by_visitor: boolean }>(
          `select text, by_visitor from text_message where group_id = $1 and text <> 'x'`,
          [GroupId],
        )
      ).rows
    await addTexts(GroupId, { count: mostTexts.visitors.hour, hoursAgo: 0.5, byVisitor: true })
    await expect(postText(GroupId, true)).rejects.toMatchObject(tooMany)
    await addTexts(GroupId, { count: mostTexts.visitors.day - mostTexts.visitors.hour, hoursAgo: 23, byVisitor: true })
    await services.db.system.query(
      `update text_message set created_date = now() - interval '2 hours' where group_id = $1 and created_date > now() - interval '1 hour'`,
      [GroupId],
    )
    await expect(postText(GroupId, true)).rejects.toMatchObject(tooMany)
    for (let i = 0; i < 2; i++) await score(start)
    expect(await texts()).toEqual([])
    await postText(GroupId, false)
    await services.db.system.query(`update text_message set created_date = now() - interval '25 hours' where group_id = $1`, [GroupId])
    await sendAt(full + 2 * minute)
    expect(await texts()).toEqual([{ text: expect.stringMatching(/^2 new bad scores · Building 1/), by_visitor: true }])
  })
})

test('staff send a bounded number of texts a day', async () => {
  const { GroupId } = await opened()
  await addTexts(GroupId, { count: mostTexts.staff.day - 1, hoursAgo: 2, byVisitor: false })
  await postText(GroupId, false)
  await expect(postText(GroupId, false)).rejects.toMatchObject(tooMany)
  await postText(GroupId, true)
})
