import { createHash } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { type Account, openWorld } from '../../../../test/world.ts'
import { uuidv7 } from '../../../platform/db/uuidv7.ts'
import { fileUse, storedFile } from '../../../platform/tables.ts'
import { GetInspectionDetail } from '../inspectionReports/contract.ts'
import { roundDue } from '../rounds/tables.ts'
import { addRound, roomOf, stopOf } from '../rounds/testing.ts'
import { GetRoundVersion, GetStopFacts, PutWalkPiece } from './contract.ts'
import { openPhone, walkRoundAgain } from './testing.ts'

const world = await openWorld()
const asSystem = <T>(work: Parameters<typeof world.services.db.asSystem<T>>[1]) => world.services.db.asSystem('a walk of a test', work)
const sumOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')
const fileOf = (Name: string, bytes: Uint8Array) => ({ FileId: uuidv7(), Name, Size: bytes.length, Sha256: sumOf(bytes), bytes })
const photoOf = async () =>
  fileOf(
    'seal.jpg',
    new Uint8Array(
      await sharp({ create: { width: 90, height: 60, channels: 3, background: 'red' } })
        .jpeg()
        .toBuffer(),
    ),
  )
/** The head of a WebM file: an EBML element whose type of document is `webm`. */
const webm = () =>
  new Uint8Array([
    ...Buffer.from('1a45dfa39f4286810142f7810142f2810442f381084282847765626d42878104428581021853806700', 'hex'),
    ...new Uint8Array(2000),
  ])

const openRound = async (account: Account, names: readonly string[] = ['Pump 1'], more = {}) => {
  const room = await roomOf(account)
  const { RoundId } = await addRound(account, 'Night round', { Stops: names.map(name => stopOf(name, room)), ...more })
  const { Stops } = await account.call(GetRoundVersion, { gId: account.group.id, bId: account.building.id, rId: RoundId })
  return { RoundId, stops: Stops.map(({ StopId }) => StopId) }
}
const detailOf = async ({ group, call }: Account, iptId: string) => (await call(GetInspectionDetail, { gId: group.id, iptId })).Stops

test('photos of an answer, a video of the stop and what is charged back stand on the walk; what was not announced does not', async () => {
  const account = await world.newAccount()
  const { RoundId, stops } = await openRound(account)
  const stop = stops[0] ?? ''
  const [photo, video, wrong] = [await photoOf(), fileOf('seal.webm', webm()), fileOf('song.mp4', new TextEncoder().encode('no video'))]
  const named = ({ FileId, Name }: typeof photo) => ({ FileId, Name })
  const phone = openPhone(account, RoundId)
  phone.tell('walk.opened', { value: { Number: 1 } })
  phone.tell('answer', { stop, code: 'Q001', value: 9 })
  phone.tell('files', { stop, code: 'Q001', value: [named(photo)] })
  phone.tell('files', { stop, code: '', value: [named(video), named(wrong), { FileId: uuidv7(), Name: 'never announced.jpg' }] })
  phone.tell('chargeback', { stop, code: 'Q001', value: true })
  phone.tell('chargeback', { stop, code: 'Q002', value: true })
  phone.tell('chargeback', { stop, code: 'Q002', value: false })
  phone.tell('stop.done', { stop })
  phone.submit(3)
  const Files = [photo, video, wrong].map(({ bytes: _bytes, ...file }) => file)
  expect((await phone.send(phone.items, { Files })).Walk).toMatchObject({ State: 'Submitted', FilesMissing: 3 })
  const whole = { GroupId: account.group.id, BuildingId: account.building.id, InspectionId: phone.InspectionId }
  const put = ({ FileId, bytes: Bytes }: typeof photo) =>
    account.call(PutWalkPiece, { ...whole, FileId, Offset: 0, Sha256: sumOf(Bytes), Bytes })
  expect(await put(photo)).toMatchObject({ State: 'Received' })
  expect(await put(video)).toMatchObject({ State: 'Received' })
  expect(await put(wrong)).toMatchObject({ State: 'Refused', Why: 'Incorrect file type, please try again' })
  const [found] = await detailOf(account, phone.InspectionId)
  expect(found).toMatchObject({ Chargebacks: ['Q001'], Files: { Q001: [named(photo)], '': [named(video)] } })
  expect(found?.Files['Q001']?.[0]?.Thumbnail).toBeTruthy()
  expect(found?.Files['']?.[0]).toMatchObject({ Link: expect.stringContaining('/f/') })
  const rows = await asSystem(tx => tx.select().from(storedFile).where(eq(storedFile.GroupId, account.group.id)))
  expect(rows.find(({ id }) => id === video.FileId)).toMatchObject({ Bucket: 'RoundVideo', ContentType: 'video/webm' })
  const uses = await asSystem(tx =>
    tx
      .select()
      .from(fileUse)
      .where(and(eq(fileUse.GroupId, account.group.id), eq(fileUse.FileId, video.FileId))),
  )
  expect(uses.map(({ TableName }) => TableName)).toContain('inspection_stop')
})

test('the place of a stop that needs no proof is judged from where it was done', async () => {
  const account = await world.newAccount()
  const { RoundId, stops } = await openRound(account, ['Pump 1', 'Pump 2'])
  await asSystem(tx => tx.execute(`update building set latitude = 42.36, longitude = -71.06 where id = '${account.building.id}'`))
  const phone = openPhone(account, RoundId)
  const far = { Latitude: -80, Longitude: 0, Accuracy: 10 }
  phone.tell('walk.opened', { value: { Number: 1 } })
  for (const [i, stop] of stops.entries()) {
    phone.tell('answer', { stop, code: 'Q001', value: 3 })
    phone.tell('stop.done', { stop, value: i === 0 ? { Place: far } : null })
  }
  phone.submit()
  await phone.send()
  expect((await detailOf(account, phone.InspectionId)).map(({ Geo }) => Geo)).toEqual(['out', 'none'])
})

test('before a walk the last answers of its stops are known, and who has just done them', async () => {
  const account = await world.newAccount()
  const { RoundId, stops } = await openRound(account, ['Pump 1', 'Pump 2'])
  const asked = { gId: account.group.id, bId: account.building.id, rId: RoundId }
  for (const one of (await account.call(GetStopFacts, asked)).Stops) expect(one).toMatchObject({ Answers: {}, LastDate: null, Done: null })
  const at = Date.now() - 3 * 86_400_000
  await walkRoundAgain(account, RoundId, [{ Pressure: 4 }, { skipped: 'Locked' }], { at })
  const other = openPhone(account, RoundId)
  other.tell('walk.opened', { value: { Number: 1 } })
  other.tell('stop.done', { stop: stops[1] ?? null })
  await other.send()
  const { Stops } = await account.call(GetStopFacts, asked)
  expect(Stops.find(({ StopId }) => StopId === stops[0])).toMatchObject({ Answers: { Q001: 4 }, LastDate: expect.any(Number), Done: null })
  expect(Stops.find(({ StopId }) => StopId === stops[1])).toMatchObject({
    Answers: {},
    LastDate: null,
    Done: { InspectionId: other.InspectionId },
  })
})

test('two people walk one date: it is closed when their stops together are all of the round, also where both gave up', async () => {
  const account = await world.newAccount()
  const { RoundId, stops } = await openRound(account, ['Pump 1', 'Pump 2'], { Frequency: 'Recurring', Times: 1, Period: 'Day' })
  const closed = async () =>
    (
      await asSystem(tx =>
        tx
          .select()
          .from(roundDue)
          .where(and(eq(roundDue.GroupId, account.group.id), eq(roundDue.RoundId, RoundId))),
      )
    )
      .map(({ Closed }) => Closed)
      .filter(Boolean)
  for (const [i, stop] of stops.entries()) {
    expect(await closed()).toEqual([])
    const phone = openPhone(account, RoundId, { Name: `Walker ${i}` })
    phone.tell('walk.opened', { value: { Number: 1 } })
    phone.tell('answer', { stop, code: 'Q001', value: 3 })
    phone.tell('stop.done', { stop })
    phone.tell('walk.abandoned')
    expect((await phone.send()).Walk).toMatchObject({ State: 'Abandoned', StopsDone: 1 })
  }
  expect(await closed()).toEqual(['Completed'])
})
