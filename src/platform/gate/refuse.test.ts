import { writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, expect, test } from 'vitest'
import { createFileStore } from '../files/store.ts'
import { refusalOf } from './refuse.ts'

const codeOf = async (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'nothing',
    error => refusalOf(error).code,
  )

// What an S3 server says when nothing more fits: MinIO, Ceph, and one that only has the status.
const answers = [
  {
    status: 507,
    body: '<Error><Code>XMinioStorageFull</Code><Message>Storage backend has reached its minimum free drive threshold.</Message></Error>',
  },
  { status: 403, body: '<Error><Code>QuotaExceeded</Code></Error>' },
  { status: 507, body: '' },
  { status: 403, body: '<Error><Code>AccessDenied</Code></Error>' },
]
let answer = answers[0]
const server = createServer((request, reply) => {
  request.resume()
  request.once('end', () => reply.writeHead(answer?.status ?? 500, { 'content-type': 'application/xml' }).end(answer?.body))
})
await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
const { port } = server.address() as AddressInfo // listens on TCP
afterAll(() => new Promise(resolve => server.close(resolve)))

test('a full disk is told as such', async () => {
  expect(await codeOf(writeFile('/dev/full', 'bytes'))).toBe('sys.dsk.ful') // ENOSPC, whatever is written there
  expect(await codeOf(Promise.reject(Object.assign(new Error('quota'), { code: 'EDQUOT' })))).toBe('sys.dsk.ful')
  expect(await codeOf(Promise.reject(Object.assign(new Error('rights'), { code: 'EACCES' })))).toBe('sys.int.err')
})

test('an S3 store that has no room is told as a full disk', async () => {
  const s3 = {
    bucket: 'files',
    region: 'us-east-1',
    endpoint: `http://127.0.0.1:${port}`,
    accessKeyId: 'a',
    secretAccessKey: 'b',
    forcePathStyle: true,
  }
  const store = createFileStore({ s3 })
  const told = []
  for (answer of answers) told.push(await codeOf(store.put('0190f3c2/a.png', Buffer.from('x'), { contentType: 'image/png' })))
  expect(told).toEqual(['sys.dsk.ful', 'sys.dsk.ful', 'sys.dsk.ful', 'sys.int.err'])
})
