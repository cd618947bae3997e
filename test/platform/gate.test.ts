import { createHash, randomUUID } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import pg from 'pg'
import { expect, test } from 'vitest'
import { openHttp } from '../../src/app/http.ts'
import { UploadFile } from '../../src/features/base/files/contract.ts'
import { GetProfile, Renew, RequestPasswordReset, SignIn } from '../../src/features/base/people/contract.ts'
import { AddPropertyTag, GetPropertyTags } from '../../src/features/property/buildings/contract.ts'
import { sampleBasicInfo } from '../../src/features/property/buildings/sections/BasicInfo/sample.ts'
import { propertyTag } from '../../src/features/property/buildings/tables.ts'
import { EditProperty } from '../../src/features/property/propertyPage/contract.ts'
import { withClient } from '../../src/platform/db/client.ts'
import type { Part } from '../../src/platform/http/server.ts'
import { askNodes } from '../support/databases.ts'
import { pdf } from '../support/hostile.ts'
import { openWorld, password, send } from '../world.ts'

const world = await openWorld()
const tags = async (group: string) =>
  (await world.services.db.system.query('select name from property_tag where group_id = $1 order by name', [group])).rows.map(
    row => row.name,
  )

test('a repeated write under one Idempotency-Key happens once and gets the first reply', async () => {
  const { token, group } = await world.newAccount()
  const key = { 'idempotency-key': randomUUID() }
  const input = { GroupId: group.id, Name: 'Downtown' }
  const replies = await Promise.all([1, 2, 3].map(() => send(world.app, AddPropertyTag, input, token, key)))
  const again = await send(world.app, AddPropertyTag, input, token, key)
  expect(new Set([...replies, again].map(reply => reply.body)).size).toBe(1)
  expect(again.status).toBe(200)
  expect(await tags(group.id)).toEqual(['Downtown'])
})

test('a repeated write is audited once, however often it is asked for', async () => {
  const { token, group } = await world.newAccount()
  const key = { 'idempotency-key': randomUUID() }
  const input = { GroupId: group.id, Name: 'Once told' }
  for (let i = 0; i < 20; i++) expect((await send(world.app, AddPropertyTag, input, token, key)).status).toBe(200)
  const { rowCount } = await world.services.db.system.query('select 1 from audit where group_id = $1', [group.id])
  expect(rowCount).toBe(1)
})

test('a write whose server has died while it waits is done once by its repetition, which never hears of a conflict', async () => {
  const { token, group, building } = await world.newAccount()
  const key = { 'idempotency-key': randomUUID() }
  const { GroupId, BuildingId, EntityId } = { GroupId: group.id, BuildingId: building.id, EntityId: building.id }
  const ask = () =>
    send(
      world.app,
      EditProperty,
      { GroupId, BuildingId, EntityId, Version: 1, BasicInfo: { ...sampleBasicInfo, Code: 'ONCE' } },
      token,
      key,
    )
  const holder = new pg.Client(world.owner as pg.ClientConfig) // what a pool adds, a client leaves aside
  await holder.connect()
  await holder.query('begin')
  await holder.query('select 1 from building where (group_id, id) = ($1, $2) for update', [GroupId, BuildingId])
  const lost = ask()
  const waiting = `from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
  await expect.poll(async () => (await askNodes(world.nodes, `select 1 ${waiting}`)).length, { timeout: 10_000 }).toBe(1)
  const early = [ask(), ask()] // while the first is still under way, and then while somebody else holds the building
  await askNodes(world.nodes, `select pg_terminate_backend(pid) ${waiting}`)
  for (const { status, code } of [await lost, ...(await Promise.all(early))]) expect([status, code]).toEqual([503, 'sys.srv.una'])
  await holder.query('rollback')
  await holder.end()
  const replies = [await ask(), await ask()]
  expect(replies.map(({ status }) => status)).toEqual([200, 200])
  expect(replies[1]?.body).toBe(replies[0]?.body)
  const { rowCount } = await world.services.db.system.query(`select 1 from audit where object_id = $1 and call = $2`, [
    BuildingId,
    EditProperty.path,
  ])
  expect(rowCount).toBe(1)
}, 60_000)

test('another body under the same key is refused, in words of its own', async () => {
  const { token, group } = await world.newAccount()
  const key = { 'idempotency-key': randomUUID() }
  await send(world.app, AddPropertyTag, { GroupId: group.id, Name: 'One' }, token, key)
  expect(await send(world.app, AddPropertyTag, { GroupId: group.id, Name: 'Two' }, token, key)).toMatchObject({
    status: 422,
    code: 'req.key.use',
  })
  expect(await tags(group.id)).toEqual(['One'])
})

test('what is kept of a write can be read by nobody without the secret of the installation', async () => {
  const { token, group } = await world.newAccount()
  const input = { GroupId: group.id, Name: 'Guess me' }
  await send(world.app, AddPropertyTag, input, token, { 'idempotency-key': randomUUID() })
  const { rows } = await world.services.db.system.query('select body_hash, reply from idempotency where scope = $1', [group.id])
  expect(rows).toEqual([{ body_hash: expect.stringMatching(/^[0-9a-f]{64}$/), reply: expect.stringMatching(/^sealed\.1\.[\w-]+$/) }])
  const plain = [JSON.stringify(input), `body ${JSON.stringify(input)}`].map(text => createHash('sha256').update(text).digest('hex'))
  expect(plain).not.toContain(rows[0].body_hash)
})

test('a sign-in is never kept: asked again under its key it opens another session, and no row has its token or password', async () => {
  const { user } = await world.newAccount()
  const key = { 'idempotency-key': randomUUID() }
  const input = { UserName: user.email, Password: password }
  const replies = [await send(world.app, SignIn, input, null, key), await send(world.app, SignIn, input, null, key)]
  const tokens = replies.map(({ body }) => JSON.parse(body).data.UserToken)
  expect(new Set(tokens).size).toBe(2)
  const cookie = replies[0]?.cookies[0]
  const renew = { ...key, origin: 'http://localhost', host: 'localhost' }
  const first = await send(world.app, Renew, {}, null, { ...renew, cookie: `${cookie?.name}=${cookie?.value}` })
  expect(first.status).toBe(200)
  expect(await send(world.app, Renew, {}, null, renew)).toMatchObject({ status: 401 }) // without the cookie its key gives nothing
  const { rows } = await world.services.db.system.query('select i::text as text from idempotency i')
  expect(rows.filter(({ text }) => text.includes('Session/') || text.includes('ut_'))).toEqual([])
})

test('a refused write leaves nothing, and its key may be used again', async () => {
  const { token, group } = await world.newAccount()
  await send(world.app, AddPropertyTag, { GroupId: group.id, Name: 'Once' }, token)
  const key = { 'idempotency-key': randomUUID() }
  expect((await send(world.app, AddPropertyTag, { GroupId: group.id, Name: 'Once' }, token, key)).status).toBe(409)
  await world.services.db.asSystem('test', tx => tx.delete(propertyTag))
  expect((await send(world.app, AddPropertyTag, { GroupId: group.id, Name: 'Once' }, token, key)).status).toBe(200)
})

test('every write leaves an audit row of its account: who, call, object, request', async () => {
  const { call, group, user } = await world.newAccount()
  await call(AddPropertyTag, { GroupId: group.id, Name: 'Audited' })
  const { rows } = await world.services.db.system.query('select * from audit where group_id = $1', [group.id])
  expect(rows).toMatchObject([{ user_id: user.id, actor: 'Test Admin', call: 'Entity/AddPropertyTag' }])
  expect(rows[0].request_id).toMatch(/^[0-9a-f-]{36}$/)
})

test('a call that fails after it has put a file leaves no bytes either', async () => {
  const { call, refuse, group, building } = await world.newAccount()
  const { dataDir } = world.services.config
  const stored = () => readdirSync(dataDir, { recursive: true }).filter(name => String(name).includes(group.id))
  const place = { GroupId: group.id, BuildingId: building.id, fileType: 'pdf', fileName: `${group.id}/a/b/Menu.pdf`, bucket: 'StaticUrl' }
  const upload = { ...place, base64: Buffer.from(pdf()).toString('base64') }
  await call(UploadFile, upload)
  const before = stored()
  expect(before.some(name => String(name).split('/').length > 1)).toBe(true)
  const owner = new pg.Client(world.owner)
  await owner.connect()
  await owner.query(`create function refuse_it() returns trigger language plpgsql as 'begin raise exception ''no''; end'`)
  await owner.query(
    `create trigger refuse_it before insert on audit for each row when (new.group_id = '${group.id}') execute function refuse_it()`,
  )
  expect((await refuse(UploadFile, upload)).status).toBe(500)
  expect(stored()).toEqual(before)
  await owner.query('drop trigger refuse_it on audit')
  await owner.end()
})

test('a file that finds the disk full is refused as such, and leaves no row', async () => {
  const { refuse, group, building } = await world.newAccount()
  const { put } = world.services.files
  Object.assign(world.services.files, { put: () => writeFile('/dev/full', 'bytes') }) // a disk that is always full
  const place = { GroupId: group.id, BuildingId: building.id, fileType: 'pdf', fileName: 'Menu.pdf', bucket: 'StaticUrl' }
  const refused = await refuse(UploadFile, { ...place, base64: Buffer.from(pdf()).toString('base64') })
  Object.assign(world.services.files, { put })
  expect(refused).toMatchObject({ status: 507, code: 'sys.dsk.ful', message: 'The server has no room left.' })
  expect((await world.services.db.system.query('select 1 from stored_file where group_id = $1', [group.id])).rowCount).toBe(0)
})

test('reads run in read-only transactions', async () => {
  const { group } = await world.newAccount()
  await expect(
    world.services.db.withTenant(
      group.id as never,
      (_tx, client) => client.query(`insert into property_tag (group_id, name) values ('${group.id}', 'x')`),
      { readOnly: true },
    ),
  ).rejects.toMatchObject({ code: '25006' })
})

test('the account of the session is taken when a call names none [A-RULE-075] [B-RULE-001]', async () => {
  const { call, group } = await world.newAccount()
  expect((await call(GetProfile, {})).UserContext.CurrentGroupId).toBe(group.id)
})

test('a limit counts over all processes: it stands in the database', async () => {
  const address = { remoteAddress: '127.9.9.9' }
  const codes: unknown[] = []
  for (let i = 0; i < 6; i++) {
    const reply = await world.app.inject({
      method: 'POST',
      url: '/csm/Session/RequestPasswordReset',
      payload: { Email: `a${i}@b.example` },
      ...address,
    })
    codes.push(reply.headers['x-error-code'])
  }
  expect(codes.slice(0, 5)).toEqual([undefined, undefined, undefined, undefined, undefined])
  expect(codes[5]).toBe('req.lim.exc')
  const { rows } = await world.services.db.system.query(
    `select count from attempt where key like 'call:${RequestPasswordReset.path}%' order by count desc limit 1`,
  )
  expect(rows[0].count).toBe(6)
})

test('ready says what is well, metrics counts calls', async () => {
  expect((await world.app.inject({ url: '/ready' })).json()).toMatchObject({ ready: true, events: true, queue: true })
  expect((await world.app.inject({ url: '/health' })).json()).toEqual({ alive: true })
  expect((await world.app.inject({ url: '/metrics' })).body).toContain('lintel_call_seconds_count{call="Entity/AddPropertyTag"')
})

test('a database that is gone is answered as not available, and found again when it is back', async () => {
  const { token, group } = await world.newAccount()
  const ended = await withClient(world.owner, client =>
    client.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()'),
  )
  expect(ended.rowCount).toBeGreaterThan(0)
  const ask = async () => (await send(world.app, GetPropertyTags, { filter: { gId: group.id } }, token)).status
  expect([200, 503]).toContain(await ask())
  await expect.poll(ask, { timeout: 10_000 }).toBe(200) // a busy process hears of lost connections one by one
})

test('a global role writes into no account that does not exist', async () => {
  const admin = await world.newAccount({ role: 'AcAdmin', global: true })
  const nowhere = randomUUID()
  expect(await admin.refuse(AddPropertyTag, { GroupId: nowhere, Name: 'Lobby' })).toMatchObject({ status: 404, code: 'sys.obj.nof' })
  expect(await tags(nowhere)).toEqual([])
})

test('a server with a route that nobody declared does not start', async () => {
  const slipped: Part = { name: 'slipped', routes: ['/declared'], add: app => void app.get('/slipped', async () => 'here') }
  await expect(openHttp(world.services, [slipped])).rejects.toThrow('The route /slipped is declared nowhere')
})
