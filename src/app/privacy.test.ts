import { describe, expect, test } from 'vitest'
import { newRequest } from '../../test/support/requests.ts'
import { openWorld } from '../../test/world.ts'
import { SendMailAgain, SendTextAgain } from '../features/base/outbox/contract.ts'
import { ErasePerson, GetPersonalData, GetRetention, SaveRetention } from '../features/base/privacy/contract.ts'
import { eraseOldNames } from '../features/base/privacy/jobs.ts'
import { readPersonKey } from '../features/base/privacy/model.ts'
import { privacyMessages } from '../features/base/privacy/rules.ts'
import { AddRequestNote, GetRequest, GetRequests, MoveRequest } from '../features/codes/inbox/contract.ts'
import { CheckIn, CheckOut, GetVisitFigures, GetVisits } from '../features/codes/visits/contract.ts'
import {
  AddTenant,
  AddTenantContact,
  GetTenantContacts,
  OffboardContact,
  ReactivateContact,
} from '../features/property/contacts/contract.ts'
import { contactMessages } from '../features/property/contacts/rules.ts'

const world = await openWorld()
const DAY = 86_400_000
const typed = {
  Q001: 'Jo Harper',
  Q002: 'Jo@Harbor.example',
  Q003: '(617) 555-0142',
  Q004: '4B',
  Q005: 'A charger near bay 12. Ask for Harper, JO@harbor.example (not Johanna).',
}
const query = async (sql: string, values: unknown[]) => (await world.services.db.system.query(sql, values)).rows
const opened = async () => {
  const account = await world.newAccount({ role: 'Admin' })
  const [gId, GroupId] = [account.group.id, account.group.id]
  const at = { GroupId, BuildingId: account.building.id }
  const find = async (who: string) => (await account.call(GetPersonalData, { gId, who })).Records
  const runRetention = () =>
    eraseOldNames.run({ services: world.services, attempt: 1, last: true, jobId: 'test' }, { GroupId: GroupId as never })
  return { account, gId, GroupId, at, find, runRetention }
}

describe('a person who asks', () => {
  test('is found by e-mail or phone in every kind of record, and erased once nobody works with one; what is counted stays', async () => {
    const { account, gId, GroupId, at, find } = await opened()
    const { RequestId } = await newRequest(world, account, { type: 'EVRequest', typed })
    await newRequest(world, account, { type: 'EVRequest', typed: { ...typed, Q002: 'other@harbor.example', Q003: '(617) 555-0199' } })
    await account.call(AddRequestNote, { GroupId, RequestId, Note: 'Told jo harper at 4B.', ForVisitor: false, Waits: false, Files: [] })
    const guest = await account.call(CheckIn, {
      ...at,
      Kind: 'Guest',
      Name: 'Jo Harper',
      PhoneNumber: '617.555.0142',
      Purpose: 'Ms Harper comes for a key',
    })
    expect(await find('jo@harbor.EXAMPLE')).toMatchObject([
      { Kind: 'Requests', Name: 'Jo Harper', Open: true, Facts: { Unit: '4B', Text: typed.Q005 } },
    ])
    const withCountry = await Promise.all(
      ['+1 617 555 0142', '001 617 555 0142', '+44 617 555 0142', '+1 617 555 0143', '555 0142'].map(find),
    )
    expect(withCountry.map(some => some.length)).toEqual([2, 2, 2, 0, 0]) // one that was typed without its country may be of any
    expect((await find('617-555-0142')).map(one => `${one.Kind} ${one.Open}`).toSorted()).toEqual(['Requests true', 'Visits true'])
    expect(await account.refuse(ErasePerson, { GroupId, Who: '617 555 0142' })).toMatchObject({
      code: 'sys.obj.cfl',
      message: privacyMessages.open,
    })
    await query(
      `insert into notification (group_id, created_date, building_id, what, kind, event_key, facts, path, user_id) values
        ($1, now(), $2, 'request', 'NewRequest', $4, '{"Number": 7, "Said": "Jo Harper needs a charger"}', $3, $5)`,
      [GroupId, at.BuildingId, `/requests/${GroupId}/${RequestId}`, RequestId, account.user.id],
    )
    await account.call(MoveRequest, { GroupId, RequestId, Move: 'finish' })
    await account.call(CheckOut, { ...at, ...guest })

    const figures = () => account.call(GetVisitFigures, { gId, startDate: Date.now() - DAY, endDate: Date.now() + DAY, tz: 'UTC' })
    const before = await figures()
    expect(await account.call(ErasePerson, { GroupId, Who: '617 555 0142' })).toEqual({ Erased: 2 })
    expect(await find('617 555 0142')).toEqual([])
    expect(await find('jo@harbor.example')).toEqual([])
    expect(await account.call(ErasePerson, { GroupId, Who: '617 555 0142' })).toEqual({ Erased: 0 })
    expect(await figures()).toEqual(before)
    const request = await account.call(GetRequest, { gId, RequestId })
    expect(request).toMatchObject({ Name: '', Email: '', PhoneNumber: '', Unit: '', Status: 'Done' })
    expect(request.Notes.map(one => one.Note)).toEqual(['Told … at 4B.'])
    expect(request.Answers.map(one => one.Text)).toEqual(['A charger near bay 12. Ask for …, … (not Johanna).'])
    expect((await account.call(GetRequests, { filter: { gId } })).Requests.map(one => one.Name).toSorted()).toEqual(['', 'Jo Harper'])
    expect((await account.call(GetVisits, { filter: { gId } })).Visits).toMatchObject([
      { Name: '', PhoneNumber: '', Purpose: 'Ms … comes for a key' },
    ])
    const audits = await query('select call, before, after from audit where group_id = $1', [GroupId])
    expect(audits.map(one => one.call)).toEqual(expect.arrayContaining(['Request/AddRequestNote', 'Visit/CheckIn', 'Privacy/ErasePerson']))
    expect(JSON.stringify(audits)).not.toMatch(/harbor|0142|Harper/i)
    expect(audits.find(one => one.call === 'Request/AddRequestNote')?.after).toMatchObject({ Note: '…', ForVisitor: false })
    const bell = await query(`select facts from notification where group_id = $1 and event_key = $2`, [GroupId, RequestId])
    expect(bell).toEqual([{ facts: { Number: 7, Said: '… needs a charger' } }])
  })

  test('is found among contacts, whom photos were asked of and who got texts; a contact is erased once they are offboarded, and stays so', async () => {
    const { account, gId, GroupId, at, find, runRetention } = await opened()
    const { acId: TenantId } = await account.call(AddTenant, { ...at, Name: 'Harbor Law' })
    const person = { TenantId, Name: 'Jo Harper', Email: 'jo@harbor.example', PhoneNumber: '16175550142' }
    const { acId: ContactId } = await account.call(AddTenantContact, { ...at, ...person })
    await query(`insert into text_message (group_id, "to", text, state) values ($1, '16175550142', 'Hello Jo', 'Failed')`, [GroupId])
    const surveys = await query(
      `insert into survey (group_id, building_id, products, enabled, product_questions, helper_text, status) values ($1, $2, '[]', '{}', '[]', '{}', 'Completed')
        returning id`,
      [GroupId, account.building.id],
    )
    const asked = `insert into content_request (group_id, survey_id, locations, phone_number) values ($1, $2, '["Lobby"]', '16175550142')`
    await query(asked, [GroupId, surveys[0].id])
    await query(
      `insert into mail (group_id, "to", subject, text, html, message_id, state) values
        ($1, '{jo@harbor.example}', 'Hello Jo', 'Your visit', '', $2, 'Failed'), (null, '{jo@harbor.example}', 'Your password', 'A link', '', $3, 'Sent')`,
      [GroupId, `one-${GroupId}`, `other-${GroupId}`],
    )
    const kinds = async (who: string) => (await find(who)).map(one => `${one.Kind} ${one.Name} ${one.Open}`).toSorted()
    expect(await kinds('+1 617 555 0142')).toEqual(['Contacts Jo Harper true', 'SurveyPhotos  false', 'Texts  false'])
    const facts = Object.fromEntries((await find('jo@harbor.example')).map(one => [one.Kind, one.Facts]))
    expect(facts).toEqual({
      Contacts: { Company: 'Harbor Law', Email: 'jo@harbor.example', Phone: '16175550142' },
      Mails: { Subject: 'Hello Jo', Text: 'Your visit' },
    })
    expect((await account.refuse(ErasePerson, { GroupId, Who: 'jo@harbor.example' })).code).toBe('sys.obj.cfl')

    await account.call(OffboardContact, { GroupId, ContactId })
    await query(`update contact set offboarded_date = now() - interval '3 years' where id = $1`, [ContactId])
    await runRetention() // contacts are kept until somebody asks
    expect(await kinds('jo@harbor.example')).toEqual(['Contacts Jo Harper false', 'Mails  false'])
    expect(await account.call(ErasePerson, { GroupId, Who: '1 617 555 0142' })).toEqual({ Erased: 3 })
    expect(await account.call(ErasePerson, { GroupId, Who: 'jo@harbor.example' })).toEqual({ Erased: 1 }) // the mail knows no number
    expect(JSON.stringify(await query('select before, after from audit where group_id = $1', [GroupId]))).not.toMatch(
      /Harper|harbor\.example|0142/,
    )
    expect(await find('jo@harbor.example')).toEqual([])
    expect(await find('1 617 555 0142')).toEqual([])
    const { Contacts } = await account.call(GetTenantContacts, { filter: { gId, bId: at.BuildingId, State: 'Offboarded' } })
    expect(Contacts).toMatchObject([{ acId: ContactId, Name: '…', Email: '', PhoneNumber: '', TenantId }])
    expect(await account.refuse(ReactivateContact, { GroupId, ContactId })).toMatchObject({
      code: 'sys.obj.cfl',
      message: contactMessages.erased,
    })
    const [text] = await query('select id, "to", text from text_message where group_id = $1', [GroupId])
    expect(text).toMatchObject({ to: '', text: '' })
    const provider = await account.signInAs('AcAdmin')
    expect((await provider.refuse(SendTextAgain, { GroupId, TextId: text.id })).code).toBe('sys.obj.cfl')
    const mails = await query('select id, "to", subject, text, state from mail where message_id = any($1)', [
      [`one-${GroupId}`, `other-${GroupId}`],
    ])
    expect(mails.map(one => [one.to, one.subject, one.text, one.state])).toEqual([
      [[], '', '', 'Failed'],
      [['jo@harbor.example'], 'Your password', 'A link', 'Sent'], // of no account: the provider's
    ])
    const global = await world.newAccount({ role: 'AcAdmin', global: true })
    expect((await global.refuse(SendMailAgain, { MailId: mails[0].id })).code).toBe('sys.obj.cfl')
    expect(await query('select phone_number from content_request where group_id = $1', [GroupId])).toEqual([{ phone_number: '' }])
  })

  test('is nobody of another account, and found by nobody who does not see all buildings', async () => {
    const { account, gId, GroupId } = await opened()
    await newRequest(world, account, { type: 'EVRequest', typed })
    const other = await world.newAccount({ role: 'Admin' })
    expect(await other.call(GetPersonalData, { gId: other.group.id, who: 'jo@harbor.example' })).toMatchObject({ Total: 0 })
    expect(await other.call(ErasePerson, { GroupId: other.group.id, Who: 'jo@harbor.example' })).toEqual({ Erased: 0 })
    expect(await other.refuse(GetPersonalData, { gId, who: 'jo@harbor.example' })).toMatchObject({
      status: expect.toSatisfy(n => n === 403 || n === 404),
    })
    const gm = await account.signInAs('GM')
    expect(await gm.refuse(GetPersonalData, { gId, who: 'jo@harbor.example' })).toMatchObject({ status: 403 })
    expect(await gm.refuse(ErasePerson, { GroupId, Who: 'jo@harbor.example' })).toMatchObject({ status: 403 })
    for (const who of ['', ' ', 'Jo', '123', '%', `' or 1=1`])
      expect((await account.refuse(GetPersonalData, { gId, who })).fields).toMatchObject([{ Field: 'who', Message: privacyMessages.who }])
  })
})

describe('names that grow old', () => {
  test('are taken out after 365 days, but where somebody works with the record; the account says otherwise by kind', async () => {
    const { account, gId, GroupId, find, runRetention } = await opened()
    const sent = async (days: number, done: boolean) => {
      const { RequestId } = await newRequest(world, account, { type: 'EVRequest', typed, at: new Date(Date.now() - days * DAY) })
      if (done) await account.call(MoveRequest, { GroupId, RequestId, Move: 'finish' })
      return RequestId
    }
    const [old, open, young] = [await sent(366, true), await sent(400, false), await sent(364, true)]
    const named = async () => new Set((await find('jo@harbor.example')).map(one => one.id))
    expect(await account.call(GetRetention, { gId })).toMatchObject({
      Version: 0,
      Kinds: expect.arrayContaining([expect.objectContaining({ Kind: 'Requests', Days: 365 })]),
    })
    const saved = await account.call(SaveRetention, { GroupId, Version: 0, Kinds: [{ Kind: 'Requests', Days: null }] })
    await runRetention()
    expect(await named()).toEqual(new Set([old, open, young]))
    expect(await account.refuse(SaveRetention, { GroupId, Version: 0, Kinds: [] })).toMatchObject({ code: 'sys.obj.cfl' })
    expect(await account.refuse(SaveRetention, { GroupId, Version: saved.Version, Kinds: [{ Kind: 'Requests', Days: 29 }] })).toMatchObject(
      { status: 400 },
    )
    const again = await account.call(SaveRetention, {
      GroupId,
      Version: saved.Version,
      Kinds: [
        { Kind: 'Requests', Days: 365 },
        { Kind: 'Unknown', Days: 40 },
      ],
    })
    for (const _twice of [1, 2]) await runRetention()
    expect(await named()).toEqual(new Set([open, young]))
    await account.call(SaveRetention, { GroupId, Version: again.Version, Kinds: [{ Kind: 'Requests', Days: 360 }] })
    await runRetention()
    expect(await named()).toEqual(new Set([open]))
    expect((await account.call(GetRequests, { filter: { gId } })).Total).toBe(3)
  })
})

test.each([
  [' Jo@Harbor.example ', { email: 'jo@harbor.example' }],
  ['+1 (617) 555-0142', { phone: '16175550142', hasCountry: true }],
  ['5550142', { phone: '5550142', hasCountry: false }],
  ['555 014', null],
  ['0000000', null],
  ['+000 000 0000 12', null],
  ['0005550142', { phone: '5550142', hasCountry: true }],
  ['call 5550142', null],
  ['a@b', { email: 'a@b' }],
  ['a b@c', null],
])('%j is %j', (text, key) => expect(readPersonKey(text)).toEqual(key))
