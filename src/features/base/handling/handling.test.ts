import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { newRequest } from '../../../../test/support/requests.ts'
import { newContactRow, newFeedback } from '../../../../test/support/told.ts'
import { type Account, openWorld } from '../../../../test/world.ts'
import { PreviewBulk } from '../../../core/bulk.ts'
import { AssignAnswer, FinishAnswers, GetAnswer, GetAnswers, MoveAnswer } from '../../codes/feedbackInbox/contract.ts'
import { AssignRequests, EditRequest, GetRequest, GetRequestCounts, GetRequests, MoveRequest } from '../../codes/inbox/contract.ts'
import { GetToDo } from '../../insight/landing/contract.ts'
import { OffboardContact } from '../../property/contacts/contract.ts'
import { contact, vendor } from '../../property/contacts/tables.ts'
import { GetAssignees } from './contract.ts'
import { handlingMessages } from './rules.ts'

// What somebody handles: requests and feedback in one manner.
const world = await openWorld()
const opened = async () => {
  const account = await world.newAccount({ role: 'GM' })
  const engineer = await account.signInAs('ChiefEngineer')
  const AssigneeId = await newContactRow(world, account, { UserId: engineer.user.id, Email: engineer.user.email })
  const gId = account.group.id
  const request = async (type: 'Maintenance' | 'GuestCheckIn' | 'RoomRental' = 'Maintenance') => ({
    GroupId: gId,
    RequestId: (await newRequest(world, account, { type })).RequestId,
  })
  const answer = async () => ({ GroupId: gId, AnswerId: await newFeedback(world, account, 1) })
  const read = ({ RequestId }: { RequestId: string }) => account.call(GetRequest, { gId, RequestId })
  const readAnswer = ({ AnswerId }: { AnswerId: string }) => account.call(GetAnswer, { gId, AnswerId })
  return { account, engineer, AssigneeId, gId, request, answer, read, readAnswer }
}
const shown = ({ Status, AssigneeId, DoneBy }: { Status: string; AssigneeId: string | null; DoneBy: string }) => [
  Status,
  AssigneeId,
  DoneBy,
]
const edit = (account: Pick<Account, 'call'>, at: { GroupId: string; RequestId: string }, Version: number, AssigneeId: string | null) =>
  account.call(EditRequest, { ...at, Version, AssigneeId, Urgency: null, DueDate: Date.now() + 3_600_000 })

describe('who handles it', () => {
  test('taking it or assigning it moves it from seen to assigned, and back', async () => {
    const { account, engineer, AssigneeId, gId, request, answer, read, readAnswer } = await opened()
    const at = await request()
    await account.call(MoveRequest, { ...at, Move: 'see' })
    expect(await engineer.call(MoveRequest, { ...at, Move: 'claim' })).toMatchObject({ Status: 'Assigned' })
    expect(shown(await read(at))).toEqual(['Assigned', AssigneeId, ''])
    const ids = async (Status: 'Seen' | 'Assigned') =>
      (await account.call(GetRequests, { filter: { gId, Status } })).Requests.map(one => one.RequestId)
    expect([await ids('Seen'), await ids('Assigned')]).toEqual([[], [at.RequestId]])
    await edit(account, at, (await read(at)).Version, null)
    expect([await ids('Seen'), await ids('Assigned')]).toEqual([[at.RequestId], []])

    const said = await answer()
    await account.call(AssignAnswer, { ...said, Version: 1, AssigneeId })
    expect(shown(await readAnswer(said))).toEqual(['Assigned', AssigneeId, ''])
    const { Answers } = await account.call(GetAnswers, { filter: { gId, Status: 'Assigned', Owner: AssigneeId } })
    expect(Answers.map(one => one.AnswerId)).toEqual([said.AnswerId])
  })

  test('whoever starts it handles it, also where it was somebody else’s', async () => {
    const { account, engineer, AssigneeId, request, answer, read, readAnswer } = await opened()
    const other = await newContactRow(world, account, { UserId: account.user.id, Email: account.user.email })
    const [at, said] = [await request(), await answer()]
    await account.call(MoveRequest, { ...at, Move: 'claim' })
    expect((await read(at)).AssigneeId).toBe(other)
    await engineer.call(MoveRequest, { ...at, Move: 'start' })
    await engineer.call(MoveAnswer, { ...said, Move: 'take' })
    expect([shown(await read(at)), shown(await readAnswer(said))]).toEqual([
      ['InProgress', AssigneeId, ''],
      ['InHand', AssigneeId, ''],
    ])
  })

  test('nothing ends done without a doer: one by one, many at once, by whoever is no contact of the building', async () => {
    const { account, engineer, AssigneeId, gId, request, answer, read, readAnswer } = await opened()
    const [mine, theirs, said, many] = [await request(), await request(), await answer(), await answer()]
    await engineer.call(MoveRequest, { ...mine, Move: 'finish' })
    await account.call(MoveRequest, { ...theirs, Move: 'finish' })
    await engineer.call(MoveAnswer, { ...said, Move: 'finish' })
    await engineer.call(FinishAnswers, { GroupId: gId, Rows: [{ id: many.AnswerId, Version: 1 }] })
    const [byEngineer, byManager] = ['Test ChiefEngineer', 'Test GM']
    expect([shown(await read(mine)), shown(await read(theirs))]).toEqual([
      ['Done', AssigneeId, byEngineer],
      ['Done', null, byManager],
    ])
    for (const at of [said, many]) expect(shown(await readAnswer(at))).toEqual(['Done', AssigneeId, byEngineer])
    await account.call(MoveRequest, { ...mine, Move: 'reopen' })
    expect(shown(await read(mine))).toEqual(['InProgress', AssigneeId, ''])
  })

  test('who is none of the building’s people takes nothing', async () => {
    const { account, request, answer } = await opened()
    const refusal = { status: 409, code: 'sys.obj.cfl', message: handlingMessages.notHere }
    expect(await account.refuse(MoveRequest, { ...(await request()), Move: 'claim' })).toMatchObject(refusal)
    expect(await account.refuse(MoveAnswer, { ...(await answer()), Move: 'claim' })).toMatchObject(refusal)
  })

  test('those who may be assigned come with role and trade', async () => {
    const { account, AssigneeId, gId } = await opened()
    const as = { gId, bId: account.building.id }
    await world.services.db.asSystem('trade of a test', async tx => {
      const [firm] = await tx
        .insert(vendor)
        .values({ GroupId: gId, VendorName: 'Lift Co', Trade: 'Elevators' })
        .returning({ id: vendor.id })
      await tx
        .update(contact)
        .set({ VendorId: firm?.id ?? null })
        .where(eq(contact.id, AssigneeId))
    })
    const { Assignees } = await account.call(GetAssignees, as)
    expect(Assignees).toMatchObject([{ ContactId: AssigneeId, Role: 'GM', Trade: 'Elevators', Mine: false }])
  })
})

test('what somebody had who was offboarded is marked, found, and handed on to whoever works there', async () => {
  const { account, engineer, AssigneeId, gId, request, answer, read, readAnswer } = await opened()
  const heir = await newContactRow(world, account, { UserId: account.user.id, Email: account.user.email })
  const [at, done, said] = [await request(), await request(), await answer()]
  for (const one of [at, done]) await engineer.call(MoveRequest, { ...one, Move: 'start' })
  await engineer.call(MoveRequest, { ...done, Move: 'finish' })
  await account.call(AssignAnswer, { ...said, Version: 1, AssigneeId })
  const booked = await request('RoomRental')
  await account.call(EditRequest, { ...booked, Version: 1, AssigneeId, Urgency: null, DueDate: null })
  expect((await read(at)).AssigneeLeft).toBe(false)
  const chief = await account.signInAs('Executive')
  await chief.call(OffboardContact, { GroupId: gId, ContactId: AssigneeId })

  expect([(await read(at)).AssigneeLeft, (await readAnswer(said)).AssigneeLeft]).toEqual([true, true])
  const left = { gId, Owner: 'Left', Status: 'Open' } as const
  const requests = (await account.call(GetRequests, { filter: left })).Requests
  const answers = (await account.call(GetAnswers, { filter: left })).Answers
  expect([requests.map(one => one.RequestId), answers.map(one => one.AnswerId)]).toEqual([[at.RequestId], [said.AnswerId]])

  const waits = await chief.call(GetToDo, { gId })
  const counts = Object.fromEntries(waits.Items.map(({ Kind, Count }) => [Kind, Count]))
  expect(counts).toMatchObject({ LeftRequests: 1, LeftBookings: 1, LeftFeedback: 1 })
  const standing = { gId, Owner: AssigneeId, Status: 'Booked' } as const
  const asking = { GroupId: gId, Call: AssignRequests.path, filter: standing, ByBuilding: true }
  const given = [{ id: booked.RequestId, Version: 2 }]
  const bookings = { Rows: given, Total: 1, Buildings: [{ BuildingId: account.building.id, Rows: given }] }
  expect(await account.call(PreviewBulk, asking)).toEqual(bookings)
  expect(await account.call(AssignRequests, { GroupId: gId, Rows: given, Values: { AssigneeId: heir } })).toMatchObject({ Done: 1 })
  expect(await read(booked)).toMatchObject({ AssigneeId: heir, AssigneeLeft: false, Status: 'Booked' })

  const asked = { GroupId: gId, Call: AssignRequests.path, filter: { gId, Owner: AssigneeId, Status: 'Open' } }
  const { Rows, Total } = await account.call(PreviewBulk, asked)
  expect(Total).toBe(1)
  expect(await account.call(AssignRequests, { GroupId: gId, Rows, Values: { AssigneeId: heir } })).toMatchObject({ Done: 1 })
  expect(await read(at)).toMatchObject({ AssigneeId: heir, AssigneeLeft: false, Status: 'InProgress' })
  expect(await read(done)).toMatchObject({ AssigneeId, Status: 'Done' }) // what is done stays as it was done
  await account.call(MoveAnswer, { ...said, Move: 'finish' })
  expect(await readAnswer(said)).toMatchObject({ AssigneeId: heir, DoneBy: 'Test GM' })
  expect((await chief.call(GetToDo, { gId })).Items.filter(({ Kind }) => Kind.startsWith('Left'))).toEqual([])
})

test('the tab of work counts what is open; visits and bookings stand beside it', async () => {
  const { account, gId, request } = await opened()
  const [work, , visit] = [await request(), await request(), await request('GuestCheckIn')]
  await account.call(MoveRequest, { ...work, Move: 'finish' })
  const list = async (filter: object) =>
    (await account.call(GetRequests, { filter: { gId, ...filter } })).Requests.map(one => one.RequestId)
  expect(await account.call(GetRequestCounts, { gId })).toMatchObject({ Work: 1 })
  expect([(await list({ Kind: 'Work' })).length, (await list({ Kind: 'Work', Status: 'Open' })).length]).toEqual([2, 1])
  expect(await list({ Kind: 'Visits' })).toEqual([visit.RequestId])
  expect((await list({})).length).toBe(3)
})
