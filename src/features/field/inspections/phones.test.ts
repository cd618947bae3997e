import { createHash, randomUUID } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { type Account, callsAs, openWorld } from '../../../../test/world.ts'
import { uuidv7 } from '../../../platform/db/uuidv7.ts'
import { fileUse, storedFile, upload } from '../../../platform/tables.ts'
import { formAnswer } from '../../base/fields/tables.ts'
import { openSession } from '../../base/people/data.ts'
import { member } from '../../base/people/tables.ts'
import { GetPhones, OpenTicket, RegisterPhone, SetPersonBlocked, SetPhoneBlocked, SetRoundBlocked } from '../phones/contract.ts'
import { phoneMessages } from '../phones/model.ts'
import { addRound, roomOf, stopOf } from '../rounds/testing.ts'
import { GetDay, GetRoundVersion, GetUploads, GetWaitingWalks, GetWalk, PutWalkPiece, SendWalk } from './contract.ts'
import { inspection } from './tables.ts'
import { openPhone } from './testing.ts'

const world = await openWorld()
const asSystem = <T>(work: Parameters<typeof world.services.db.asSystem<T>>[1]) => world.services.db.asSystem('a walk of a test', work)
const placeOf = ({ group, building }: Account) => ({ GroupId: group.id, BuildingId: building.id })

const openRound = async (account: Account) => {
  const { RoundId } = await addRound(account, `Night round ${randomUUID().slice(0, 6)}`, {
    Stops: [stopOf('Pump 1', await roomOf(account))],
  })
  const { Stops } = await account.call(GetRoundVersion, { gId: account.group.id, bId: account.building.id, rId: RoundId })
  return { RoundId, stop: Stops[0]?.StopId ?? '' }
}
const sumOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')
const makePhoto = async (n: number) => {
  const noise = { type: 'gaussian' as const, mean: 120, sigma: 30 }
  const bytes = new Uint8Array(
    await sharp({ create: { width: 400, height: 300 + n, channels: 3, background: 'red', noise } })
      .jpeg()
      .toBuffer(),
  )
  return { FileId: uuidv7(), Name: `pump ${n}.jpg`, Size: bytes.length, Sha256: sumOf(bytes), bytes }
}
type Photo = Awaited<ReturnType<typeof makePhoto>>
const announced = ({ bytes: _bytes, ...file }: Photo) => file
/** A walk of one stop with these photos, all told and not sent yet. */
const walkWith = async (account: Account, photos: readonly Photo[], DeviceId?: string) => {
  const round = await openRound(account)
  const phone = openPhone(account, round.RoundId, DeviceId ? { DeviceId } : {})
  phone.tell('walk.opened', { value: { Number: 1 } })
  phone.tell('answer', { stop: round.stop, code: 'Q001', value: 3 })
  if (photos.length > 0)
    phone.tell('answer', { stop: round.stop, code: 'Q002', value: photos.map(({ FileId, Name }) => ({ FileId, Name })) })
  phone.tell('stop.done', { stop: round.stop })
  phone.submit(photos.length)
  const whole = { ...placeOf(account), InspectionId: phone.InspectionId }
  const read = { gId: account.group.id, bId: account.building.id, iptId: phone.InspectionId }
  return { ...round, phone, whole, read, Files: photos.map(announced) }
}
/** Sends the bytes of a photo in pieces, each once. */
const putAll = async (
  caller: Pick<Account, 'call'>,
  whole: Awaited<ReturnType<typeof walkWith>>['whole'],
  { FileId, bytes }: Photo,
  size = 20_000,
) => {
  for (let Offset = 0; ; ) {
    const Bytes = bytes.subarray(Offset, Offset + size)
    const reply = await caller.call(PutWalkPiece, { ...whole, FileId, Offset, Sha256: sumOf(Bytes), Bytes })
    if (reply.State !== 'Announced') return reply
    Offset = reply.Offset
  }
}
const answersOf = ({ group }: Account, Code = 'Q002') =>
  asSystem(tx =>
    tx
      .select()
      .from(formAnswer)
      .where(and(eq(formAnswer.GroupId, group.id), eq(formAnswer.Code, Code))),
  )
const walkOf = async ({ group }: Account, id: string) =>
  (
    await asSystem(tx =>
      tx
        .select()
        .from(inspection)
        .where(and(eq(inspection.GroupId, group.id), eq(inspection.id, id))),
    )
  )[0]

test('a walk is complete when its photos have arrived in pieces; they are kept under the ids that the phone has given them', async () => {
  const account = await world.newAccount()
  const photos = await Promise.all([1, 2].map(makePhoto))
  const { phone, whole, read, Files } = await walkWith(account, photos)
  const { Walk } = await phone.send(phone.items, { Files })
  expect(Walk).toMatchObject({ State: 'Submitted', FilesMissing: 2, StopsDone: 1 })
  expect(new Set((await account.call(GetUploads, read)).Files)).toEqual(
    new Set(Files.map(({ FileId, Sha256 }) => ({ FileId, Sha256, State: 'Announced', Offset: 0, Why: '' }))),
  )
  const [first, second] = photos
  if (!first || !second) throw new Error('two photos were made')
  expect(await putAll(account, whole, first)).toMatchObject({ State: 'Received', Offset: first.Size })
  expect(await account.call(GetWalk, read)).toMatchObject({ State: 'Submitted', FilesMissing: 1 })
  expect(await putAll(account, whole, second)).toMatchObject({ State: 'Received' })
  expect(await account.call(GetWalk, read)).toMatchObject({ State: 'Complete', FilesMissing: 0 })
  // The last photo ends the walk, and the history of the walk says so.
  const told = await asSystem(tx =>
    tx.execute<{ after: unknown }>(sql`select after from audit where group_id = ${account.group.id} and object_id = ${phone.InspectionId}`),
  )
  expect(told.rows.map(({ after }) => after)).toContainEqual({ State: 'Complete' })
  const [answer] = await answersOf(account)
  expect(answer).toMatchObject({ Files: photos.map(({ FileId }) => FileId), Revision: 0 })
  const { stored, uses } = await asSystem(async tx => ({
    stored: await tx.select().from(storedFile).where(eq(storedFile.GroupId, account.group.id)),
    uses: await tx.select().from(fileUse).where(eq(fileUse.GroupId, account.group.id)),
  }))
  expect(
    stored
      .filter(({ Bucket }) => Bucket === 'RoundPhoto')
      .map(({ id }) => id)
      .toSorted(),
  ).toEqual(photos.map(({ FileId }) => FileId).toSorted())
  for (const { FileId } of photos)
    expect(
      uses
        .filter(one => one.FileId === FileId)
        .map(({ TableName }) => TableName)
        .toSorted(),
    ).toEqual(['form_answer', 'inspection_file', 'inspection_item'])
  // Sent once more after a lost reply: the same file, and nothing is written.
  expect(await account.call(PutWalkPiece, { ...whole, FileId: first.FileId, Offset: 0, Bytes: first.bytes })).toMatchObject({
    State: 'Received',
  })
})

test('a piece that comes twice, from another place or damaged changes nothing, and the reply says where the file goes on', async () => {
  const account = await world.newAccount()
  const photo = await makePhoto(3)
  const { phone, whole, read, Files } = await walkWith(account, [photo])
  await phone.send(phone.items, { Files })
  const put = (Offset: number, Bytes: Uint8Array, more = {}) =>
    account.call(PutWalkPiece, { ...whole, FileId: photo.FileId, Offset, Bytes, ...more })
  expect(await put(0, photo.bytes.subarray(0, 5000))).toMatchObject({ State: 'Announced', Offset: 5000 })
  expect(await put(0, photo.bytes.subarray(0, 5000))).toMatchObject({ Offset: 5000 })
  expect(await put(9000, photo.bytes.subarray(9000))).toMatchObject({ Offset: 5000 })
  const damaged = await account.refuse(PutWalkPiece, {
    ...whole,
    FileId: photo.FileId,
    Offset: 5000,
    Sha256: '0'.repeat(64),
    Bytes: photo.bytes.subarray(5000),
  })
  expect(damaged).toMatchObject({ code: 'req.val.inv' })
  expect((await account.call(GetUploads, read)).Files).toMatchObject([{ Offset: 5000 }])
  // What is not finished is forgotten after a day: the phone begins again.
  await asSystem(tx => tx.delete(upload).where(eq(upload.GroupId, account.group.id)))
  expect((await account.call(GetUploads, read)).Files).toMatchObject([{ Offset: 0 }])
  expect(await putAll(account, whole, photo)).toMatchObject({ State: 'Received' })
})

test('a file that is no photo is refused with the reason, and the walk does not wait for it', async () => {
  const account = await world.newAccount()
  const bytes = new TextEncoder().encode('<svg onload="alert(1)"/>'.repeat(20))
  const fake = { FileId: uuidv7(), Name: 'pump.jpg', Size: bytes.length, Sha256: sumOf(bytes), bytes }
  const { phone, whole, read, Files } = await walkWith(account, [fake])
  await phone.send(phone.items, { Files })
  const reply = await putAll(account, whole, fake)
  expect(reply.State).toBe('Refused')
  expect(reply.Why).not.toBe('')
  expect(await account.call(GetWalk, read)).toMatchObject({ State: 'Complete', FilesMissing: 0 })
  expect(await answersOf(account)).toEqual([])
})

test('files that the end of a walk counts and nobody has announced are waited for; of 501 files 500 are taken', async () => {
  const account = await world.newAccount()
  const { phone, read } = await walkWith(account, [await makePhoto(4)])
  await phone.send(phone.items)
  expect(await account.call(GetWalk, read)).toMatchObject({ State: 'Submitted', FilesMissing: 0 })
  const many = Array.from({ length: 501 }, (_, i) => ({ FileId: uuidv7(), Name: `${i}.jpg`, Size: 9, Sha256: '1'.repeat(64) }))
  for (let at = 0; at < many.length; at += 100) await phone.send([], { Files: many.slice(at, at + 100) })
  expect((await account.call(GetUploads, read)).Files.length).toBe(500)
  expect((await account.refuse(SendWalk, phone.sent([], { Files: many.slice(0, 101) }))).code).toBe('req.val.inv')
  expect((await account.call(GetWaitingWalks, { gId: account.group.id, bId: account.building.id })).Walks).toMatchObject([
    { InspectionId: phone.InspectionId, State: 'Submitted', FilesMissing: 500, ItemsMissing: 0 },
  ])
})

test('a ticket sends the walks of its own phone without a session, and nothing else', async () => {
  const account = await world.newAccount()
  const engineer = await account.signInAs('Employee')
  const DeviceId = randomUUID()
  const { Ticket, SignedIn } = await engineer.call(RegisterPhone, { ...placeOf(account), DeviceId, Label: 'Chrome, Android' })
  expect(SignedIn).toBe(true)
  const { UserToken } = await callsAs(world.app, null).call(OpenTicket, { Ticket })
  const byTicket = callsAs(world.app, UserToken)
  const photo = await makePhoto(5)
  const { phone, whole, read, RoundId, Files } = await walkWith(account, [photo], DeviceId)
  const { Walk } = await byTicket.call(SendWalk, phone.sent(phone.items, { Files }))
  expect(Walk).toMatchObject({ State: 'Submitted', FilesMissing: 1 })
  expect(await putAll(byTicket, whole, photo)).toMatchObject({ State: 'Received' })
  expect(await byTicket.call(GetWalk, read)).toMatchObject({ State: 'Complete' })
  expect(await walkOf(account, phone.InspectionId)).toMatchObject({ UserId: engineer.user.id, SignedIn: true, Marks: [] })
  // Another phone's walk, what people read, what people write.
  const other = await walkWith(account, [])
  await other.phone.send()
  for (const refused of [
    await byTicket.refuse(GetWalk, other.read),
    await byTicket.refuse(GetUploads, other.read),
    await byTicket.refuse(GetDay, { gId: account.group.id, bId: account.building.id }),
    await byTicket.refuse(GetRoundVersion, { gId: account.group.id, bId: account.building.id, rId: RoundId }),
    await byTicket.refuse(GetPhones, { gId: account.group.id, bId: account.building.id }),
  ])
    expect(['sys.obj.nof', 'usr.aut.npm']).toContain(refused.code)
  const { Receipts } = await byTicket.call(SendWalk, openPhoneItems(account, other.RoundId))
  expect(Receipts).toMatchObject([{ Result: 'refused', Why: 'device' }])
})
const openPhoneItems = (account: Account, RoundId: string) => {
  const phone = openPhone(account, RoundId)
  phone.tell('walk.opened', { value: { Number: 1 } })
  return phone.sent(phone.items)
}

test('a blocked phone sends nothing, by its ticket or by a session, until it is allowed again; a forged ticket opens nothing', async () => {
  const account = await world.newAccount({ buildings: 2 })
  const engineer = await account.signInAs('Employee')
  const DeviceId = randomUUID()
  const { Ticket } = await engineer.call(RegisterPhone, { ...placeOf(account), DeviceId })
  await engineer.call(RegisterPhone, { GroupId: account.group.id, BuildingId: account.buildings[1]?.id ?? '', DeviceId })
  const { UserToken } = await callsAs(world.app, null).call(OpenTicket, { Ticket })
  const { phone } = await walkWith(account, [], DeviceId)
  expect((await engineer.refuse(SetPhoneBlocked, { ...placeOf(account), DeviceId, Blocked: true })).code).toBe('usr.aut.npm')
  await account.call(SetPhoneBlocked, { ...placeOf(account), DeviceId, Blocked: true })
  for (const refused of [
    await callsAs(world.app, UserToken).refuse(SendWalk, phone.sent(phone.items)),
    await engineer.refuse(SendWalk, phone.sent(phone.items)),
    await callsAs(world.app, null).refuse(OpenTicket, { Ticket }),
    await engineer.refuse(RegisterPhone, { ...placeOf(account), DeviceId }),
  ])
    expect(refused).toMatchObject({ code: 'usr.aut.npm', message: phoneMessages.blocked })
  // In every building of the account, and the page of each says so.
  const [, elsewhere] = account.buildings
  const other = { GroupId: account.group.id, BuildingId: elsewhere?.id ?? '' }
  expect((await engineer.refuse(RegisterPhone, { ...other, DeviceId })).code).toBe('usr.aut.npm')
  expect((await account.refuse(SetPhoneBlocked, { ...other, DeviceId: randomUUID(), Blocked: true })).code).toBe('sys.obj.nof')
  const { Phones } = await account.call(GetPhones, { gId: other.GroupId, bId: other.BuildingId })
  expect(Phones.map(({ Blocked }) => Blocked)).toEqual([true])
  await account.call(SetPhoneBlocked, { ...placeOf(account), DeviceId, Blocked: false })
  expect((await callsAs(world.app, UserToken).call(SendWalk, phone.sent(phone.items))).Walk.State).toBe('Complete')
  expect((await callsAs(world.app, null).refuse(OpenTicket, { Ticket: `${Ticket.slice(0, -3)}AAA` })).code).toBe('usr.aut.npm')
  expect((await callsAs(world.app, null).refuse(OpenTicket, { Ticket: 'nonsense' })).code).toBe('usr.aut.npm')
})

test('a person is blocked on every phone, a round for everybody, by ticket and by session; allowed again, what phones have kept arrives', async () => {
  const account = await world.newAccount({ buildings: 2 })
  const [GroupId, gId, bId] = [account.group.id, account.group.id, account.building.id]
  const engineer = await account.signInAs('Employee')
  const [DeviceId, second] = [randomUUID(), randomUUID()]
  const own = await engineer.call(RegisterPhone, { ...placeOf(account), DeviceId })
  const elsewhere = { GroupId, BuildingId: account.buildings[1]?.id ?? '' }
  const other = await engineer.call(RegisterPhone, { ...elsewhere, DeviceId: second })
  const byTicket = callsAs(world.app, (await callsAs(world.app, null).call(OpenTicket, { Ticket: own.Ticket })).UserToken)
  const photo = await makePhoto(4)
  const { phone, whole, read, RoundId } = await walkWith(account, [photo], DeviceId)
  await byTicket.call(SendWalk, phone.sent(phone.items.slice(0, 1), { Files: [announced(photo)] }))
  const put = { ...whole, FileId: photo.FileId, Offset: 0, Bytes: photo.bytes }
  const person = { ...placeOf(account), PhoneId: own.PhoneId }
  expect((await engineer.refuse(SetPersonBlocked, { ...person, Blocked: true })).code).toBe('usr.aut.npm')
  expect((await account.refuse(SetPersonBlocked, { ...elsewhere, PhoneId: own.PhoneId, Blocked: true })).code).toBe('sys.obj.nof')
  for (const _twice of [1, 2]) await account.call(SetPersonBlocked, { ...person, Blocked: true })
  for (const refused of [
    await byTicket.refuse(SendWalk, phone.sent(phone.items)),
    await byTicket.refuse(PutWalkPiece, put),
    await byTicket.refuse(GetWalk, read),
    await engineer.refuse(SendWalk, phone.sent(phone.items)),
    await callsAs(world.app, null).refuse(OpenTicket, { Ticket: own.Ticket }),
    await callsAs(world.app, null).refuse(OpenTicket, { Ticket: other.Ticket }),
    await engineer.refuse(RegisterPhone, { ...elsewhere, DeviceId: randomUUID() }),
  ])
    expect(refused).toMatchObject({ code: 'usr.aut.npm', message: phoneMessages.personBlocked })
  const chief = await account.signInAs('Executive')
  // A typed name is blocked in its building: another Sam may walk elsewhere.
  const typing = { Kind: 'Pin' as const, GroupId, BuildingId: bId, Role: 'Property Staff', Purpose: 'Pin:Staff' }
  const guard = callsAs(world.app, await asSystem(tx => openSession(tx, typing)))
  const guardElsewhere = callsAs(world.app, await asSystem(tx => openSession(tx, { ...typing, BuildingId: elsewhere.BuildingId })))
  const sam = await guard.call(RegisterPhone, { ...placeOf(account), DeviceId: randomUUID(), Name: 'Sam' })
  await account.call(SetPersonBlocked, { ...placeOf(account), PhoneId: sam.PhoneId, Blocked: true })
  expect((await guard.refuse(RegisterPhone, { ...placeOf(account), DeviceId: randomUUID(), Name: ' SAM ' })).message).toBe(
    phoneMessages.personBlocked,
  )
  expect((await callsAs(world.app, null).refuse(OpenTicket, { Ticket: sam.Ticket })).message).toBe(phoneMessages.personBlocked)
  const { Ticket } = await guardElsewhere.call(RegisterPhone, { ...elsewhere, DeviceId: randomUUID(), Name: 'Sam' })
  await callsAs(world.app, null).call(OpenTicket, { Ticket })
  await chief.call(RegisterPhone, { ...placeOf(account), DeviceId }) // the phone is not blocked, nor is who takes it over
  const { Phones } = await account.call(GetPhones, { gId, bId })
  expect(
    Phones.filter(one => one.PersonBlocked)
      .map(one => one.PhoneId)
      .toSorted(),
  ).toEqual([own.PhoneId, sam.PhoneId].toSorted())
  expect(Phones.map(one => one.Blocked)).toEqual([false, false, false])
  await account.call(SetPersonBlocked, { ...person, Blocked: false })

  await account.call(SetRoundBlocked, { ...placeOf(account), RoundId, Blocked: true })
  expect((await account.call(GetPhones, { gId, bId })).BlockedRounds.map(one => one.RoundId)).toEqual([RoundId])
  for (const refused of [
    await byTicket.refuse(SendWalk, phone.sent(phone.items)),
    await byTicket.refuse(PutWalkPiece, put),
    await chief.refuse(SendWalk, openPhone(account, RoundId).sent([])),
  ])
    expect(refused).toMatchObject({ code: 'usr.aut.npm', message: phoneMessages.roundBlocked })
  const free = await walkWith(account, [])
  expect((await free.phone.send()).Walk.State).toBe('Complete')
  const stranger = await world.newAccount()
  expect((await stranger.refuse(SetRoundBlocked, { ...placeOf(stranger), RoundId, Blocked: false })).code).toBe('sys.obj.nof')
  await account.call(SetRoundBlocked, { ...placeOf(account), RoundId, Blocked: false })
  await byTicket.call(SendWalk, phone.sent(phone.items, { Files: [announced(photo)] }))
  await byTicket.call(PutWalkPiece, put)
  expect((await byTicket.call(GetWalk, read)).State).toBe('Complete')
})

test('who has left the account still sends what the phone has kept, and the walk says so', async () => {
  const account = await world.newAccount()
  const engineer = await account.signInAs('Employee')
  const DeviceId = randomUUID()
  const { Ticket } = await engineer.call(RegisterPhone, { ...placeOf(account), DeviceId })
  const { phone } = await walkWith(account, [], DeviceId)
  await asSystem(tx => tx.delete(member).where(and(eq(member.GroupId, account.group.id), eq(member.UserId, engineer.user.id))))
  const { UserToken } = await callsAs(world.app, null).call(OpenTicket, { Ticket })
  expect((await callsAs(world.app, UserToken).call(SendWalk, phone.sent(phone.items))).Walk.State).toBe('Complete')
  expect(await walkOf(account, phone.InspectionId)).toMatchObject({ EngineerName: expect.stringMatching(/./), Marks: ['WalkerGone'] })
})

test('a phone of a PIN session names who walks; each of its people has a row of the page of phones', async () => {
  const account = await world.newAccount()
  const { group, building } = account
  const row = { Kind: 'Pin' as const, GroupId: group.id, BuildingId: building.id, Role: 'Property Staff', Purpose: 'Pin:Staff' }
  const guard = callsAs(world.app, await asSystem(tx => openSession(tx, row)))
  const DeviceId = randomUUID()
  expect((await guard.refuse(RegisterPhone, { ...placeOf(account), DeviceId })).fields).toEqual([
    { Field: 'Name', Message: phoneMessages.nameMissing },
  ])
  const night = await guard.call(RegisterPhone, { ...placeOf(account), DeviceId, Name: 'Night guard' })
  const again = await guard.call(RegisterPhone, { ...placeOf(account), DeviceId, Name: 'night  guard' })
  expect(again.PhoneId).toBe(night.PhoneId)
  await guard.call(RegisterPhone, { ...placeOf(account), DeviceId, Name: 'Day guard' })
  const { Phones } = await account.call(GetPhones, { gId: group.id, bId: building.id })
  expect(new Set(Phones.map(({ Name, SignedIn, Blocked }) => `${Name} ${SignedIn} ${Blocked}`))).toEqual(
    new Set(['Day guard false false', 'night  guard false false']),
  )
})
