import { randomBytes } from 'node:crypto'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startS3 } from '../../../test/support/s3.ts'
import type { FileStore } from './fileStore.ts'
import { createFileStore } from './store.ts'

const key = '0190f3c2-7d1e-7000-8000-000000000001/0190f3c2-7d1e-7000-8000-00000000000a.png'
const badKeys = [
  '../etc/passwd',
  'a/../b',
  'a/..',
  'a/.',
  'a/.hidden',
  '/a/b',
  'a/b/c',
  'a',
  'a/',
  'A/b',
  'a\\b',
  'a/b\0',
  '.types/a',
  'a/b c',
  '-/b/',
]

let folder = ''
let s3: Awaited<ReturnType<typeof startS3>>
const stores: Record<string, FileStore> = {}
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'files-'))
  s3 = await startS3()
  stores.disk = createFileStore({ folder })
  stores.s3 = createFileStore({ s3: s3.config })
})
afterAll(async () => {
  await s3.close()
  await rm(folder, { recursive: true, force: true })
})
const store = (name: string) => {
  const found = stores[name]
  if (!found) throw new Error(name)
  return found
}

describe.each(['disk', 's3'])('files on %s', name => {
  test('come back as they were put, from bytes and from a stream', async () => {
    const bytes = Buffer.alloc(300_000, 'lintel')
    for (const content of [new Uint8Array(bytes), Readable.from([bytes.subarray(0, 7), bytes.subarray(7)])]) {
      await store(name).put(key, content, { contentType: 'image/png' })
      const found = await store(name).get(key)
      expect(found).toMatchObject({ size: bytes.length, contentType: 'image/png' })
      expect(found && (await buffer(found.stream)).equals(bytes)).toBe(true)
    }
  })

  test('are replaced, removed, and removed once more', async () => {
    await store(name).put(key, Buffer.from('old'), { contentType: 'text/plain' })
    await store(name).put(key, Buffer.from('new!'), { contentType: 'image/webp' })
    const told = async () => {
      const found = await store(name).get(key)
      found?.stream.destroy()
      return found && { size: found.size, contentType: found.contentType }
    }
    await expect.poll(told).toEqual({ size: 4, contentType: 'image/webp' }) // the S3 server of the tests may answer before its file is written
    await store(name).remove(key)
    await store(name).remove(key)
    expect(await store(name).get(key)).toBeNull()
  })

  test('come back whole from a stream of several parts; one that breaks after the first leaves nothing', async () => {
    const chunk = randomBytes(5 * 1024 * 1024)
    const chunks = async function* (breaks: boolean) {
      for (let i = 0; i < 8; i++) yield chunk
      if (breaks) throw new Error('gone')
    }
    await expect(store(name).put(key, Readable.from(chunks(true)), { contentType: 'application/zip' })).rejects.toThrow('gone')
    expect(await store(name).get(key)).toBeNull()
    await store(name).put(key, Readable.from(chunks(false)), { contentType: 'application/zip' })
    const found = await store(name).get(key)
    expect(found).toMatchObject({ size: 8 * chunk.length, contentType: 'application/zip' })
    expect(found && (await buffer(found.stream)).equals(Buffer.concat(Array.from({ length: 8 }, () => chunk)))).toBe(true)
  })

  test('of an account go all at once, those of others stay', async () => {
    const [own, others] = [key.split('/')[0] ?? '', key.replace('0001/', '0002/')]
    for (const one of [key, `${own}/a`, `${own}/a.small`, others]) await store(name).put(one, Buffer.from('x'), { contentType: 'a/b' })
    await store(name).removeFolder(own)
    await store(name).removeFolder(own)
    for (const one of [key, `${own}/a`, `${own}/a.small`]) expect(await store(name).get(one)).toBeNull()
    const left = await store(name).get(others)
    expect(left && (await buffer(left.stream)).toString()).toBe('x')
    for (const bad of ['', '..', '.types', own.slice(0, 8), `${own}/`])
      await expect((async () => store(name).removeFolder(bad))()).rejects.toThrow('Not a folder')
  })

  test.each(badKeys)('have no key %j', async bad => {
    for (const act of [
      () => store(name).put(bad, Buffer.from('x'), { contentType: 'a/b' }),
      () => store(name).get(bad),
      () => store(name).remove(bad),
    ]) {
      await expect((async () => act())()).rejects.toThrow('Not a file key')
    }
  })
})

test('a stream that breaks leaves nothing on disk', async () => {
  const half = Readable.from(
    (async function* () {
      yield Buffer.from('half')
      throw new Error('gone')
    })(),
  )
  const other = key.replace('.png', '.broken')
  await expect(store('disk').put(other, half, { contentType: 'image/png' })).rejects.toThrow('gone')
  expect(await store('disk').get(other)).toBeNull()
  expect(await readdir(path.join(folder, '.part'))).toEqual([])
})

test('a failing S3 server is an error, not a missing file', async () => {
  const wrong = createFileStore({ s3: { ...s3.config, bucket: 'other' } })
  await expect(wrong.put(key, Buffer.from('x'), { contentType: 'a/b' })).rejects.toThrow(/bucket/i)
  const nobody = createFileStore({ s3: { ...s3.config, endpoint: 'http://127.0.0.1:1' } })
  await expect(nobody.get(key)).rejects.toThrow(/ECONNREFUSED/)
})
