import { execFileSync } from 'node:child_process'
import { randomBytes, randomUUID } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { createFolderPlace } from '../../src/platform/backup/folderPlace.ts'
import { makeBackup } from '../../src/platform/backup/makeBackup.ts'
import { finishedBackups } from '../../src/platform/backup/manifest.ts'
import { pieceKey } from '../../src/platform/backup/piece.ts'
import { openSubfolder } from '../../src/platform/backup/place.ts'
import { type InstallationOf, restoreInstallation } from '../../src/platform/backup/restoreInstallation.ts'
import { createS3Place } from '../../src/platform/backup/s3Place.ts'
import { tryRestore } from '../../src/platform/backup/tryRestore.ts'
import { withClient } from '../../src/platform/db/client.ts'
import { ownerOf, startAside } from '../../src/platform/db/cluster.ts'
import { createDiskStore } from '../../src/platform/files/disk.ts'
import { askRestored, newFolder, openInstallation } from '../support/backups.ts'
import { startS3 } from '../support/s3.ts'

const of = { ...(await openInstallation()), rate: 1e9 }
const s3 = await startS3('backups')
afterAll(() => s3.close())
const place = createS3Place(s3.config, 'lintel/nightly')
const key = pieceKey('a key of a backup, which nobody can guess')
const [group, file] = [randomUUID(), randomUUID()]
const picture = randomBytes(300_000)

await of.files.put(`${group}/${file}`, picture, { contentType: 'image/png' })
await withClient(of.owner, async client => {
  await client.query(`insert into account_group (id, group_name) values ($1, '{"en":"Pier 4","es":"Pier 4"}')`, [group])
  const values = [group, file, picture.length]
  await client.query(
    `insert into stored_file (group_id, id, bucket, name, content_type, size) values ($1, $2, 'Logo', 'a.png', 'image/png', $3)`,
    values,
  )
})
const dataDir = await newFolder('back')
const made = await makeBackup({ ...of, place, key })

const into = (dataDir: string, more: Partial<InstallationOf> = {}) =>
  restoreInstallation({ place, key, at: null, dataDir, secret: undefined, files: null, ...more })
const words = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'done',
    error => error.message,
  )

test('an encrypted backup in a bucket holds everything: rows, files, the secret; nothing of it can be read there', async () => {
  expect(s3.objects().length).toBeGreaterThan(3)
  for (const name of s3.objects()) {
    const bytes = await place.get(name.replace('lintel/nightly/', ''))
    for (const plain of [of.secret, 'account_group', picture.subarray(0, 64)]) expect(bytes?.includes(plain)).toBe(false)
  }
  const restored = await into(dataDir)
  expect(restored).toMatchObject({ faults: [], files: { count: 1, missing: [] }, tables: made.tables, aside: null })
  expect(readFileSync(path.join(dataDir, 'secret'), 'utf8')).toBe(of.secret)
  const back = await createDiskStore(path.join(dataDir, 'files')).get(`${group}/${file}`)
  expect(back).toMatchObject({ size: picture.length, contentType: 'image/png' })
  back?.stream.destroy()
  expect(await askRestored(path.join(dataDir, 'pg'), 'select group_name from account_group')).toEqual([
    { group_name: { en: 'Pier 4', es: 'Pier 4' } },
  ])
  expect(readdirSync(dataDir).toSorted()).toEqual(['files', 'pg', 'secret'])
})

test('without the key, or with another one, nothing is restored', async () => {
  const empty = await newFolder('empty')
  expect(await words(into(empty, { key: null }))).toBe('The backup is encrypted. Set BACKUP_KEY to the key that it was made with.')
  expect(await words(into(empty, { key: pieceKey('another key, which nobody can guess either') }))).toBe(
    'The backup was encrypted with another key than BACKUP_KEY. Add the key that it was made with to BACKUP_KEY_BEFORE.',
  )
  expect(readdirSync(empty)).toEqual([])
})

test('a living installation is left alone: refused unless it is named, and never while it is at work', async () => {
  expect(await words(into(dataDir))).toContain(`There is an installation in ${dataDir} already.`)
  expect(await words(into(dataDir, { over: '/elsewhere' }))).toContain(`put this one aside with --over ${dataDir}`)
  const { aside } = await into(dataDir, { over: dataDir })
  expect(existsSync(path.join(aside ?? '', 'pg/data/PG_VERSION'))).toBe(true)
  expect(await words(into(of.dir, { over: of.dir }))).toBe(
    `Lintel is at work in ${of.dir}. Stop it first, or set DATA_DIR to an empty folder.`,
  )
})

test('two backups at once: the second is refused, the first is whole', async () => {
  const told = await Promise.all([1, 2].map(() => words(makeBackup({ ...of, place, key }))))
  expect(told.toSorted()).toEqual(['A backup is being made already. Wait until it is done.', 'done'])
})

test('a backup that is not encrypted does not hold the secret: a restore asks for it', async () => {
  const empty = await newFolder('empty')
  const folder = createFolderPlace(of.backups)
  const { secret, secretMark } = await makeBackup({ ...of, key: null })
  expect({ secret, length: secretMark.length }).toEqual({ secret: null, length: 8 })
  const onlyReads = pieceKey(null, ['a key of a backup, which nobody can guess'])
  expect(await makeBackup({ ...of, key: onlyReads })).toMatchObject({ secret: null })
  expect(await words(into(empty, { place: folder, key: null }))).toContain('Set LINTEL_SECRET to it')
  expect(readdirSync(empty)).toEqual([])
})

test('of the backups of a day the oldest, which alone reaches back, and the newest stay; what a run left that was cut off goes', async () => {
  const folder = createFolderPlace(await newFolder('day'))
  const { installation } = made
  const hours = ['10', '11', '12'].map(hour => new Date(`2026-11-20T${hour}:00:00Z`))
  for (const now of hours) {
    await folder.put(`${installation}/base/20260101T000000Z/00000`, Buffer.from('cut off'))
    await makeBackup({ ...of, place: folder, key: null, now })
  }
  const left = (await folder.list(`${installation}/base`)).map(({ name }) => name.split('/')[2])
  expect([...new Set(left)]).toEqual(['20261120T100000Z', '20261120T120000Z'])
})

const renewed = pieceKey('a new key of backups, which nobody can guess', ['a key of a backup, which nobody can guess'])

test('after a change of the key each backup is restored with its own key, and files are copied anew', async () => {
  const folder = createFolderPlace(await newFolder('renewed'))
  await makeBackup({ ...of, place: folder, key, now: new Date('2026-11-20T10:00:00Z') })
  const { id } = await makeBackup({ ...of, place: folder, key: renewed, now: new Date('2026-11-21T10:00:00Z') })
  const newKeyOnly = pieceKey('a new key of backups, which nobody can guess')
  const back = await into(await newFolder('new'), { place: folder, key: newKeyOnly })
  expect(back).toMatchObject({ faults: [], files: { count: 1, missing: [] }, manifest: { id } })
  const told: string[] = []
  const before = await into(await newFolder('old'), { place: folder, key, tell: line => told.push(line) })
  expect(before).toMatchObject({ faults: [], files: { count: 1, missing: [] }, manifest: { id: '20261120T100000Z' } })
  expect(told.join()).toContain(`The backup ${id} is passed over.`)
})

test('a damaged newest backup is passed over for the one before; a damaged file is listed as missing', async () => {
  const folder = createFolderPlace(await newFolder('damaged'))
  const { installation } = await makeBackup({ ...of, place: folder, key, now: new Date('2026-11-20T10:00:00Z') })
  const { id, base } = await makeBackup({ ...of, place: folder, key, now: new Date('2026-11-21T10:00:00Z') })
  await folder.put(`${installation}/${base[0]?.name}`, Buffer.from('changed'))
  const [copied] = await folder.list(`${installation}/files/`)
  await folder.put(copied?.name ?? '', Buffer.from('changed'))
  const told: string[] = []
  const back = await into(await newFolder('passed'), { place: folder, tell: line => told.push(line) })
  expect(back).toMatchObject({ faults: [], files: { count: 0, missing: [`${group}/${file}`] }, manifest: { id: '20261120T100000Z' } })
  expect(told.join()).toContain(`The backup ${id} is passed over.`)
  const trial = { ...of, place: folder, key, dataDir: await newFolder('trial') }
  expect(await words(tryRestore(trial))).toContain(`The backup is damaged: ${base[0]?.name}`)
})

test('the first backup after a restore leaves the one that was restored from, whatever the schedule says', async () => {
  const folder = createFolderPlace(await newFolder('restored'))
  const at = (hour: number) => new Date(Date.UTC(2026, 10, 20, hour))
  const { id, installation } = await makeBackup({ ...of, place: folder, key, now: at(10) })
  const dir = await newFolder('again')
  await into(dir, { place: folder })
  const stop = await startAside(path.join(dir, 'pg'), {})
  try {
    await makeBackup({ ...of, owner: ownerOf(path.join(dir, 'pg'), 'lintel'), place: folder, key, now: at(11) })
  } finally {
    await stop()
  }
  expect(await finishedBackups(openSubfolder(folder, installation))).toEqual([id, '20261120T110000Z'])
})

const small = await newFolder('small')
const mounted = (() => {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=4m', 'tmpfs', small], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
})()
afterAll(() => void (mounted && execFileSync('umount', [small])))

test.skipIf(!mounted)(
  'a disk that is full in the middle: plain words, nothing is left there, the installation goes on (skipped where no tmpfs can be mounted)',
  async () => {
    const full = createFolderPlace(small)
    expect(await words(makeBackup({ ...of, place: full, key }))).toBe(
      `The disk is full at ${small}. Nothing of this run was kept; make room and start it again.`,
    )
    expect(await full.list('')).toEqual([])
    expect(await words(withClient(of.owner, client => client.query('select 1')))).toBe('done')
  },
)
