import { cpSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { BackupRefused } from '../../src/platform/backup/backupRefused.ts'
import { followLog } from '../../src/platform/backup/followLog.ts'
import { makeBackup } from '../../src/platform/backup/makeBackup.ts'
import { openPlace } from '../../src/platform/backup/openPlace.ts'
import { restoreDatabase } from '../../src/platform/backup/restore.ts'
import { type InstallationOf, restoreInstallation } from '../../src/platform/backup/restoreInstallation.ts'
import { withClient } from '../../src/platform/db/client.ts'
import { askRestored, newFolder, openInstallation } from '../support/backups.ts'
import { damages, openCopy } from '../support/damage.ts'

const of = await openInstallation()
await withClient(of.owner, client =>
  client.query('create table written (n integer primary key, at timestamptz not null default clock_timestamp())'),
)

const follow = () => {
  const told: string[] = []
  const end = followLog({
    ...of,
    key: null,
    every: 200,
    onBackupDue: async () => {},
    log: { warn: (what, message) => void told.push(`${message} ${JSON.stringify(what)}`) },
  })
  return { end, told }
}

test('every acknowledged row comes back from a backup that was made while they were written', async () => {
  const { end, told } = follow()
  let acknowledged = 0
  let over = false
  const writing = withClient(of.owner, async client => {
    while (!over) {
      await client.query('insert into written (n) values ($1)', [acknowledged + 1])
      acknowledged += 1
    }
  })
  const manifest = await makeBackup({ ...of, key: null })
  over = true
  await writing
  await sleep(1000)
  await end()
  expect(told).toEqual([])
  const dir = path.join(await newFolder('restored'), 'pg')
  const restored = await restoreDatabase({ place: of.place, key: null, at: null, dir })
  expect(restored.faults).toEqual([])
  expect(acknowledged).toBeGreaterThan(100)
  expect(manifest.tables.written).toBeLessThan(acknowledged)
  expect(await askRestored(dir, 'select count(*)::int as n, max(n) from written')).toEqual([{ n: acknowledged, max: acknowledged }])
})

test('a table that was emptied comes back as it was the second before', async () => {
  const { end } = follow()
  const rows = await withClient(of.owner, async client => {
    const { rows: found } = await client.query<{ n: number }>('select count(*)::int as n from written')
    await sleep(1000)
    const moment = Date.now()
    await sleep(1000)
    await client.query('truncate written')
    await client.query('create table later (n integer)')
    await sleep(500)
    return { n: found[0]?.n, moment }
  })
  await end()
  const dir = path.join(await newFolder('restored'), 'pg')
  const restored = await restoreDatabase({ place: of.place, key: null, at: rows.moment, dir })
  expect(restored.faults).toEqual([])
  expect(await askRestored(dir, `select (select count(*)::int from written) as n, to_regclass('later') as later`)).toEqual([
    { n: rows.n, later: null },
  ])
})

const into = (dataDir: string, more: Partial<InstallationOf> = {}) =>
  restoreInstallation({ place: of.place, key: null, at: null, dataDir, secret: of.secret, files: null, ...more })

test.each(damages)('where %s nothing is restored, and plain words say why', async (_what, damage, words) => {
  const folder = path.join(await newFolder('damaged'), 'backups')
  cpSync(of.backups, folder, { recursive: true })
  await damage(await openCopy(folder))
  const dataDir = await newFolder('empty')
  const refused = await into(dataDir, { place: openPlace({ to: { folder } }) }).catch(error => error)
  expect(refused).toBeInstanceOf(BackupRefused)
  expect(refused.message).toMatch(words)
  expect(refused.message).not.toMatch(/undefined|\n|Error:/)
  expect(readdirSync(dataDir)).toEqual([])
})
