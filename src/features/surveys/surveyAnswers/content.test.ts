import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { pdf, png } from '../../../../test/support/hostile.ts'
import { customerOf } from '../../../../test/support/surveyCustomer.ts'
import { generatedSurvey } from '../../../../test/support/surveys.ts'
import { startTextProvider } from '../../../../test/support/textProvider.ts'
import { callsAs, openWorld } from '../../../../test/world.ts'
import { noteFiles } from '../../../platform/files/fileUse.ts'
import { GetUpload, PutPiece, StartUpload } from '../../base/files/contract.ts'
import {
  CloseContentRequest,
  GetContentRequest,
  GetSurvey,
  GetSurveyFile,
  OpenContentRequest,
  RemoveContentPhoto,
  SaveSurveySection,
  SendContentRequest,
  UploadSurveyFile,
} from './contract.ts'
import { mostFiles } from './files.server.ts'
import { ownSpace } from './sections/PhysicalSpaces/spaces.ts'
import { emptyPayload } from './sections/sections.ts'
import { surveyFile } from './tables.ts'

const provider = await startTextProvider()
const world = await openWorld({ env: { SMS_URL: provider.url, BASE_URL: 'https://admin.example' }, work: true })
const nobody = callsAs(world.app, null)
const base64 = (bytes: Uint8Array | string) => Buffer.from(bytes).toString('base64')
const space = (Code: string, Selected = true) => ({ ...ownSpace(Code, Code), Selected, Location: 'East wing' })
const until = async <T>(find: () => T | undefined): Promise<T> => {
  for (let i = 0; i < 100; i++) {
    const found = find()
    if (found !== undefined) return found
    await new Promise(done => setTimeout(done, 50))
  }
  throw new Error('it did not come')
}

/** A survey whose customer has chosen two spaces. */
const chosen = async () => {
  const account = await world.newAccount()
  const made = await generatedSurvey(account)
  const customer = await customerOf(world, made)
  const place = { GroupId: made.GroupId, BuildingId: made.BuildingId, BuilderId: made.BuilderId }
  const PhysicalSpaces = [space('Gym'), space('Lobby'), space('Pool', false)]
  await customer.call(SaveSurveySection, { ...place, Version: 0, Section: 'PhysicalSpaces', PhysicalSpaces })
  return { account, made, customer, place, load: { gId: made.GroupId, bId: made.BuildingId, builderId: made.BuilderId } }
}
const asked = async () => {
  const all = await chosen()
  const { acId } = await all.account.call(SendContentRequest, { ...all.place, Locations: ['Gym', 'Lobby'], PhoneNumber: '12065550142' })
  const opened = await nobody.call(OpenContentRequest, { ContentRequestId: acId })
  const { BuilderId: _survey, ...here } = all.place
  return { ...all, acId, opened, here, phone: callsAs(world.app, opened.UserToken) }
}

test('Collect Content sends a text message with the link of the page for photos [C-CALL-103, C-ROUTE-069]', async () => {
  const { account, place } = await chosen()
  const ask = { ...place, Locations: ['Gym', 'Lobby'], PhoneNumber: '12065550142' }
  const { acId } = await account.call(SendContentRequest, ask)
  const { body } = await until(() => provider.received.find(one => one.body.id === acId))
  expect(body.to).toBe('+12065550142')
  expect(body.text).toBe(
    `Building 1: please send us photos of 2 spaces. It takes a few minutes on your phone: https://admin.example/multipleContentSurvey/${acId}`,
  )
  expect((await account.refuse(SendContentRequest, { ...ask, PhoneNumber: '2065550142' })).fields).toEqual([
    { Field: 'PhoneNumber', Message: 'Format error', Hint: expect.any(String) },
  ])
  expect((await account.refuse(SendContentRequest, { ...ask, Locations: [] })).fields).toEqual([
    { Field: 'Locations', Message: 'Required' },
  ])
  for (const Locations of [['Pool'], ['Gym', 'Roof']])
    expect((await account.refuse(SendContentRequest, { ...ask, Locations })).fields).toEqual([
      { Field: 'Locations', Message: 'Format error', Hint: expect.any(String) },
    ])
  const seeing = await account.signInAs('Marketing')
  expect((await seeing.refuse(SendContentRequest, ask)).code).toBe('usr.aut.npm')
})

test('the page of the link takes photos of each space, takes them back, and ends when all are sent; staff see them [C-BEHAV-011, C-STATE-014]', async () => {
  const { account, opened, here, phone, acId, load } = await asked()
  expect(opened).toMatchObject({ BuildingName: { en: 'Building 1' }, LogoUrl: null, Closed: false, ...here })
  const find = { gId: here.GroupId, bId: here.BuildingId }
  expect(await phone.call(GetContentRequest, find)).toEqual({
    Closed: false,
    Spaces: [
      { Code: 'Gym', DisplayText: { en: 'Gym' }, Location: 'East wing', Photos: [] },
      { Code: 'Lobby', DisplayText: { en: 'Lobby' }, Location: 'East wing', Photos: [] },
    ],
  })
  const photo = { ...here, fileName: 'gym.png', base64: base64(png(8, 8)), Space: 'Gym' }
  const first = await phone.call(UploadSurveyFile, photo)
  const second = await phone.call(UploadSurveyFile, { ...photo, fileName: 'wrong.png' })
  expect((await phone.refuse(UploadSurveyFile, { ...photo, Space: 'Pool' })).fields).toEqual([
    { Field: 'Space', Message: 'Format error', Hint: expect.any(String) },
  ])
  expect((await phone.refuse(UploadSurveyFile, { ...photo, Space: undefined })).status).toBe(400)
  expect((await phone.refuse(UploadSurveyFile, { ...photo, fileName: 'a.pdf', base64: base64(pdf()) })).message).toBe(
    'The file is not an image',
  )
  await phone.call(RemoveContentPhoto, { ...here, FileId: second.FileId })
  expect((await phone.refuse(RemoveContentPhoto, { ...here, FileId: second.FileId })).status).toBe(404)
  const { Spaces } = await phone.call(GetContentRequest, find)
  expect(Spaces.map(({ Photos }) => Photos.map(({ Name }) => Name))).toEqual([['gym.png'], []])
  expect((await world.app.inject(Spaces[0]?.Photos[0]?.Link ?? '')).headers['content-type']).toBe('image/png')
  expect(await phone.call(CloseContentRequest, here)).toEqual({ Photos: 1 })
  expect((await phone.refuse(UploadSurveyFile, photo)).code).toBe('usr.lnk.exp')
  expect(await nobody.call(OpenContentRequest, { ContentRequestId: acId })).toMatchObject({ Closed: true, UserToken: null })
  const { Collected } = await account.call(GetSurvey, load)
  expect(Collected).toMatchObject([{ FileId: first.FileId, Name: 'gym.png', Space: 'Gym', Link: expect.stringMatching(/^\/f\//) }])
  expect((await account.call(GetSurveyFile, { ...load, FileId: first.FileId })).Name).toBe('gym.png')
  expect((await account.refuse(GetSurveyFile, { ...load, FileId: second.FileId })).status).toBe(404)
})

test('the token of a request reaches that request only; a link ends after thirty days; an unknown one does not exist', async () => {
  const one = await asked()
  const other = await asked()
  const theirs = { gId: other.here.GroupId, bId: other.here.BuildingId }
  expect((await one.phone.refuse(GetContentRequest, theirs)).status).toBe(404)
  expect((await one.phone.refuse(GetSurvey, one.load)).code).toBe('usr.aut.npm')
  expect((await one.account.refuse(GetContentRequest, { gId: one.here.GroupId, bId: one.here.BuildingId })).code).toBe('usr.aut.npm')
  const photo = await other.phone.call(UploadSurveyFile, { ...other.here, fileName: 'a.png', base64: base64(png(8, 8)), Space: 'Gym' })
  expect((await one.phone.refuse(RemoveContentPhoto, { ...one.here, FileId: photo.FileId })).status).toBe(404)
  const again = await one.account.call(SendContentRequest, { ...one.place, Locations: ['Gym'], PhoneNumber: '12065550142' })
  const second = callsAs(world.app, (await nobody.call(OpenContentRequest, { ContentRequestId: again.acId })).UserToken)
  expect((await second.call(GetContentRequest, { bId: one.here.BuildingId })).Spaces).toHaveLength(1)
  await world.services.db.system.query(`update content_request set created_date = now() - interval '31 days' where id = $1`, [again.acId])
  expect((await nobody.call(OpenContentRequest, { ContentRequestId: again.acId })).UserToken).toBeNull()
  expect((await second.refuse(CloseContentRequest, one.here)).code).toBe('usr.lnk.exp')
  expect((await nobody.refuse(OpenContentRequest, { ContentRequestId: randomUUID() })).status).toBe(404)
})

test('a file of an answer is of this survey, private, judged by its content, and downloaded by a link [C-STATE-014]', async () => {
  const { account, customer, place, load } = await chosen()
  const upload = { ...place, fileName: 'Our suppliers.pdf', base64: base64(pdf()) }
  const file = await customer.call(UploadSurveyFile, upload)
  expect((await customer.refuse(UploadSurveyFile, { ...upload, base64: base64(png(4, 4)) })).message).toBe(
    'Incorrect file type, please try again',
  )
  const { BuildingInfo } = emptyPayload('BuildingInfo')
  const save = { ...place, Version: 0, Section: 'BuildingInfo' as const }
  const named = { FileId: file.FileId, Name: 'made up.exe', Link: 'https://evil.example' }
  await customer.call(SaveSurveySection, { ...save, BuildingInfo: { ...BuildingInfo, SuppliersFile: named } })
  const { SuppliersFile } = (await account.call(GetSurvey, load)).BuildingInfo ?? {}
  expect(SuppliersFile).toEqual({ ...file, Name: 'Our suppliers.pdf', Link: expect.stringMatching(/^\/f\//) })
  const reply = await world.app.inject(SuppliersFile?.Link ?? '')
  expect([reply.statusCode, reply.body]).toEqual([200, pdf()])
  expect(reply.headers['content-disposition']).toMatch(/^attachment;.*Our/)
  const stranger = await chosen()
  const foreign = { ...stranger.place, Version: 0, Section: 'BuildingInfo', BuildingInfo: { ...BuildingInfo, SuppliersFile: named } }
  expect((await stranger.customer.refuse(SaveSurveySection, foreign)).fields).toEqual([
    { Field: 'BuildingInfo.SuppliersFile', Message: 'Format error', Hint: expect.any(String) },
  ])
  expect((await stranger.customer.refuse(GetSurveyFile, { ...stranger.load, FileId: file.FileId })).status).toBe(404)
  const address = await world.app.inject(`/files/${place.GroupId}/${file.FileId}/x.pdf`)
  expect(address.statusCode).toBe(404)
})

test('a file is sent in pieces too, by the customer’s token and by that of the page for photos, into no other bucket', async () => {
  const { customer, place, phone, here, account, load } = await asked()
  const send = async (by: typeof phone, bucket: string, fileName: string, bytes: Uint8Array) => {
    const { UploadId } = await by.call(StartUpload, { ...here, bucket, fileName, Size: bytes.length })
    const half = bytes.length >> 1
    await by.call(PutPiece, { GroupId: here.GroupId, UploadId, Offset: 0, Bytes: bytes.subarray(0, half) })
    await by.call(PutPiece, { GroupId: here.GroupId, UploadId, Offset: half, Bytes: bytes.subarray(half) })
    return UploadId
  }
  const paper = await send(customer, 'SurveyAnswer', 'plan.pdf', Buffer.from(pdf()))
  const file = await customer.call(UploadSurveyFile, { ...place, fileName: 'plan.pdf', UploadId: paper })
  expect(file).toMatchObject({ Name: 'plan.pdf', Size: pdf().length, ContentType: 'application/pdf' })
  expect((await world.app.inject(file.Link ?? '')).body).toBe(pdf())
  expect((await customer.call(UploadSurveyFile, { ...place, fileName: 'plan.pdf', UploadId: paper })).FileId).toBe(file.FileId)
  expect((await customer.call(GetSurveyFile, { ...load, FileId: file.FileId })).Name).toBe('plan.pdf')
  const photo = await send(phone, 'SurveyPhoto', 'gym.png', png(900, 600))
  const shown = await phone.call(UploadSurveyFile, { ...here, fileName: 'gym.png', UploadId: photo, Space: 'Gym' })
  const small = await world.app.inject(shown.Thumbnail ?? '')
  expect(small.headers['content-type']).toBe('image/webp')
  expect(await sharp(small.rawPayload).metadata()).toMatchObject({ width: 480, height: 320 })

  // What somebody else sends, what is meant for another place, and every other bucket.
  const start = { ...here, fileName: 'a.png', Size: 10 }
  for (const bucket of ['avatar', 'StaticUrl', 'Branding'])
    expect((await customer.refuse(StartUpload, { ...start, bucket })).code).toBe('usr.aut.npm')
  expect((await phone.refuse(StartUpload, { ...start, bucket: 'SurveyAnswer' })).code).toBe('usr.aut.npm')
  expect((await phone.refuse(UploadSurveyFile, { ...here, fileName: 'plan.pdf', UploadId: paper, Space: 'Gym' })).code).toBe('sys.obj.nof')
  expect((await customer.refuse(UploadSurveyFile, { ...place, fileName: 'a.png', UploadId: photo })).code).toBe('sys.obj.nof')
  expect((await customer.refuse(UploadSurveyFile, { ...place, fileName: 'plan.pdf', UploadId: paper, Space: 'Gym' })).fields).toMatchObject(
    [{ Field: 'UploadId', Message: 'Format error' }],
  )
  expect((await customer.refuse(UploadSurveyFile, { ...place, fileName: 'plan.pdf' })).fields).toEqual([
    { Field: 'base64', Message: 'Required' },
  ])
  const other = await chosen()
  expect((await other.customer.refuse(GetUpload, { gId: account.group.id, UploadId: paper })).code).toBe('sys.obj.nof')
})

test('a survey takes so many files and no more', async () => {
  const { customer, place } = await chosen()
  const { FileId } = await customer.call(UploadSurveyFile, { ...place, fileName: 'a.pdf', base64: base64(pdf()) })
  await world.services.db.asSystem('test', async (tx, client) => {
    const { rows } = await client.query(
      `insert into stored_file (group_id, bucket, name, content_type, size) select group_id, bucket, name, content_type, size from stored_file, generate_series(2, $2)
       where id = $1 returning id`,
      [FileId, mostFiles],
    )
    const row = { GroupId: place.GroupId, SurveyId: place.BuilderId, Name: 'a.pdf', RemovedDate: new Date() }
    const made = rows.map(({ id }) => ({ ...row, id }))
    await tx.insert(surveyFile).values(made)
    await noteFiles(tx, surveyFile, made)
  })
  const more = await customer.refuse(UploadSurveyFile, { ...place, fileName: 'a.pdf', base64: base64(pdf()) })
  expect(more).toMatchObject({ status: 429, message: 'A survey takes 200 files at most.' })
})
