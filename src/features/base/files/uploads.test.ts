import Fastify from 'fastify'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { pdf, png } from '../../../../test/support/hostile.ts'
import { xlsxFile } from '../../../../test/support/importFiles.ts'
import { signedPdf } from '../../../../test/support/signedPdf.ts'
import { type Account, openWorld, send } from '../../../../test/world.ts'
import { uploadMessages } from '../../../core/fileMessages.ts'
import { uploadRules } from '../../../platform/files/uploadRules.ts'
import { fileBucketOf } from '../fields/files/bucket.ts'
import { buckets } from './buckets.ts'
import { UploadFile, UploadImage } from './contract.ts'
import { judgeRestored } from './judgeRestored.server.ts'
import { publicFiles } from './publicFiles.server.ts'
import { shrinking, startProblems, uploadName } from './rules.ts'

const world = await openWorld()
const site = Fastify()
await publicFiles(world.services).add(site)

const MB = 1024 * 1024
const base64 = (bytes: Uint8Array | string) => Buffer.from(bytes).toString('base64')
const image = ({ group }: Account, bytes: Uint8Array, { fileName = 'me.png', bucket = 'avatar' } = {}) => ({
  GroupId: group.id,
  base64Image: base64(bytes),
  fileName,
  bucket,
})
const file = ({ group, building }: Account, bytes: Uint8Array | string, fileName: string, bucket = 'StaticUrl') => ({
  GroupId: group.id,
  BuildingId: building.id,
  fileType: fileName.split('.').at(-1) ?? '',
  base64: base64(bytes),
  fileName: uploadName(group.id, bucket, fileName, '202611210120'),
  bucket,
})

test('of a HEIC says what to do before a byte of it is sent', () => {
  for (const fileName of ['IMG_1.HEIC', 'IMG_1.heif'])
    expect(startProblems({ fileName, bucket: fileBucketOf('scan.UploadImage'), Size: 10 })).toEqual([
      { Field: 'fileName', Message: uploadMessages.heic },
    ])
})

test('of an export, a signed original is taken as it was signed, and nothing else in its place', async () => {
  const signed = await signedPdf()
  const judge = (bytes: Uint8Array, more: object = {}) => {
    const file = {
      id: crypto.randomUUID(),
      name: 'a.pdf',
      bucket: 'SignedOriginal',
      size: bytes.length,
      content_type: 'application/pdf',
      public: false,
      ...more,
    }
    return judgeRestored(file, Buffer.from(bytes))
  }
  expect(await judge(signed)).toBeNull()
  expect(await judge(Buffer.from(pdf()))).toContain('no signed PDF')
  expect(await judge(signed, { public: true })).toContain('no signed PDF')
  expect(await judge(png(2, 2), { name: 'a.png' })).not.toBeNull()
  expect(await judge(signed, { bucket: 'EquipmentHandbook' })).toContain('signed')
})

describe('an upload', () => {
  test('of a file answers its address, which serves it without a session [A-CALL-049] [B-CALL-004]', async () => {
    const account = await world.newAccount()
    const { fileUrl, FileId } = await account.call(UploadFile, file(account, pdf(), 'Menu 1.pdf'))
    expect(fileUrl).toBe(`${world.services.config.baseUrl}/files/${account.group.id}/${FileId}/Menu-1.pdf`)
    const reply = await site.inject(new URL(fileUrl).pathname)
    expect(reply.statusCode).toBe(200)
    expect(reply.body).toBe(pdf())
    expect(reply.headers).toMatchObject({
      'content-type': 'application/pdf',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining('sandbox'),
    })
    expect(reply.headers['content-disposition']).toContain('Menu%201.pdf')
    const { rows } = await world.services.db.system.query('select * from stored_file where id = $1', [FileId])
    expect(rows).toMatchObject([
      { group_id: account.group.id, building_id: account.building.id, bucket: 'StaticUrl', name: 'Menu 1.pdf', public: true },
    ])
  })

  test('of a picture answers its address, also from a data URL [A-CALL-050] [B-CALL-003]', async () => {
    const account = await world.newAccount({ role: 'Employee' })
    const input = image(account, png(8, 8))
    const { imageUrl } = await account.call(UploadImage, { ...input, base64Image: `data:image/png;base64,${input.base64Image}` })
    const reply = await site.inject(new URL(imageUrl).pathname)
    expect(reply.headers['content-type']).toBe('image/png')
    expect((await sharp(reply.rawPayload).metadata()).width).toBe(8)
  })

  test('of a large picture is also served small, made once, for the pages behind the codes', async () => {
    const account = await world.newAccount()
    const { width, height } = { width: 1000, height: 500 }
    const noise = await sharp({
      create: { width, height, channels: 3, background: '#888', noise: { type: 'gaussian', mean: 128, sigma: 40 } },
    })
      .jpeg({ quality: 70 })
      .toBuffer()
    const { imageUrl, FileId } = await account.call(UploadImage, image(account, noise, { fileName: 'logo.jpg', bucket: 'BuildingLogo' }))
    const small = new URL(imageUrl).pathname.replace(FileId, `${FileId}/small`)
    const [one, two] = await Promise.all([site.inject(small), site.inject(small)])
    expect([one.statusCode, two.statusCode, one.headers['content-type']]).toEqual([200, 200, 'image/webp'])
    expect(one.headers['cache-control']).toContain('immutable')
    expect(await sharp(one.rawPayload).metadata()).toMatchObject({ width: 240, height: 120, format: 'webp' })
    expect(one.rawPayload.length).toBeLessThan(noise.length / 3)
    await world.services.files.remove(`${account.group.id}/${FileId}`)
    expect((await site.inject(small)).rawPayload).toEqual(one.rawPayload)
  })

  test('of no picture, or of a private one, is not served small', async () => {
    const account = await world.newAccount()
    const { fileUrl, FileId } = await account.call(UploadFile, file(account, pdf(), 'a.pdf'))
    expect((await site.inject(new URL(fileUrl).pathname.replace(FileId, `${FileId}/small`))).statusCode).not.toBe(200)
    const secret = await account.call(UploadFile, file(account, pdf(), 'policy.pdf', `PolicyEndorsements/${account.group.id}`))
    expect((await site.inject(`/files/${account.group.id}/${secret.FileId}/small/policy.pdf`)).statusCode).not.toBe(200)
  })

  test('that is private has a link of five minutes and no public address', async () => {
    const account = await world.newAccount()
    const { fileUrl, FileId } = await account.call(UploadFile, file(account, pdf(), 'policy.pdf', `PolicyEndorsements/${account.group.id}`))
    expect(fileUrl).toMatch(/^\/f\//)
    expect((await world.app.inject(fileUrl)).body).toBe(pdf())
    expect((await site.inject(`/files/${account.group.id}/${FileId}/policy.pdf`)).statusCode).not.toBe(200)
  })

  test('is not found by another id, nor by a path', async () => {
    const account = await world.newAccount()
    const { FileId } = await account.call(UploadFile, file(account, pdf(), 'a.pdf'))
    const other = await world.newAccount()
    for (const path of [`${other.group.id}/${FileId}/a.pdf`, `${account.group.id}/${other.group.id}/a.pdf`, '..%2f..%2fetc/passwd/x'])
      expect((await site.inject(`/files/${path}`)).statusCode).not.toBe(200)
  })
})

describe('where an upload goes', () => {
  const paths: [string, string, boolean][] = [
    ['avatar', 'me.png', true],
    ['DownloadAppFilename/{bId}', 'app.png', true],
    ['pdf/{gId}', 'guide.pdf', true],
    ['Html/{bId}', 'lobby.png', true],
    ['DownLoadForm/{gId}/{bId}', 'form.pdf', true],
    ['PolicyEndorsements/{gId}/{bId}', 'policy.pdf', false],
  ]
  test.each(paths)(
    '%s takes %s, keeps it under that name, for everybody or by a link only [B-CONST-042, A-BEHAV-066]',
    async (path, name, open) => {
      const account = await world.newAccount()
      const bucket = path.replace('{gId}', account.group.id).replace('{bId}', account.building.id)
      const { fileUrl, FileId } = await account.call(UploadFile, file(account, name.endsWith('pdf') ? pdf() : png(8, 8), name, bucket))
      expect(fileUrl.includes('/files/')).toBe(open)
      const { rows } = await world.services.db.system.query('select * from stored_file where id = $1', [FileId])
      expect(rows).toMatchObject([{ group_id: account.group.id, bucket: path.split('/')[0], public: open }])
      const elsewhere = await account.refuse(UploadFile, file(account, pdf(), 'a.pdf', `x${bucket}`))
      expect(elsewhere.fields).toEqual([{ Field: 'bucket', Message: 'Format error', Hint: expect.any(String) }])
    },
  )

  test('a provision folder per group takes the tables of imports, and no other file [B-CONST-042]', async () => {
    const account = await world.newAccount()
    const provision = `provision/${account.group.id}`
    const { fileUrl, FileId } = await account.call(
      UploadFile,
      file(account, await xlsxFile([['Lobby']], ['Sign']), 'codes.xlsx', provision),
    )
    expect(fileUrl).toMatch(/^\/f\//)
    const { rows } = await world.services.db.system.query('select * from stored_file where id = $1', [FileId])
    expect(rows).toMatchObject([{ group_id: account.group.id, bucket: 'provision', public: false }])
    const refused = await account.refuse(UploadFile, file(account, pdf(), 'codes.pdf', provision))
    expect(refused.message).toBe('The file is not type xls, xlsx')
  })

  test('a picture for the editor may be larger than the 3 MB of others', async () => {
    const account = await world.newAccount()
    const large = Buffer.concat([png(8, 8), Buffer.alloc(4 * MB)])
    const { imageUrl } = await account.call(UploadImage, image(account, large, { bucket: `Html/${account.building.id}` }))
    expect((await site.inject(new URL(imageUrl).pathname)).statusCode).toBe(200)
    const refused = await account.refuse(UploadImage, image(account, large, { bucket: 'avatar' }))
    expect(refused.message).toBe('The file is larger than 3MB')
  })
})

describe('is refused in the words of its rule', () => {
  const over = (size: number) => Buffer.concat([png(8, 8), Buffer.alloc(size)])
  test.each<[string, string, Uint8Array | string, string, string]>([
    ['[B-RULE-055]', 'avatar', 'hello', 'a.png', 'The file is not an image'],
    ['[B-RULE-056]', 'avatar', over(3 * MB), 'a.png', 'The file is larger than 3MB'],
    ['[B-RULE-057] [B-MSG-012]', 'DownloadAppFilename/x', png(8, 8), 'a.gif', 'The file is not type SVG, PNG or JPG'],
    ['[B-MSG-014]', 'StaticUrl', over(20 * MB), 'a.png', 'The file is larger than 20MB'],
    ['[B-RULE-060]', 'StaticUrl', 'x', 'a.exe', 'The file is not type png, jpeg, jpg, svg, xls, xlsx, doc, docx, pdf'],
    ['[B-MSG-013]', 'StaticUrl', 'MZ', 'a.pdf', 'Incorrect file type, please try again'],
    ['[B-RULE-061]', 'DownLoadForm/a/b', png(8, 8), 'a.png', 'The file is not type PDF'],
  ])('%s %s', async (_ids, bucket, bytes, name, message) => {
    const account = await world.newAccount()
    const refused = await account.refuse(UploadFile, file(account, bytes, name, bucket))
    expect(refused).toMatchObject({ status: 400, message, fields: [{ Field: 'base64', Message: message }] })
  })

  test('an unknown bucket, an empty file, no name', async () => {
    const account = await world.newAccount()
    const good = file(account, pdf(), 'a.pdf')
    const fields = async (change: object) => (await account.refuse(UploadFile, { ...good, ...change })).fields
    expect(await fields({ bucket: 'secret/x' })).toEqual([{ Field: 'bucket', Message: 'Format error', Hint: expect.any(String) }])
    expect(await fields({ bucket: 'constructor' })).toEqual([{ Field: 'bucket', Message: 'Format error', Hint: expect.any(String) }])
    expect(await fields({ fileName: ' ' })).toEqual([{ Field: 'fileName', Message: 'Required' }])
    expect(await fields({ base64: '' })).toMatchObject([{ Field: 'base64' }])
  })

  test('a bucket of others, another account, no session', async () => {
    const [account, other] = [await world.newAccount(), await world.newAccount()]
    const employee = await account.signInAs('Employee')
    expect(await employee.refuse(UploadFile, file(account, pdf(), 'a.pdf'))).toMatchObject({ code: 'usr.aut.npm' })
    expect(await other.refuse(UploadFile, file(account, pdf(), 'a.pdf'))).toMatchObject({ code: 'sys.obj.nof' })
    expect(await account.refuse(UploadFile, file(account, pdf(), 'a.pdf'), null)).toMatchObject({ code: 'usr.aut.utm' })
  })

  test('a body beyond the limit of the call', async () => {
    const account = await world.newAccount()
    const reply = await send(world.app, UploadFile, { ...file(account, 'x', 'a.pdf'), base64: 'A'.repeat(33 * MB) }, account.token)
    expect(reply).toMatchObject({ status: 413, code: 'req.bdy.big' })
  })
})

describe('rules', () => {
  test('every bucket names a rule of the platform', () => {
    for (const { rule, largest } of Object.values(buckets)) expect(uploadRules[rule].maxBytes).toBe(largest)
  })

  test('photos are made smaller by size [B-RULE-113] [B-CONST-087] [B-CONST-088] [B-CONST-089]', () => {
    const jpeg = (size: number) => shrinking({ size, type: 'image/jpeg' })
    expect(jpeg(300 * 1024 - 1)).toBeNull()
    expect(jpeg(300 * 1024)).toEqual({ quality: 0.85, most: null })
    expect(jpeg(MB)).toEqual({ quality: 0.52, most: 1600 })
    expect(jpeg(5 * MB)).toEqual({ quality: 0.52, most: 1600 })
    expect(jpeg(6 * MB)).toEqual({ quality: 0.92, most: 1600 })
    expect(jpeg(11 * MB)).toEqual({ quality: 0.92, most: 1400 })
    expect(jpeg(21 * MB)).toEqual({ quality: 0.92, most: null })
    expect(shrinking({ size: 9 * MB, type: 'image/svg+xml' })).toBeNull()
    expect(shrinking({ size: 9 * MB, type: 'application/pdf' })).toBeNull()
  })
})
