import { createHash, randomUUID } from 'node:crypto'
import { globSync, mkdtempSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { describe, expect, test, vi } from 'vitest'
import { prepareDemo } from '../../src/app/demo/demo.ts'
import type { GroupId as ProvenGroup } from '../../src/core/ids.ts'
import { openSession } from '../../src/features/base/people/data.ts'
import { member } from '../../src/features/base/people/tables.ts'
import { GetTasks } from '../../src/features/base/tasks/contract.ts'
import { attributeAll } from '../../src/features/codes/inbox/attribute.ts'
import { deleteNow, exportToFile, restoreFromFile } from '../../src/features/property/administration/command.server.ts'
import { DeleteGroup, ExportGroup, GetGroup, GetGroupExport, RestoreGroup } from '../../src/features/property/administration/contract.ts'
import { deleteDue, exportGroup, forgetExports } from '../../src/features/property/administration/jobs.ts'
import { GetPropertyList } from '../../src/features/property/buildings/contract.ts'
import type { Job } from '../../src/platform/jobs/job.ts'
import { runAs } from '../../src/platform/watching/work.ts'
import { passphrase, rowsOfAccount, tracesOf } from '../support/accountExports.ts'
import { readExportCode } from '../support/exportCode.ts'
import { callsAs, openWorld, type World } from '../world.ts'

vi.spyOn(console, 'log').mockImplementation(() => {})
const env = { LINTEL_DEMO_SCALE: '0.02', LINTEL_DEMO_PASSWORD: 'Lobby-Plant-77' }
const [world, other] = await Promise.all([openWorld({ work: true, env }), openWorld()])
const { db, files, config } = world.services
await prepareDemo(world.services)
const query = async <T extends object>(sql: string, values: unknown[] = []): Promise<T[]> => (await db.system.query<T>(sql, values)).rows
const [full, second] = await query<{ id: string; name: string }>(
  'select group_id as id from building group by group_id order by count(*) desc',
)
for (const one of [full, second])
  if (one)
    one.name = (await query<{ name: string }>(`select group_name->>'en' as name from account_group where id = $1`, [one.id]))[0]?.name ?? ''
if (!full || !second) throw new Error('no demo world')
const provider = await world.newAccount({ role: 'AcAdmin', global: true })
const folder = mkdtempSync(path.join(tmpdir(), 'lintel-leaving-'))

/** Runs a job that comes by the clock, as a worker does. */
const runJob = (job: Job) =>
  runAs({ name: job.name, id: 'test' }, () => job.run({ services: world.services, attempt: 1, last: true, jobId: 'test' }, {}))

/** Exports an account by the call, and downloads it: the ZIP, and the code that stands in it. */
const exported = async ({ call }: Pick<typeof provider, 'call'>, GroupId: string) => {
  const { TaskId } = await call(ExportGroup, { GroupId, Passphrase: passphrase })
  const task = async () => (await call(GetTasks, { gId: GroupId })).Tasks.find(one => one.acId === TaskId)
  await expect.poll(async () => (await task())?.State, { timeout: 60_000 }).toBe('Done')
  const done = await task()
  const reply = await world.app.inject({ url: done?.FileLink ?? '' })
  const file = path.join(folder, `${TaskId}.zip`)
  await writeFile(file, reply.rawPayload)
  return { file, done, code: await readExportCode(file), link: done?.FileLink ?? '' }
}
const versionOf = async (gId: string) => (await provider.call(GetGroup, { gId })).Version
/** A sum of all that an account has. */
const sumOf = async (of: World, GroupId: string) =>
  createHash('sha256')
    .update(JSON.stringify(await rowsOfAccount(of, GroupId)))
    .digest('hex')
const refused = (words: string, Field: string) =>
  expect.objectContaining({ status: 400, fields: [expect.objectContaining({ Field, Message: words })] })

describe('an account that leaves', () => {
  test('is exported by a task of whoever of the provider asks, to nobody else; the export ends with its link and after seven days', async () => {
    const own = await world.newAccount({ buildings: 2 })
    const GroupId = own.group.id
    for (const one of [own, await own.signInAs('Executive')]) {
      expect(await one.refuse(ExportGroup, { GroupId, Passphrase: null })).toMatchObject({ status: 403 })
      expect(await one.refuse(GetGroupExport, { gId: GroupId })).toMatchObject({ status: 403 })
      expect(await one.refuse(DeleteGroup, { GroupId, Version: 1, GroupName: own.group.name, ExportCode: 'x' })).toMatchObject({
        status: 403,
      })
    }
    expect(await provider.refuse(ExportGroup, { GroupId, Passphrase: 'short' })).toEqual(refused('At least 12 characters', 'Passphrase'))
    expect(await provider.refuse(ExportGroup, { GroupId: randomUUID(), Passphrase: null })).toMatchObject({ status: 404 })
    const { done, code, link } = await exported(provider, GroupId)
    expect(done).toMatchObject({ Kind: 'AccountExport', FileName: expect.stringMatching(/^Account \w+ \d{4}-\d\d-\d\d\.zip$/) })
    expect(code).toMatch(/^[0-9A-F]{4}-[0-9A-F]{4}-[0-9A-F]{4}$/)
    expect((await provider.call(GetGroupExport, { gId: GroupId })).ExportedDate).toBeGreaterThan(Date.now() - 600_000)
    expect((await own.call(GetTasks, { gId: GroupId })).Tasks).toEqual([])
    const jobs = await query<{ data: object }>(
      `select data from pgboss.job where name = 'accounts.exportGroup' and data->>'GroupId' = $1`,
      [GroupId],
    )
    expect(jobs).toHaveLength(1)
    expect(JSON.stringify(jobs)).not.toContain(passphrase)
    await query(`update task set modified_date = now() - interval '8 days' where group_id = $1`, [GroupId])
    await runJob(forgetExports)
    expect((await world.app.inject({ url: link })).statusCode).toBe(404)
    expect((await provider.call(GetTasks, { gId: GroupId })).Tasks[0]).toMatchObject({ State: 'Done', FileLink: null })
  })

  test('is deleted only by its name and the code of a fresh export, waits for 30 days hidden, and can be brought back', async () => {
    const own = await world.newAccount()
    const GroupId = own.group.id
    const ask = { GroupId, Version: 1, GroupName: own.group.name, ExportCode: '0000-0000-0000' }
    const late = 'Export the account first: its last export must be at most seven days old'
    expect(await provider.refuse(DeleteGroup, ask)).toEqual(refused(late, 'ExportCode'))
    const { code } = await exported(provider, GroupId)
    expect(await provider.refuse(DeleteGroup, ask)).toEqual(refused('This is not the confirmation code of the latest export', 'ExportCode'))
    expect(await provider.refuse(DeleteGroup, { ...ask, ExportCode: code, GroupName: 'Another' })).toEqual(
      refused('This is not the name of the account', 'GroupName'),
    )
    expect(await provider.refuse(DeleteGroup, { ...ask, ExportCode: code, Version: 9 })).toMatchObject({ code: 'sys.obj.cfl' })
    await query(`update account_group set exported_date = now() - interval '7 days 1 minute' where id = $1`, [GroupId])
    expect(await provider.refuse(DeleteGroup, { ...ask, ExportCode: code })).toEqual(refused(late, 'ExportCode'))
    await query('update account_group set exported_date = now() where id = $1', [GroupId])
    const { DeletionDate } = await provider.call(DeleteGroup, { ...ask, ExportCode: code.toLowerCase().replaceAll('-', ' ') })
    expect(DeletionDate - Date.now()).toBeGreaterThan(29.9 * 86_400_000)
    expect(await own.refuse(GetPropertyList, { filter: { gId: GroupId } })).toMatchObject({
      status: expect.toSatisfy((n: number) => n === 401 || n === 403),
    })
    await runJob(deleteDue) // its day has not come
    expect(await provider.call(GetGroup, { gId: GroupId })).toMatchObject({ ArchivedDate: expect.any(Number) })
    expect(await provider.call(GetGroupExport, { gId: GroupId })).toMatchObject({ DeletionDate })
    await provider.call(RestoreGroup, { GroupId, Version: await versionOf(GroupId) })
    expect(await provider.call(GetGroup, { gId: GroupId })).toMatchObject({ ArchivedDate: null })
    expect(await provider.call(GetGroupExport, { gId: GroupId })).toMatchObject({ DeletionDate: null })
    await query('update account_group set exported_date = now() where id = $1', [GroupId])
    await runJob(deleteDue)
    expect((await provider.call(GetGroup, { gId: GroupId })).acId).toBe(GroupId)
  })

  test('leaves nothing when its day has come: no row, no file, no job, nobody; what others have stays as it was', async () => {
    const GroupId = full.id
    const people = await query<{ id: string }>('select user_id as id from member where group_id = $1', [GroupId])
    const both = people[0]?.id ?? ''
    await db.asSystem('a member of two accounts', tx =>
      tx.insert(member).values({ GroupId: second.id, UserId: both, MemberRoleInGroup: 'Employee' }),
    )
    const token = await db.asSystem('a session', tx => openSession(tx, { Kind: 'User', UserId: both, GroupId, Family: randomUUID() }))
    await query(
      `insert into mail (group_id, "to", subject, text, html, message_id, state) values ($1, '{a@test.example}', 's', 't', 'h', '<leaving@test>', 'Outbox')`,
      [GroupId],
    )
    await query(`insert into attempt (key, "window") values ('reset:' || $1, 1)`, [GroupId])
    await query(
      `insert into guess (key, failures, failed_date) select 'pin:' || pin_secret, 1, now() from building where group_id = $1 and pin_secret is not null`,
      [GroupId],
    )
    const { code } = await exported(provider, GroupId)
    await runJob(attributeAll) // the clock would run it meanwhile: after this nothing waits
    const before = {
      rows: await rowsOfAccount(world, GroupId),
      second: await sumOf(world, second.id),
      traces: (await tracesOf(world, GroupId)).length,
    }
    expect(Object.keys(before.rows).length).toBeGreaterThan(20)
    expect(before.traces).toBeGreaterThan(25)
    expect(globSync(`${config.dataDir}/files/**/${GroupId}/*`).length).toBeGreaterThan(5)
    await provider.call(DeleteGroup, { GroupId, Version: await versionOf(GroupId), GroupName: full.name, ExportCode: code })
    await query(`update account_group set deletion_date = now() - interval '1 minute' where id = $1`, [GroupId])
    await runJob(deleteDue)

    expect(await rowsOfAccount(world, GroupId)).toEqual({})
    expect(await tracesOf(world, GroupId)).toEqual(['public.audit: 1'])
    const [audit] = await query<Record<string, unknown>>(`select group_id, actor, call, after from audit where object_id = $1`, [GroupId])
    expect(audit).toMatchObject({
      group_id: null,
      actor: 'Test AcAdmin',
      call: 'Group/DeleteGroup',
      after: { Rows: expect.any(Number), People: people.length - 1 },
    })
    expect(globSync(`${config.dataDir}/files/**/${GroupId}*`)).toEqual([])
    expect(await query(`select id from app_user where id = any($1)`, [people.map(({ id }) => id)])).toEqual([{ id: both }])
    expect(await sumOf(world, second.id)).toBe(before.second)
    expect((await callsAs(world.app, token).call(GetPropertyList, { filter: { gId: second.id } })).Total).toBeGreaterThanOrEqual(0)
    expect(await provider.refuse(GetGroup, { gId: GroupId })).toMatchObject({ status: 404 })
    expect(await query('select * from guess where key like $1', ['pin:%'])).toEqual([])
  })

  test('goes by the command line too: out to a file, into another installation, whose new people are invited, and away at once', async () => {
    const GroupId = second.id
    const to = path.join(folder, 'second.zip')
    const { Code } = await exportToFile(world.services, { GroupId, to, passphrase })
    const { people } = await restoreFromFile(other.services, { path: to, passphrase })
    const { rows } = await other.services.db.system.query(
      `select data->>'UserId' as id from pgboss.job where name = 'accounts.sendInvitation'`,
    )
    expect(rows).toHaveLength(people.added)
    expect(people.added).toBeGreaterThan(0)
    await expect(deleteNow(world.services, { GroupId, GroupName: 'Another', ExportCode: Code })).rejects.toThrow(
      'not the name of the account',
    )
    await expect(deleteNow(world.services, { GroupId: randomUUID(), GroupName: 'x', ExportCode: Code })).rejects.toThrow(
      'There is no account',
    )
    await deleteNow(world.services, { GroupId, GroupName: second.name, ExportCode: Code })
    expect(await tracesOf(world, GroupId)).toEqual(['public.audit: 1'])
    expect(await restoreFromFile(world.services, { path: to, passphrase })).toMatchObject({ Rows: expect.any(Number) })
    const stored = await query<{ id: string }>('select id from stored_file where group_id = $1', [GroupId])
    for (const { id } of stored) expect((await files.get(`${GroupId}/${id}`))?.stream.destroy()).toBeTruthy()
  })

  test('that is cut off while it is written leaves no file, and counts as no export', async () => {
    const own = await world.newAccount()
    const GroupId = own.group.id as ProvenGroup // made above
    const TaskId = randomUUID()
    const put = async (key: string, content: Readable | Uint8Array, meta: { contentType: string }) => {
      await files.put(key, Buffer.from('half'), meta)
      for await (const _chunk of Readable.from(content)) throw new Error('the store is away')
    }
    const data = { GroupId, TaskId, UserId: own.user.id, FullName: 'Test', Language: 'en' as const, Passphrase: null }
    const broken = { ...world.services, files: { ...files, put } }
    for (const attempt of [1, 3]) {
      const run = exportGroup.run({ services: broken, attempt, last: false, jobId: 'test' }, data)
      if (attempt === 1) await expect(run).rejects.toThrow('the store is away')
      else await run
      expect(await files.get(`${GroupId}/${TaskId}`)).toBeNull()
    }
    expect(await provider.call(GetGroupExport, { gId: GroupId })).toEqual({ ExportedDate: null, DeletionDate: null })
  })

  test('nobody can take the audit of an account that is still there', async () => {
    const own = await world.newAccount()
    await expect(query('select forget_audit($1)', [own.group.id])).rejects.toThrow('is still there')
    await expect(query('delete from audit where group_id = $1', [own.group.id])).rejects.toThrow('permission denied')
  })
})
