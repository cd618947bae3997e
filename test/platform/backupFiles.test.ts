import { randomBytes, randomUUID } from 'node:crypto'
import { cpSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, expect, test, vi } from 'vitest'
import { followFiles } from '../../src/platform/backup/followFiles.ts'
import { followLog } from '../../src/platform/backup/followLog.ts'
import { listLog } from '../../src/platform/backup/logPieces.ts'
import { makeBackup } from '../../src/platform/backup/makeBackup.ts'
import { openPlace } from '../../src/platform/backup/openPlace.ts'
import { currentMark, type PieceKey, pieceKey } from '../../src/platform/backup/piece.ts'
import { type BackupPlace, openSubfolder } from '../../src/platform/backup/place.ts'
import { restoreInstallation } from '../../src/platform/backup/restoreInstallation.ts'
import { tryRestore } from '../../src/platform/backup/tryRestore.ts'
import { withClient } from '../../src/platform/db/client.ts'
import { createS3Store } from '../../src/platform/files/s3.ts'
import { newFolder, openInstallation } from '../support/backups.ts'
import { until } from '../support/processes.ts'
import { startS3 } from '../support/s3.ts'

const s3 = await startS3('photos')
afterAll(() => s3.close())
// Files in a bucket, as an installation of several servers keeps them.
const of = { ...(await openInstallation()), files: createS3Store(s3.config), rate: 1e9, key: null }
const group = randomUUID()
await withClient(of.owner, client => client.query(`insert into account_group (id, group_name) values ($1, '{"en":"Pier 4"}')`, [group]))

/** Photos as uploads leave them: bytes in the file store, then a row. Gives their keys. */
const addPhotos = (count: number, created = new Date()): Promise<string[]> =>
  withClient(of.owner, async client => {
    const keys: string[] = []
    for (let i = 0; i < count; i++) {
      const id = randomUUID()
      await of.files.put(`${group}/${id}`, randomBytes(100_000), { contentType: 'image/jpeg' })
      await client.query(
        `insert into stored_file (group_id, id, created_date, bucket, name, content_type, size) values ($1, $2, $3, 'Photo', 'a.jpg', 'image/jpeg', 100000)`,
        [group, id, created],
      )
      keys.push(`${group}/${id}`)
    }
    return keys
  })

/** A process that copies log and files. `put`: how it writes to the place. */
const follow = ({ key = null, put = of.place.put }: { key?: PieceKey | null; put?: BackupPlace['put'] } = {}) => {
  const [warnings, due]: [string[], number[]] = [[], []]
  const end = followLog({
    ...of,
    key,
    place: { ...of.place, put },
    every: 200,
    patience: 60_000, // a busy machine seals slowly: sealing gives way to everything else
    onBackupDue: async () => void due.push(1),
    log: { warn: (what, message) => void warnings.push(`${message} ${JSON.stringify(what)}`) },
  })
  return { end, warnings, due }
}

const { installation } = await makeBackup(of)
const own = openSubfolder(of.place, installation)
const copies = async () => (await own.list('files/')).map(({ name }) => name.split('/').slice(2).join('/'))
const restoreFrom = async (folder: string) => {
  const empty = await newFolder('restored')
  return restoreInstallation({ place: openPlace({ to: { folder } }), key: null, at: null, dataDir: empty, secret: of.secret, files: null })
}

test('after a lost disk each photo is in the backup whose row is: files go with the log', async () => {
  const { end, warnings } = follow()
  await sleep(500)
  await addPhotos(50)
  const written = Date.now()
  await until('the log covers the photos', 30, async () => (await listLog(own)).some(({ covers }) => covers > written))
  const lost = path.join(await newFolder('lost'), 'backups') // what is left after the disk of the portal is gone
  cpSync(of.backups, lost, { recursive: true })
  await end()
  const { files, faults } = await restoreFrom(lost)
  expect({ files, faults, warnings }).toEqual({ files: { count: 50, missing: [] }, faults: [], warnings: [] })
})

test('two processes copy each file once; one that cannot be written is tried again and keeps no other back', async () => {
  const puts: string[] = []
  let refused = ''
  const put: BackupPlace['put'] = async (name, bytes) => {
    if (name.includes('/files/')) {
      if (refused === '') throw new Error(`no room for ${(refused = name)}`)
      puts.push(name)
    }
    await of.place.put(name, bytes)
  }
  const both = [follow({ put }), follow({ put })]
  await sleep(500)
  const keys = await addPhotos(5)
  await until('all five are in the place', 30, async () => {
    await withClient(of.owner, client => client.query('select pg_switch_wal(), txid_current()')) // the log goes on
    const there = await copies()
    return keys.every(one => there.includes(one))
  })
  for (const { end } of both) await end()
  expect(puts.filter(name => keys.some(one => name.endsWith(one)))).toHaveLength(5)
  expect(both.flatMap(({ warnings }) => warnings).join()).toContain(`no room for ${refused}`)
})

test('a file of a clock that was set back is copied', async () => {
  const files = followFiles({ ...of, place: own }, problem => expect.unreachable(problem))
  await files.copyNew()
  const hourAgo = new Date(Date.now() - 3_600_000)
  vi.spyOn(Date, 'now').mockReturnValue(hourAgo.getTime())
  const [key] = await addPhotos(1, hourAgo)
  await files.copyNew()
  vi.restoreAllMocks()
  await files.end()
  expect(await copies()).toContain(key)
})

test('the first start with a new key says so loudly and asks for a backup with it, once', async () => {
  const key = pieceKey('a key of a backup, which nobody can guess')
  const first = follow({ key })
  await until('a backup is due', 20, async () => first.due.length > 0)
  await first.end()
  expect(first.warnings.join()).toContain('BACKUP_KEY IS NEW')
  const [photo] = await addPhotos(1)
  await makeBackup({ ...of, key })
  expect((await own.list('files/')).map(({ name }) => name)).toContain(`files/${currentMark(key)}/${photo}`)
  const second = follow({ key })
  await sleep(1500)
  await second.end()
  expect({ due: second.due, warnings: second.warnings }).toEqual({ due: [], warnings: [] })
})

test('a test restore fails where the backup lacks a file that the portal has, and names it', async () => {
  const [photo = ''] = await addPhotos(1)
  await makeBackup(of)
  const dataDir = await newFolder('trial')
  const its = (await own.list('files/')).filter(({ name }) => name.endsWith(photo))
  await own.remove(its.map(({ name }) => name))
  await expect(tryRestore({ ...of, dataDir })).rejects.toThrow(`The uploaded file ${photo} is missing in the backup`)
}, 60_000)
