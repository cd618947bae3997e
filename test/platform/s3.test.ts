import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { UploadFile, UploadImage } from '../../src/features/base/files/contract.ts'
import { SignIn } from '../../src/features/base/people/contract.ts'
import { addressOf } from '../support/databases.ts'
import { pdf, png } from '../support/hostile.ts'
import { ask, callAt, startServer } from '../support/processes.ts'
import { startS3 } from '../support/s3.ts'
import { openWorld, password } from '../world.ts'

// The real server with its files in an S3 store; its database is this file's own.
const world = await openWorld()
const { owner } = world
const s3 = await startS3('lintel-files')
const dataDir = mkdtempSync(path.join(tmpdir(), 'lintel-s3-'))
const server = await startServer({
  DATABASE_URL: addressOf(owner),
  DATA_DIR: dataDir,
  LINTEL_SECRET: world.services.config.secret,
  LINTEL_WORK: 'off',
  S3_BUCKET: s3.config.bucket,
  S3_ENDPOINT: s3.config.endpoint,
  S3_REGION: s3.config.region,
  S3_ACCESS_KEY_ID: s3.config.accessKeyId,
  S3_SECRET_ACCESS_KEY: s3.config.secretAccessKey,
  S3_FORCE_PATH_STYLE: 'on',
})
afterAll(async () => {
  await server.kill('SIGTERM')
  await s3.close()
  rmSync(dataDir, { recursive: true, force: true })
})

const account = await world.newAccount()
const { data } = await callAt(server.base, SignIn, { UserName: account.user.email, Password: password })
const token = data.UserToken
const base64 = (bytes: Uint8Array | string) => Buffer.from(bytes).toString('base64')
const bytesAt = async (address: string): Promise<Buffer> => {
  const reply = await fetch(new URL(address, server.base))
  expect(reply.status, address).toBe(200)
  return Buffer.from(await reply.arrayBuffer())
}

test('a logo that a call has put into the S3 store is read back at its address, and nothing lies on disk', async () => {
  const logo = { GroupId: account.group.id, base64Image: base64(png(24, 24)), fileName: 'logo.png', bucket: 'BuildingLogo' }
  const reply = await callAt(server.base, UploadImage, logo, { token })
  expect(reply.code).toBe(undefined)
  expect((await sharp(await bytesAt(reply.data.imageUrl)).metadata()).width).toBe(24)
  expect(s3.objects()).toContain(`${account.group.id}/${reply.data.FileId}`)
  expect(existsSync(path.join(dataDir, 'files'))).toBe(false)
  expect(readdirSync(dataDir)).toEqual([])
})

test('a closed file is read back through its signed link alone', async () => {
  const file = { GroupId: account.group.id, BuildingId: account.building.id, fileType: 'pdf', base64: base64(pdf()), fileName: 'Terms.pdf' }
  const reply = await callAt(server.base, UploadFile, { ...file, bucket: 'PolicyEndorsements' }, { token })
  expect(reply.code).toBe(undefined)
  const { fileUrl, FileId } = reply.data
  expect(fileUrl).toMatch(/^\/f\//)
  expect((await bytesAt(fileUrl)).toString()).toBe(pdf())
  expect((await ask(`${server.base}/files/${account.group.id}/${FileId}/Terms.pdf`)).status).toBe(404)
  expect((await ask(`${server.base}${fileUrl.slice(0, -4)}AAAA`)).status).toBe(404)
  expect(readdirSync(dataDir)).toEqual([])
})
