import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { countStatements } from '../../../../test/support/countStatements.ts'
import { newContactRow } from '../../../../test/support/told.ts'
import { type Account, openWorld, send } from '../../../../test/world.ts'
import { storedFile } from '../../../platform/tables.ts'
import { formAnswer } from '../../base/fields/tables.ts'
import { openSession } from '../../base/people/data.ts'
import { GetQrCode } from '../../codes/qr/contract.ts'
import { AssignRound, DeleteRounds, GetRound, GetRounds, SaveRound } from '../rounds/contract.ts'
import { roundDue } from '../rounds/tables.ts'
import { addRound, roomOf, roundOf, stopOf } from '../rounds/testing.ts'
import { ExcuseDue, GetDay, GetRoundVersion, GetWalk, ReopenDue, SendWalk } from './contract.ts'
import { inspection, inspectionItem, inspectionRefused, inspectionStop } from './tables.ts'
import { addDue, openPhone } from './testing.ts'

const world = await openWorld()
const asked = ({ group, building }: Account) => ({ gId: group.id, bId: building.id })
type Walked = { GroupId: string; InspectionId: string }
const read = <T>(work: Parameters<typeof world.services.db.asSystem<T>>[1]) => world.services.db.asSystem('a walk of a test', work)
const walkOf = async ({ group }: Account, InspectionId: string) =>
  (
    await read(tx =>
      tx
        .select()
        .from(inspection)
        .where(and(eq(inspection.GroupId, group.id), eq(inspection.id, InspectionId))),
    )
  )[0]
const stopsOf = ({ group }: Account, InspectionId: string) =>
  read(tx =>
    tx
      .select()
      .from(inspectionStop)
      .where(and(eq(inspectionStop.GroupId, group.id), eq(inspectionStop.InspectionId, InspectionId))),
  )
const itemsOf = ({ GroupId, InspectionId }: Walked) =>
  read(tx =>
    tx
      .select()
      .from(inspectionItem)
      .where(and(eq(inspectionItem.GroupId, GroupId), eq(inspectionItem.InspectionId, InspectionId))),
  )
const answersOf = async (account: Account, InspectionId: string) => {
  const ids = new Set((await stopsOf(account, InspectionId)).map(one => one.SubmissionId))
  const rows = await read(tx => tx.select().from(formAnswer).where(eq(formAnswer.GroupId, account.group.id)))
  return rows.filter(one => ids.has(one.SubmissionId)).toSorted((a, b) => (b.Num ?? 0) - (a.Num ?? 0))
}

/** A round with two pumps, and its stops. */
const openRound = async (account: Account) => {
  const room = await roomOf(account)
  const { RoundId } = await addRound(account, `Round ${randomUUID().slice(0, 6)}`, {
    Stops: [stopOf('Pump 1', room), stopOf('Pump 2', room)],
  })
  const { Round } = await account.call(GetRound, { gId: account.group.id, rId: RoundId })
  const [first, second] = Round.Stops.map(one => one.StopId)
  return { RoundId, first: first ?? '', second: second ?? '', stops: Round.Stops }
}
/** Walks both stops of a round: the first fails, the second is good. */
const walkBoth = (account: Account, round: Awaited<ReturnType<typeof openRound>>) => {
  const phone = openPhone(account, round.RoundId)
  phone.tell('walk.opened', { value: { Number: 1 } })
  phone.tell('answer', { stop: round.first, code: 'Q001', value: 9 })
  phone.tell('note', { stop: round.first, code: 'Q001', value: 'The gauge jumps' })
  phone.tell('stop.done', { stop: round.first })
  phone.tell('answer', { stop: round.second, code: 'Q001', value: '4.5' })
  phone.tell('stop.done', { stop: round.second })
  phone.submit()
  return phone
}

test('a walk is kept, judged by its version, and closes the due of its round', async () => {
  const account = await world.newAccount()
  const round = await openRound(account)
  const phone = walkBoth(account, round)
  const { Receipts, Walk } = await phone.send()
  expect(new Set(Receipts.map(one => one.Result))).toEqual(new Set(['stored']))
  expect(Walk).toMatchObject({ State: 'Complete', UpTo: 7, Gaps: [], BrokenAt: null, StopsDone: 2, StopsSkipped: 0, TotalStopNumber: 2 })
  expect(await walkOf(account, phone.InspectionId)).toMatchObject({
    StopsErrorNumber: 1,
    SignedIn: true,
    UserId: account.user.id,
    Number: 1,
  })
  expect(await answersOf(account, phone.InspectionId)).toMatchObject([
    { Code: 'Q001', Num: 9, Failed: true, Revision: 0 },
    { Code: 'Q001', Num: 4.5, Failed: false },
  ])
  expect((await stopsOf(account, phone.InspectionId)).find(one => one.StopId === round.first)?.Notes).toEqual({ Q001: 'The gauge jumps' })
  const dues = await read(tx => tx.select().from(roundDue).where(eq(roundDue.RoundId, round.RoundId)))
  expect(dues.filter(one => one.Closed === 'Completed')).toHaveLength(1)
  const row = (await account.call(GetRounds, { filter: { gId: account.group.id } })).Rounds[0]
  expect(row?.CompletedTicket).toBeGreaterThan(Date.now() - 60_000)
})

test('items twice, out of order and one by one: each is kept once, and the walk is the same', async () => {
  const account = await world.newAccount()
  const round = await openRound(account)
  const phone = walkBoth(account, round)
  const late = await phone.send(phone.items.slice(3).toReversed())
  expect(new Set(late.Receipts.map(one => one.Result))).toEqual(new Set(['held']))
  expect(late.Walk).toMatchObject({ UpTo: 0, Gaps: [1, 2, 3], StopsDone: 0, State: 'Running' })
  await phone.send(phone.items.slice(1, 2))
  const again = await phone.send(phone.items.slice(3, 5))
  expect(again.Receipts.map(one => one.Result)).toEqual(['already', 'already'])
  expect(again.Walk.Gaps).toEqual([1, 3])
  await phone.send(phone.items.slice(0, 1))
  const whole = await phone.send()
  expect(whole.Walk).toMatchObject({ UpTo: 7, State: 'Complete', StopsDone: 2 })
  const once = await phone.send()
  expect(new Set(once.Receipts.map(one => one.Result))).toEqual(new Set(['already']))
  const GroupId = account.group.id
  expect(await itemsOf({ GroupId, InspectionId: phone.InspectionId })).toHaveLength(7)
  expect(await answersOf(account, phone.InspectionId)).toHaveLength(2)
  expect(await account.call(GetWalk, { ...asked(account), iptId: phone.InspectionId })).toEqual(whole.Walk)
})

test('one item at a time in any order ends as all at once', async () => {
  const account = await world.newAccount()
  const round = await openRound(account)
  const phone = walkBoth(account, round)
  for (const at of [4, 0, 6, 2, 1, 5, 3]) await phone.send(phone.items.slice(at, at + 1))
  expect(await account.call(GetWalk, { ...asked(account), iptId: phone.InspectionId })).toMatchObject({ State: 'Complete', UpTo: 7 })
  expect(await answersOf(account, phone.InspectionId)).toHaveLength(2)
})

test('ids in capitals are the same ids, sent once or twice', async () => {
  const account = await world.newAccount()
  const round = await openRound(account)
  const phone = openPhone(account, round.RoundId)
  phone.tell('walk.opened', { value: { Number: 1 } })
  phone.tell('answer', { stop: round.first.toUpperCase(), code: 'Q001', value: 9, id: randomUUID().toUpperCase() })
  phone.tell('stop.done', { stop: round.first.toUpperCase(), id: randomUUID().toUpperCase() })
  const { Receipts, Walk } = await phone.send()
  expect(Receipts.map(one => one.Result)).toEqual(['stored', 'stored', 'stored'])
  expect(Walk).toMatchObject({ StopsDone: 1, BrokenAt: null })
  expect(await answersOf(account, phone.InspectionId)).toMatchObject([{ Num: 9 }])
  const again = await phone.send()
  expect(again.Receipts.map(one => one.Result)).toEqual(['already', 'already', 'already'])
})

test('a correction is a new item: the stop is judged again, its answer counts a revision', async () => {
  const account = await world.newAccount()
  const round = await openRound(account)
  const phone = openPhone(account, round.RoundId)
  phone.tell('walk.opened', { value: { Number: 1 } })
  phone.tell('answer', { stop: round.first, code: 'Q001', value: 9 })
  phone.tell('stop.done', { stop: round.first })
  await phone.send()
  expect(await answersOf(account, phone.InspectionId)).toMatchObject([{ Num: 9, Failed: true, Revision: 0 }])
  const from = phone.items.length
  phone.tell('answer', { stop: round.first, code: 'Q001', value: 5 })
  phone.tell('stop.done', { stop: round.first })
  phone.tell('stop.skipped', { stop: round.second, value: 'Locked' })
  phone.submit()
  const { Walk } = await phone.send(phone.items.slice(from))
  expect(Walk).toMatchObject({ State: 'Complete', StopsDone: 1, StopsSkipped: 1 })
  expect(await answersOf(account, phone.InspectionId)).toMatchObject([{ Num: 5, Failed: false, Revision: 1 }])
  expect((await stopsOf(account, phone.InspectionId)).map(one => [one.State, one.Reason])).toContainEqual(['Skipped', 'Locked'])
  expect(await walkOf(account, phone.InspectionId)).toMatchObject({ StopsErrorNumber: 0 })
})

test('what a phone tells of a stop after the walk is complete is kept and marked, and overwrites nothing', async () => {
  const account = await world.newAccount()
  const phone = walkBoth(account, await openRound(account))
  await phone.send()
  const [before, from] = [await answersOf(account, phone.InspectionId), phone.items.length]
  const { stop } = phone.items[1] ?? {}
  phone.tell('answer', { stop: stop ?? null, code: 'Q001', value: 5 })
  phone.tell('stop.skipped', { stop: stop ?? null, value: 'Locked' })
  const { Receipts, Walk } = await phone.send(phone.items.slice(from))
  expect(Receipts.map(one => one.Result)).toEqual(['stored', 'stored'])
  expect(Walk).toMatchObject({ State: 'Complete', StopsDone: 2, StopsSkipped: 0, UpTo: 9 })
  expect(await answersOf(account, phone.InspectionId)).toEqual(before)
  expect((await walkOf(account, phone.InspectionId))?.Marks).toEqual(['LateEntries'])
})

test('what is no item, another item under a known id or number, another phone, another round are refused and kept; the rest is taken', async () => {
  const account = await world.newAccount()
  const round = await openRound(account)
  const phone = walkBoth(account, round)
  const [opened, answer] = phone.items
  const { Receipts } = await phone.send([opened, { id: 'x', seq: 'one' }, 'nothing', null, answer, { ...phone.items[2], value: 'a\0b' }])
  expect(Receipts.map(one => [one.Result, one.Why])).toEqual([
    ['stored', null],
    ['refused', 'shape'],
    ['refused', 'shape'],
    ['refused', 'shape'],
    ['stored', null],
    ['refused', 'shape'],
  ])
  const changed = await phone.send([{ ...answer, value: 1 }])
  expect(changed.Receipts).toMatchObject([{ Result: 'refused', Why: 'other' }])
  const numbered = await phone.send([{ ...answer, id: randomUUID() }])
  expect(numbered.Receipts).toMatchObject([{ Result: 'refused', Why: 'seq' }])
  const twin = await phone.send(phone.items.slice(2, 3), { DeviceId: randomUUID() })
  expect(twin.Receipts).toMatchObject([{ Result: 'refused', Why: 'device' }])
  const other = await openRound(account)
  const moved = await phone.send(phone.items.slice(2, 3), { RoundId: other.RoundId })
  expect(moved.Receipts).toMatchObject([{ Result: 'refused', Why: 'round' }])
  const kept = await read(tx => tx.select().from(inspectionRefused).where(eq(inspectionRefused.GroupId, account.group.id)))
  expect(kept.map(one => one.Why).toSorted()).toEqual(['device', 'other', 'round', 'seq', 'shape', 'shape', 'shape'])
  expect((await phone.send()).Walk.State).toBe('Complete')
})

test('a broken chain of hashes holds what follows, and an end that does not agree completes nothing', async () => {
  const account = await world.newAccount()
  const round = await openRound(account)
  const broken = walkBoth(account, round)
  const items = broken.items.map(one => (one.seq === 4 ? { ...one, prev: 'f'.repeat(64) } : one))
  const { Walk, Receipts } = await broken.send(items)
  expect(Walk).toMatchObject({ UpTo: 3, BrokenAt: 4, State: 'Running', StopsDone: 0 })
  expect(Receipts.map(one => one.Result)).toEqual(['stored', 'stored', 'stored', 'held', 'held', 'held', 'held'])
  const liar = openPhone(account, round.RoundId)
  liar.tell('walk.opened', { value: { Number: 1 } })
  liar.tell('stop.done', { stop: round.first })
  liar.tell('stop.done', { stop: round.second })
  liar.tell('walk.submitted', { value: { Count: 9, Hash: 'x' } })
  expect((await liar.send()).Walk).toMatchObject({ State: 'Submitted', UpTo: 4 })
  const half = openPhone(account, round.RoundId)
  half.tell('walk.opened', { value: { Number: 1 } })
  half.tell('stop.done', { stop: round.first })
  half.submit()
  expect((await half.send()).Walk).toMatchObject({ State: 'Submitted', StopsDone: 1 })
})

test('a walk keeps the version with which it began, after the round was changed and after it was deleted', async () => {
  const account = await world.newAccount()
  const round = await openRound(account)
  const phone = walkBoth(account, round)
  await phone.send(phone.items.slice(0, 2))
  const sent = await roundOf(account, `Other ${randomUUID().slice(0, 6)}`, { Stops: round.stops.slice(0, 1) })
  await account.call(SaveRound, { ...sent, RoundId: round.RoundId, Version: 1 })
  const old = await account.call(GetRoundVersion, { ...asked(account), rId: round.RoundId, Number: 1 })
  expect(old.Stops).toHaveLength(2)
  expect((await account.call(GetRoundVersion, { ...asked(account), rId: round.RoundId, Number: 2 })).Stops).toHaveLength(1)
  expect((await account.refuse(GetRoundVersion, { ...asked(account), rId: round.RoundId, Number: 9 })).code).toBe('sys.obj.nof')
  await account.call(DeleteRounds, { GroupId: account.group.id, RoundIds: [round.RoundId] })
  expect((await phone.send()).Walk).toMatchObject({ State: 'Complete', TotalStopNumber: 2 })
  const after = walkBoth(account, round)
  await after.send()
  expect((await walkOf(account, after.InspectionId))?.Marks).toEqual(['RoundDeleted'])
})

test('the times of a phone whose clock is wrong are corrected by what it shows as it sends; both are kept', async () => {
  const account = await world.newAccount()
  const round = await openRound(account)
  const phone = openPhone(account, round.RoundId)
  const ahead = 2 * 3_600_000
  const at = Date.now() + ahead - 60_000 // a minute ago, by a clock that is two hours ahead
  phone.tell('walk.opened', { value: { Number: 1 }, at })
  await phone.send(phone.items, { SentAt: Date.now() + ahead })
  const [item] = await itemsOf({ GroupId: account.group.id, InspectionId: phone.InspectionId })
  expect(item?.RawDate.getTime()).toBe(at)
  expect(Math.abs((item?.CorrectedDate.getTime() ?? 0) - (Date.now() - 60_000))).toBeLessThan(5000)
})

test('a proof is held against the code of its stop, a place against the building', async () => {
  const account = await world.newAccount()
  const round = await openRound(account)
  await read(tx => tx.execute(`update building set latitude = 42.36, longitude = -71.06 where id = '${account.building.id}'`))
  const code = await account.call(GetQrCode, { gId: account.group.id, QrCodeId: round.stops[0]?.QrCodeId ?? '' })
  const Address = new URL(code.Link).pathname.split('/').at(-1) ?? ''
  const phone = openPhone(account, round.RoundId)
  phone.tell('walk.opened', { value: { Number: 1 } })
  const near = { Latitude: 42.3601, Longitude: -71.0601, Accuracy: 20 }
  phone.tell('stop.proved', { stop: round.first, value: { By: 'Scan', Read: Address, Place: near } })
  phone.tell('stop.done', { stop: round.first })
  const far = { Latitude: 42.4, Longitude: -71.06, Accuracy: 20 }
  phone.tell('stop.proved', { stop: round.second, value: { By: 'Scan', Read: Address, Place: far } })
  phone.tell('stop.done', { stop: round.second })
  await phone.send()
  const stops = await stopsOf(account, phone.InspectionId)
  expect(stops.find(one => one.StopId === round.first)).toMatchObject({ Proof: 'Scan', Proven: true, Geo: 'in' })
  expect(stops.find(one => one.StopId === round.second)).toMatchObject({ Proof: 'Scan', Proven: false, Geo: 'out' })
  expect(await walkOf(account, phone.InspectionId)).toMatchObject({ GeoAsked: 2, GeoIn: 1 })
})

test('the day of a building shows what is due, what is for the caller, and rounds without dates', async () => {
  const account = await world.newAccount()
  const [gId, UserId] = [account.group.id, account.user.id]
  await newContactRow(world, account, { UserId })
  const daily = await addRound(account, 'Daily round')
  await addRound(account, 'After a storm', { Frequency: 'AdHoc', Times: null, Period: null })
  await account.call(AssignRound, { GroupId: gId, RoundId: daily.RoundId, UserId })
  const { Dues, ServerTime } = await account.call(GetDay, asked(account))
  expect(Math.abs(ServerTime - Date.now())).toBeLessThan(10_000)
  expect(Dues.filter(one => one.QrName === 'Daily round')[0]).toMatchObject({ State: 'Open', Mine: true, StopCount: 1, Number: 1 })
  expect(Dues.find(one => one.QrName === 'After a storm')).toMatchObject({ Starts: null, State: null, Mine: false })
})

test('another account reaches nothing of a walk, and an id that is taken elsewhere is its own there', async () => {
  const [account, other] = [await world.newAccount(), await world.newAccount()]
  const round = await openRound(account)
  const phone = walkBoth(account, round)
  await phone.send()
  expect((await other.refuse(GetWalk, { ...asked(other), iptId: phone.InspectionId })).code).toBe('sys.obj.nof')
  expect((await other.refuse(SendWalk, phone.sent(phone.items))).code).toMatch(/^(usr|sys)/)
  const theirs = await openRound(other)
  const same = openPhone(other, theirs.RoundId, { InspectionId: phone.InspectionId })
  same.tell('walk.opened', { value: { Number: 1 } })
  expect((await same.send()).Walk).toMatchObject({ UpTo: 1, State: 'Running' })
})

test('a session that the PIN of the building has opened walks by a typed name', async () => {
  const account = await world.newAccount()
  const round = await openRound(account)
  const row = { Kind: 'Pin', GroupId: account.group.id, BuildingId: account.building.id, Role: 'Employee', Purpose: 'Engineering' } as const
  const token = await world.services.db.asSystem('a session of a test', tx => openSession(tx, row))
  const phone = openPhone(account, round.RoundId, { Name: 'Night guard' })
  phone.tell('walk.opened', { value: { Number: 1 } })
  phone.tell('answer', { stop: round.first, code: 'Q002', value: [{ FileId: randomUUID(), Name: 'p.jpg' }] })
  phone.tell('stop.done', { stop: round.first })
  const reply = await send(world.app, SendWalk, phone.sent(phone.items), token)
  expect(JSON.parse(reply.body).data.Walk).toMatchObject({ UpTo: 3, StopsDone: 1 })
  expect(await walkOf(account, phone.InspectionId)).toMatchObject({ EngineerName: 'Night guard', SignedIn: false, UserId: null })
  expect(await answersOf(account, phone.InspectionId)).toEqual([])
})

test('of the files that an answer names those stay that the walker has uploaded, and the item as it came', async () => {
  const account = await world.newAccount()
  const round = await openRound(account)
  const { group, building, user } = account
  const [own, theirs] = [randomUUID(), randomUUID()]
  const file = { GroupId: group.id, BuildingId: building.id, Name: 'p.jpg', ContentType: 'image/jpeg', Size: 3, Bucket: 'RoundPhoto' }
  await read(tx =>
    tx.insert(storedFile).values([
      { ...file, id: own, UserId: user.id },
      { ...file, id: theirs, UserId: null },
    ]),
  )
  const phone = openPhone(account, round.RoundId)
  phone.tell('walk.opened', { value: { Number: 1 } })
  phone.tell('answer', { stop: round.first, code: 'Q002', value: [own, theirs].map(FileId => ({ FileId, Name: 'p.jpg' })) })
  phone.tell('stop.done', { stop: round.first })
  expect((await phone.send()).Walk).toMatchObject({ UpTo: 3, StopsDone: 1 })
  expect((await answersOf(account, phone.InspectionId)).map(one => [one.Code, one.Files])).toEqual([['Q002', [own]]])
})

test('many stops sent at once ask the database hardly more often than a few', async () => {
  const account = await world.newAccount()
  const room = await roomOf(account)
  const statementsOf = async (count: number) => {
    const Stops = Array.from({ length: count }, (_, i) => stopOf(`Pump ${i}`, room))
    const { RoundId } = await addRound(account, `Round of ${count}`, { Stops })
    const { Round } = await account.call(GetRound, { gId: account.group.id, rId: RoundId })
    const walkAll = async () => {
      const phone = openPhone(account, RoundId)
      phone.tell('walk.opened', { value: { Number: 1 } })
      for (const { StopId } of Round.Stops) {
        phone.tell('answer', { stop: StopId, code: 'Q001', value: 4 })
        phone.tell('stop.done', { stop: StopId })
      }
      phone.submit()
      return countStatements(SendWalk, async () => {
        const { Walk } = await phone.send()
        expect(Walk).toMatchObject({ State: 'Complete', StopsDone: count })
      })
    }
    await walkAll() // keeps the versions of the forms
    await walkAll() // finds them
    return walkAll()
  }
  const few = await statementsOf(2)
  expect(few).toBeGreaterThan(0)
  expect(await statementsOf(20)).toBeLessThanOrEqual(few + 3)
})

test('a date is excused with a reason and taken back; a walked one, an old version, another building and who may not are refused', async () => {
  const account = await world.newAccount({ role: 'GM', buildings: 2 })
  const due = await addDue(account)
  const dayOf = async (bId = account.building.id) =>
    (await account.call(GetDay, { ...asked(account), bId })).Dues.find(one => one.DueId === due.DueId)
  expect((await account.refuse(ExcuseDue, { ...due, Reason: '  ' })).fields).toMatchObject([{ Field: 'Reason', Message: 'Required' }])
  const walker = await account.signInAs('Employee')
  expect(await walker.refuse(ExcuseDue, { ...due, Reason: 'Holiday' })).toMatchObject({ status: 403 })
  const elsewhere = account.buildings[1]?.id ?? ''
  expect(await account.refuse(ExcuseDue, { ...due, BuildingId: elsewhere, Reason: 'Holiday' })).toMatchObject({ code: 'sys.obj.nof' })
  const { Version } = await account.call(ExcuseDue, { ...due, Reason: ' Closed for a holiday ' })
  expect(await dayOf()).toMatchObject({ State: 'Excused', Reason: 'Closed for a holiday', Version })
  expect(await account.refuse(ExcuseDue, { ...due, Version, Reason: 'Again' })).toMatchObject({ code: 'sys.obj.cfl' })
  expect(await account.refuse(ReopenDue, due)).toMatchObject({ code: 'sys.obj.cfl' })
  await account.call(ReopenDue, { ...due, Version })
  expect(await dayOf()).toMatchObject({ State: 'Open', Reason: '' })
  const [row] = await read(tx => tx.select().from(roundDue).where(eq(roundDue.id, due.DueId)))
  expect(row).toMatchObject({ Closed: null, ClosedDate: null, TellDate: row?.Ends })
})
