import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { openWorld } from '../../../../test/world.ts'
import { createFolderPlace } from '../../../platform/backup/folderPlace.ts'
import { mail } from '../../../platform/tables.ts'
import { GetBackups, StartBackup } from './contract.ts'
import { makeBackups, testRestore } from './jobs.ts'
import { backupRun } from './tables.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'lintel-place-'))
const world = await openWorld({ env: { BACKUP_TO: folder } })
const { services } = world
const admin = await world.newAccount({ role: 'AcAdmin', global: true })
const context = { services, attempt: 1, last: false, jobId: 'a-job' }

test('the page tells where backups go, what is kept and how the log is copied; for global admins alone', async () => {
  const own = await world.newAccount()
  expect(await own.refuse(GetBackups, {})).toMatchObject({ code: 'usr.aut.npm' })
  expect(await own.refuse(StartBackup, {})).toMatchObject({ code: 'usr.aut.npm' })
  expect(await admin.call(GetBackups, {})).toEqual({
    State: 'On',
    Place: createFolderPlace(folder).told,
    Encrypted: false,
    Problem: null,
    Kept: [],
    LogBehind: null,
    Runs: [],
  })
})

test('a backup that cannot be made is told on the page, and a failed test restore by mail too; two at once are refused', async () => {
  const { RunId } = await admin.call(StartBackup, {})
  expect((await admin.call(GetBackups, {})).Runs).toMatchObject([{ id: RunId, Kind: 'Backup', State: 'Running' }])
  expect(await admin.refuse(StartBackup, {})).toMatchObject({
    code: 'sys.obj.cfl',
    message: 'A backup is being made already. Wait until it is done.',
  })
  // The tests' PostgreSQL does not lie in the data folder: nothing answers there.
  await makeBackups.run(context, { RunId })
  await testRestore.run(context, {})
  const { Runs } = await admin.call(GetBackups, {})
  expect(Runs.map(({ Kind, State, Problem }) => [Kind, State, Problem])).toEqual([
    ['TestRestore', 'Failed', 'other'],
    ['Backup', 'Failed', 'other'],
  ])
  const mails = await services.db.asSystem('test', tx => tx.select().from(mail))
  expect(mails).toMatchObject([{ To: [admin.user.email], Subject: 'The test restore of the backups failed' }])
})

test('a run that was cut off with its process is told as such by the next one', async () => {
  const began = new Date(Date.now() - 5 * 3_600_000)
  const cut = { Kind: 'Backup', State: 'Running', Place: folder, StartedDate: began } as const
  await services.db.asSystem('test', tx => tx.insert(backupRun).values(cut))
  await makeBackups.run(context, {})
  const { Runs } = await admin.call(GetBackups, {})
  expect(Runs.find(({ StartedDate }) => StartedDate === began.getTime())).toMatchObject({
    State: 'Failed',
    Problem: 'cut',
  })
})

test('without a place nothing is made, and the page says so', async () => {
  const off = { ...services, config: { ...services.config, backups: 'off' as const } }
  const { Runs } = await admin.call(GetBackups, {})
  await makeBackups.run({ ...context, services: off }, {})
  expect((await admin.call(GetBackups, {})).Runs).toHaveLength(Runs.length)
})
