import { afterAll, describe, expect, test } from 'vitest'
import { contactOfUser } from '../../../../test/support/contactOfUser.ts'
import { newQrCode } from '../../../../test/support/scans.ts'
import { type Account, openWorld } from '../../../../test/world.ts'
import { openHttp } from '../../../app/http.ts'
import { GetHistory } from '../../base/history/contract.ts'
import { insertFeedbacks, type NewFeedback } from '../answers/data.ts'
import { answerMessages } from '../answers/rules.ts'
import { scanPart } from '../visitorPages/scanPart.server.ts'
import {
  AddAnswerNote,
  type AnswerFilter,
  AssignAnswer,
  AssignAnswers,
  FinishAnswers,
  GetAnswer,
  GetAnswers,
  MoveAnswer,
  SeeAnswers,
} from './contract.ts'

// What visitors say is handled by staff: from the page behind a code to the reply.
const world = await openWorld({ work: true })
const app = await openHttp(world.services, [scanPart(world.services)])
afterAll(() => app.close())
const headers = { 'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0) Mobile/15E148', 'accept-language': 'es' }
const visit = (url: string) => app.inject({ url, headers, remoteAddress: '127.8.0.1' })
const say = async (Address: string, fields: Record<string, string>) => {
  const Key = /name="Key" value="([^"]+)"/.exec((await visit(`/q/${Address}`)).body)?.[1] ?? ''
  const form = { ...headers, 'content-type': 'application/x-www-form-urlencoded' }
  const payload = new URLSearchParams({ Key, ...fields }).toString()
  return app.inject({ method: 'POST', url: `/q/${Address}`, headers: form, payload, remoteAddress: '127.8.0.1' })
}

const given = async (account: Account, some: readonly Partial<NewFeedback>[]) => {
  const base = { GroupId: account.group.id, BuildingId: account.building.id, QrType: 'Feedback', EntityType: 'Lobby', TimeZone: 'UTC' }
  const rows = some.map((one, i) => ({ ...base, Score: 3, SubmitDate: new Date(Date.UTC(2026, 2, 1, 12, i)), ...one }))
  return world.services.db.withTenant(account.group.id as never, (_tx, client) => insertFeedbacks(client, rows))
}
const listOf = async ({ call, group }: Pick<Account, 'call' | 'group'>, filter: Omit<AnswerFilter, 'gId'> = {}) =>
  (await call(GetAnswers, { filter: { gId: group.id, ...filter } })).Answers

describe('feedback of a visitor', () => {
  test('is new for staff, seen, taken in hand, done and reopened; what its state does not allow is refused with the reason', async () => {
    const account = await world.newAccount({ role: 'ChiefEngineer' })
    const code = await newQrCode(world, account, { Type: 'Feedback', QrName: 'Lobby stand' })
    expect((await say(code.Address, { Score: '2', Text: 'El baño está sucio.' })).statusCode).toBe(303)
    const [row, ...others] = await listOf(account)
    expect(others).toEqual([])
    expect(row).toMatchObject({
      Status: 'New',
      Score: 2,
      Text: 'El baño está sucio.',
      QrCodeId: code.QrCodeId,
      QrName: 'Lobby stand',
      Location: 'Lobby',
      BuildingId: account.building.id,
      AssigneeId: null,
      Version: 1,
    })
    const at = { GroupId: account.group.id, AnswerId: row?.AnswerId ?? '' }
    for (let i = 0; i < 2; i++) expect(await account.call(MoveAnswer, { ...at, Move: 'see' })).toMatchObject({ Status: 'Seen' })
    await account.call(MoveAnswer, { ...at, Version: 2, Move: 'take' })
    expect(await account.refuse(MoveAnswer, { ...at, Version: 2, Move: 'finish' })).toMatchObject({ status: 409, code: 'sys.obj.cfl' })
    expect(await account.refuse(MoveAnswer, { ...at, Move: 'take' })).toMatchObject({ status: 409, message: answerMessages.inHand })
    await account.call(MoveAnswer, { ...at, Move: 'finish' })
    expect(await listOf(account, { Status: 'Open' })).toEqual([])
    expect(await account.refuse(AssignAnswer, { ...at, Version: 4, AssigneeId: null })).toMatchObject({ message: answerMessages.handled })
    expect(await account.call(MoveAnswer, { ...at, Move: 'reopen' })).toMatchObject({ Status: 'InHand' })
    const { History } = await account.call(GetHistory, { filter: { gId: account.group.id, Object: 'feedback', ObjectId: at.AnswerId } })
    expect(History).toHaveLength(4)
  })

  test('is replied to where an address was left, once, in the language of its page; the reply is kept', async () => {
    const account = await world.newAccount({ role: 'PM' })
    const code = await newQrCode(world, account, { Type: 'Feedback' })
    const wrong = await say(code.Address, { Score: '1', Email: 'jo at harbor' })
    expect(wrong.statusCode).toBe(422)
    expect(wrong.body).toContain('Esto no es una dirección de correo.')
    await say(code.Address, { Score: '1', Text: 'Dirty and slow.', Email: ' jo@harbor.example ' })
    await say(code.Address, { Score: '5' })
    const [silent, said] = await listOf(account)
    const place = (one = said) => ({ GroupId: account.group.id, AnswerId: one?.AnswerId ?? '' })
    expect(await account.refuse(AddAnswerNote, { ...place(silent), Note: 'Hi', ForVisitor: true })).toMatchObject({
      status: 400,
      fields: [{ Field: 'ForVisitor', Hint: answerMessages.noAddress }],
    })
    expect(await account.refuse(AddAnswerNote, { ...place(), Note: '  ', ForVisitor: false })).toMatchObject({ status: 400 })
    await account.call(AddAnswerNote, { ...place(), Note: 'Call the cleaners.', ForVisitor: false })
    await account.call(AddAnswerNote, { ...place(), Note: 'We cleaned it at noon.', ForVisitor: true })
    const { Notes, Email } = await account.call(GetAnswer, { gId: account.group.id, AnswerId: said?.AnswerId ?? '' })
    expect(Email).toBe('jo@harbor.example')
    expect(Notes.map(one => [one.ForVisitor, one.Note])).toEqual([
      [false, 'Call the cleaners.'],
      [true, 'We cleaned it at noon.'],
    ])
    const mails = async () =>
      (
        await world.services.db.system.query('select "to", subject, text from mail where group_id = $1 order by created_date', [
          account.group.id,
        ])
      ).rows
    await expect.poll(async () => (await mails()).length, { timeout: 20_000 }).toBe(2)
    const both = await mails() // two jobs write them: either may come first
    const mail = both.find(({ text }) => String(text).includes('We cleaned it at noon.'))
    const receipt = both.find(one => one !== mail)
    expect(receipt).toMatchObject({ to: ['jo@harbor.example'], subject: expect.stringContaining('[Recibida] Su opinión en') })
    expect(receipt?.text).not.toContain('Dirty') // nobody has proven the address
    expect(mail).toMatchObject({ to: ['jo@harbor.example'], subject: expect.stringContaining('Su opinión en') })
    for (const text of ['We cleaned it at noon.', 'Dirty and slow.']) expect(mail?.text).toContain(text)
    expect(mail?.text).not.toContain('cleaners')
  })

  test('stays with those who see its building, and nobody else learns that it is there', async () => {
    const account = await world.newAccount({ role: 'PM', buildings: 2 })
    const [here = '', there = ''] = account.buildings.map(({ id }) => id)
    const [mine = '', theirs = ''] = await given(account, [{ BuildingId: here }, { BuildingId: there }])
    const one = await account.signInAs('PM', [here])
    expect((await listOf({ ...one, group: account.group })).map(row => row.AnswerId)).toEqual([mine])
    const stranger = await world.newAccount({ role: 'PM' })
    for (const { refuse } of [one, stranger]) {
      const at = { GroupId: account.group.id, AnswerId: theirs }
      expect((await refuse(GetAnswer, { gId: account.group.id, AnswerId: theirs })).status).toBe(404)
      expect((await refuse(MoveAnswer, { ...at, Move: 'finish' })).status).toBe(404)
      expect((await refuse(AddAnswerNote, { ...at, Note: 'Hi', ForVisitor: false })).status).toBe(404)
    }
    expect(await one.call(FinishAnswers, { GroupId: account.group.id, filter: { gId: account.group.id } })).toMatchObject({ Done: 1 })
    expect((await listOf(account, { Status: 'New' })).map(row => row.AnswerId)).toEqual([theirs])
    const tenant = await account.signInAs('Tenant')
    expect((await tenant.refuse(GetAnswers, { filter: { gId: account.group.id } })).status).toBe(403)
  })
})

describe('the list of feedback', () => {
  test('is narrowed by state, stars, owner, what it is about, days, comment and words', async () => {
    const account = await world.newAccount({ role: 'ChiefEngineer' })
    const ContactId = await contactOfUser(world, account)
    const ids = await given(account, [
      { Score: 1, Text: 'Too cold', EntityType: 'Restroom' },
      { Score: 2 },
      { Score: 3, Text: '100% fine', UserName: 'Ana_Lee' },
      { Score: 5, Text: 'Lovely', SubmitDate: new Date(Date.UTC(2026, 5, 1)) },
    ])
    const at = { GroupId: account.group.id, AnswerId: ids[1] ?? '' }
    await account.call(AssignAnswer, { ...at, Version: 1, AssigneeId: ContactId })
    const found = async (filter: Omit<AnswerFilter, 'gId'>) =>
      (await listOf(account, filter)).map(row => ids.indexOf(row.AnswerId)).toSorted((a, b) => a - b)
    expect(await found({ Score: 'Low' })).toEqual([0, 1])
    expect(await found({ Score: '3' })).toEqual([2])
    expect(await found({ Status: 'New' })).toEqual([0, 2, 3])
    expect(await found({ Status: 'Assigned' })).toEqual([1])
    expect(await found({ Owner: 'Mine' })).toEqual([1])
    expect(await found({ Owner: ContactId })).toEqual([1])
    expect(await found({ Owner: 'Nobody' })).toEqual([0, 2, 3])
    expect(await found({ EntityType: 'Restroom' })).toEqual([0])
    expect(await found({ Commented: true })).toEqual([0, 2, 3])
    expect(await found({ From: Date.UTC(2026, 4, 1) })).toEqual([3])
    expect(await found({ To: Date.UTC(2026, 4, 1) })).toEqual([0, 1, 2])
    expect(await found({ text: '100%' })).toEqual([2])
    expect(await found({ text: 'ana_' })).toEqual([2])
    expect((await listOf(account)).map(row => ids.indexOf(row.AnswerId))).toEqual([3, 2, 1, 0])
  })

  test('is handled at once: seen, assigned within one building, done; what somebody has changed is left and told', async () => {
    const account = await world.newAccount({ role: 'ChiefEngineer', buildings: 2 })
    const ContactId = await contactOfUser(world, account)
    const there = account.buildings[1]?.id ?? ''
    const ids = await given(account, [{ Text: 'One' }, { Text: 'Two' }, { Text: 'Three', BuildingId: there }])
    const at = { GroupId: account.group.id }
    await account.call(MoveAnswer, { ...at, AnswerId: ids[0] ?? '', Move: 'see' })
    const Rows = ids.slice(0, 2).map(id => ({ id, Version: 1 }))
    expect(await account.call(SeeAnswers, { ...at, Rows: [{ id: ids[1] ?? '', Version: 1 }] })).toMatchObject({ Done: 1 })
    const assigned = await account.call(AssignAnswers, { ...at, Rows, Values: { AssigneeId: ContactId } })
    expect(assigned).toMatchObject({ Done: 0, Left: [{ Why: 'Changed' }, { Why: 'Changed' }] })
    const all = { ...at, filter: { gId: account.group.id } }
    expect(await account.refuse(AssignAnswers, { ...all, Values: { AssigneeId: ContactId } })).toMatchObject({
      status: 400,
      fields: [{ Field: 'Values.AssigneeId', Hint: answerMessages.otherBuildings }],
    })
    expect(await account.refuse(AssignAnswers, all)).toMatchObject({ status: 400 })
    const here = { gId: account.group.id, bId: account.building.id }
    expect(await account.call(AssignAnswers, { ...at, filter: here, Values: { AssigneeId: ContactId } })).toMatchObject({ Done: 2 })
    expect((await listOf(account, { Owner: 'Mine' })).map(row => row.Status)).toEqual(['Assigned', 'Assigned'])
    expect(await account.call(FinishAnswers, { ...at, filter: { ...here, Owner: 'Mine' } })).toMatchObject({ Done: 2 })
    expect((await listOf(account, { Status: 'Open' })).map(row => row.Text)).toEqual(['Three'])
  })
})
