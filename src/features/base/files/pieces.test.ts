import { createHash, randomBytes } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { describe, expect, test } from 'vitest'
import { workOffDue } from '../../../../test/support/due.ts'
import { pdf, png } from '../../../../test/support/hostile.ts'
import { startS3 } from '../../../../test/support/s3.ts'
import { type Account, openWorld } from '../../../../test/world.ts'
import { createFileStore } from '../../../platform/files/store.ts'
import { CancelUpload, FinishUpload, GetUpload, PutPiece, StartUpload } from './contract.ts'
import { clearUploads } from './jobs.ts'
import { PIECE_MOST } from './rules.ts'
import { pieceKey } from './upload.server.ts'

const world = await openWorld()
const { services } = world
const { db, files } = services

const MB = 1024 * 1024
const sha = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')
/** A PDF of so many bytes, of noise that no packing makes smaller. */
const document = (bytes: number) => Buffer.from(pdf('', `% ${randomBytes(bytes / 2).toString('hex')}\n`))
type Sender = Pick<Account, 'call' | 'refuse'>
const start = (account: Account, bytes: Uint8Array, more: object = {}, sender: Sender = account) =>
  sender.call(StartUpload, {
    GroupId: account.group.id,
    BuildingId: account.building.id,
    fileName: 'Guide.pdf',
    bucket: 'StaticUrl',
    Size: bytes.length,
    ...more,
  })
const placeOf = ({ group }: Account, UploadId: string) => ({ GroupId: group.id, UploadId })
const put = (account: Account, UploadId: string, bytes: Uint8Array, Offset: number, end = bytes.length, sender: Sender = account) =>
  sender.call(PutPiece, { ...placeOf(account, UploadId), Offset, Bytes: bytes.subarray(Offset, end) })
const keptBytes = async (account: Account, FileId: string) => {
  const file = await files.get(`${account.group.id}/${FileId}`)
  if (!file) throw new Error('no such file')
  return buffer(file.stream)
}
const filesOf = async ({ group }: Account) => (await db.system.query('select id from stored_file where group_id = $1', [group.id])).rows
const clear = () => workOffDue(clearUploads, services)
const age = (hours: number) =>
  db.system.query('update upload set modified_date = (modified_date at time zone $2 - make_interval(hours => $1)) at time zone $2', [
    hours,
    'UTC',
  ])

describe('a file sent in pieces', () => {
  test('that breaks off and goes on where it was is the same bytes, and one file', async () => {
    const account = await world.newAccount()
    const bytes = document(3 * MB)
    const { UploadId, Offset } = await start(account, bytes, { Sha256: sha(bytes) })
    expect(Offset).toBe(0)
    expect(await put(account, UploadId, bytes, 0, MB)).toMatchObject({ Offset: MB, Size: bytes.length })
    // The answer to the second piece is lost: its sender asks how far it is.
    await put(account, UploadId, bytes, MB, 2 * MB)
    const { Offset: next } = await account.call(GetUpload, { gId: account.group.id, UploadId })
    expect(next).toBe(2 * MB)
    await put(account, UploadId, bytes, next)
    const file = await account.call(FinishUpload, placeOf(account, UploadId))
    expect(file).toMatchObject({ Name: 'Guide.pdf', Size: bytes.length, ContentType: 'application/pdf' })
    expect(file.Link).toBe(`${services.config.baseUrl}/files/${account.group.id}/${file.FileId}/Guide.pdf`)
    expect(sha(await keptBytes(account, file.FileId))).toBe(sha(bytes))
    expect(await account.call(FinishUpload, placeOf(account, UploadId))).toEqual(file)
    expect(await filesOf(account)).toEqual([{ id: file.FileId }])
  })

  test('goes through an S3 store as well, and through several processes', async () => {
    const s3 = await startS3('pieces')
    const here = { ...services.files }
    try {
      Object.assign(services.files, createFileStore({ s3: s3.config }))
      const account = await world.newAccount()
      const bytes = document(MB)
      const { UploadId } = await start(account, bytes)
      await put(account, UploadId, bytes, 0, 1000)
      await put(account, UploadId, bytes, 1000)
      expect(s3.objects().length).toBe(2)
      const { FileId } = await account.call(FinishUpload, placeOf(account, UploadId))
      expect(sha(await keptBytes(account, FileId))).toBe(sha(bytes))
      await age(2)
      await clear()
      expect(s3.objects()).toEqual([`${account.group.id}/${FileId}`])
    } finally {
      Object.assign(services.files, here)
      await s3.close()
    }
  })

  test('a piece at another byte than the next is refused, and says which is the next', async () => {
    const account = await world.newAccount()
    const bytes = document(2000)
    const { UploadId } = await start(account, bytes)
    await put(account, UploadId, bytes, 0, 1000)
    for (const Offset of [0, 999, 1001]) {
      const Bytes = bytes.subarray(Offset, Offset + 10)
      const refused = await account.refuse(PutPiece, { ...placeOf(account, UploadId), Offset, Bytes })
      expect(refused).toMatchObject({ status: 400, fields: [{ Field: 'Offset', Message: 'The next byte of this file is number 1000.' }] })
    }
    const beyond = await account.refuse(PutPiece, { ...placeOf(account, UploadId), Offset: 1000, Bytes: Buffer.alloc(bytes.length) })
    expect(beyond.fields).toEqual([{ Field: 'Bytes', Message: 'The file is longer than it was said to be.' }])
    expect((await account.refuse(FinishUpload, placeOf(account, UploadId))).message).toBe('The file has not arrived whole yet.')
    expect((await account.call(GetUpload, { gId: account.group.id, UploadId })).Offset).toBe(1000)
  })

  test('a piece that was damaged on its way is refused, kept nowhere, and taken as soon as it comes as it was sent', async () => {
    const account = await world.newAccount()
    const bytes = document(2000)
    const { UploadId } = await start(account, bytes)
    const damaged = Buffer.from(bytes)
    damaged[1000] = (damaged[1000] ?? 0) ^ 1
    const piece = { ...placeOf(account, UploadId), Offset: 0, Sha256: sha(bytes) }
    const refused = await account.refuse(PutPiece, { ...piece, Bytes: damaged })
    expect(refused).toMatchObject({
      status: 400,
      fields: [{ Field: 'Sha256', Message: 'This part of the file was damaged on its way. Please send it again.' }],
    })
    expect((await account.call(GetUpload, { gId: account.group.id, UploadId })).Offset).toBe(0)
    await account.call(PutPiece, { ...piece, Bytes: bytes })
    const { FileId } = await account.call(FinishUpload, placeOf(account, UploadId))
    expect(sha(await keptBytes(account, FileId))).toBe(sha(bytes))
  })

  test('two tabs that send the same piece keep it once; each sends a file of its own otherwise', async () => {
    const account = await world.newAccount()
    const bytes = document(50_000)
    const { UploadId } = await start(account, bytes)
    const both = await Promise.allSettled([put(account, UploadId, bytes, 0), put(account, UploadId, bytes, 0)])
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    const other = await start(account, bytes)
    expect(other.UploadId).not.toBe(UploadId)
    await put(account, other.UploadId, bytes, 0)
    const ends = await Promise.all(
      [UploadId, other.UploadId, UploadId].map(async id => (await account.call(FinishUpload, placeOf(account, id))).FileId),
    )
    expect(new Set(ends).size).toBe(2)
    for (const id of ends) expect(sha(await keptBytes(account, id))).toBe(sha(bytes))
  })

  test("nobody else's upload is found: of another account, nor of another user of this one", async () => {
    const [account, other] = [await world.newAccount(), await world.newAccount()]
    const colleague = await account.signInAs('Admin')
    const bytes = document(2000)
    const { UploadId } = await start(account, bytes)
    const at = (one: Account) => ({ ...placeOf(one, UploadId), Offset: 0, Bytes: bytes })
    const nowhere = { status: 404, code: 'sys.obj.nof' }
    for (const [sender, place] of [
      [other, other],
      [other, account],
      [colleague, account],
    ] as const) {
      expect(await sender.refuse(PutPiece, at(place))).toMatchObject(nowhere)
      expect(await sender.refuse(GetUpload, { gId: place.group.id, UploadId })).toMatchObject(nowhere)
      for (const call of [FinishUpload, CancelUpload]) expect(await sender.refuse(call, placeOf(place, UploadId))).toMatchObject(nowhere)
    }
    expect(await put(account, UploadId, bytes, 0)).toMatchObject({ Offset: bytes.length })
  })

  test('what is no such file is refused at the start, or in the words of its rule at the end; nothing is kept', async () => {
    const account = await world.newAccount()
    const place = { GroupId: account.group.id, bucket: 'StaticUrl', fileName: 'a.pdf', Size: 10 }
    const fields = async (change: object) => (await account.refuse(StartUpload, { ...place, ...change })).fields
    expect(await fields({ Size: 20 * MB + 1 })).toEqual([{ Field: 'Size', Message: 'The file is larger than 20MB' }])
    expect(await fields({ bucket: 'avatar' })).toEqual([{ Field: 'fileName', Message: 'The file is not an image' }])
    expect(await fields({ bucket: 'secret' })).toMatchObject([{ Field: 'bucket', Message: 'Format error' }])
    expect(await fields({ fileName: ' ' })).toEqual([{ Field: 'fileName', Message: 'Required' }])
    expect(await fields({ Size: 0 })).toMatchObject([{ Field: 'Size' }])
    const employee = await account.signInAs('Employee')
    expect(await employee.refuse(StartUpload, place)).toMatchObject({ code: 'usr.aut.npm' })
    const hostile = Buffer.from('MZ not a document at all')
    const { UploadId } = await start(account, hostile)
    await put(account, UploadId, hostile, 0)
    const refused = await account.refuse(FinishUpload, placeOf(account, UploadId))
    expect(refused).toMatchObject({ status: 400, message: 'Incorrect file type, please try again', fields: [{ Field: 'UploadId' }] })
    const changed = await start(account, png(8, 8), { fileName: 'a.png', Sha256: sha(hostile) })
    await put(account, changed.UploadId, png(8, 8), 0)
    expect((await account.refuse(FinishUpload, placeOf(account, changed.UploadId))).message).toContain('The file has changed')
    expect(await filesOf(account)).toEqual([])
  })

  test('a piece has a largest size, is never empty, and comes as bytes', async () => {
    const account = await world.newAccount()
    const bytes = document(2000)
    const { UploadId } = await start(account, bytes)
    const piece = { ...placeOf(account, UploadId), Offset: 0 }
    expect(await account.refuse(PutPiece, { ...piece, Bytes: Buffer.alloc(PIECE_MOST + 1) })).toMatchObject({ code: 'req.bdy.big' })
    expect(await account.refuse(PutPiece, { ...piece, Bytes: Buffer.alloc(0) })).toMatchObject({ code: 'req.val.inv' })
    const json = await world.app.inject({
      method: 'POST',
      url: '/csm/Upload/PutPiece',
      payload: { ...piece, Bytes: 'eHg=' },
      headers: { 'user-token': account.token },
    })
    expect(json.json().error).toMatchObject({ code: 'req.val.inv', fields: [{ Field: 'Bytes' }] })
    const elsewhere = await world.app.inject({
      method: 'POST',
      url: '/csm/Upload/StartUpload',
      payload: bytes,
      headers: { 'user-token': account.token, 'content-type': 'application/octet-stream' },
    })
    expect(elsewhere.json().error).toMatchObject({ code: 'req.typ.inv' })
  })

  test('so many may be under way at once, and no more', async () => {
    const account = await world.newAccount()
    for (let i = 0; i < 40; i++) await start(account, Buffer.alloc(10))
    const place = { GroupId: account.group.id, bucket: 'StaticUrl', fileName: 'a.pdf', Size: 10 }
    expect(await account.refuse(StartUpload, place)).toMatchObject({ status: 429, message: expect.stringContaining('Too many files') })
  })
})

describe('an upload that is not finished', () => {
  const isThere = async (key: string) => {
    const found = await files.get(key)
    found?.stream.destroy()
    return found !== null
  }

  test('is forgotten with its pieces after a day without one, and not before', async () => {
    const account = await world.newAccount()
    const bytes = document(2000)
    const { UploadId } = await start(account, bytes)
    await put(account, UploadId, bytes, 0, 1000)
    const key = pieceKey({ GroupId: account.group.id, id: UploadId }, 0)
    await age(23)
    await clear()
    expect(await isThere(key)).toBe(true)
    await age(2)
    await clear()
    expect(await isThere(key)).toBe(false)
    expect(await account.refuse(GetUpload, { gId: account.group.id, UploadId })).toMatchObject({ code: 'sys.obj.nof' })
  })

  test('that is cancelled is gone for its sender at once', async () => {
    const account = await world.newAccount()
    const bytes = document(2000)
    const { UploadId } = await start(account, bytes)
    await put(account, UploadId, bytes, 0, 1000)
    expect(await account.call(CancelUpload, placeOf(account, UploadId))).toEqual({ acId: UploadId })
    expect(await account.refuse(PutPiece, { ...placeOf(account, UploadId), Offset: 1000, Bytes: bytes.subarray(1000) })).toMatchObject({
      code: 'sys.obj.nof',
    })
    await clear()
    expect(await isThere(pieceKey({ GroupId: account.group.id, id: UploadId }, 0))).toBe(false)
  })

  test('a full disk is told as such, and the piece can be sent again', async () => {
    const account = await world.newAccount()
    const bytes = document(2000)
    const { UploadId } = await start(account, bytes)
    const { put: really } = services.files
    Object.assign(services.files, { put: () => Promise.reject(Object.assign(new Error('no space left'), { code: 'ENOSPC' })) })
    const refused = await account.refuse(PutPiece, { ...placeOf(account, UploadId), Offset: 0, Bytes: bytes })
    Object.assign(services.files, { put: really })
    expect(refused).toMatchObject({ status: 507, code: 'sys.dsk.ful' })
    expect(await put(account, UploadId, bytes, 0)).toMatchObject({ Offset: bytes.length })
  })
})
