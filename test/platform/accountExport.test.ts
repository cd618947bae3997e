import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { getColumns } from 'drizzle-orm'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { prepareDemo } from '../../src/app/demo/demo.ts'
import { openHttp } from '../../src/app/http.ts'
import { ResetPassword, SignIn } from '../../src/features/base/people/contract.ts'
import { findLeftOut, readAccountTables } from '../../src/platform/account/accountRows.ts'
import { withClient } from '../../src/platform/db/client.ts'
import { declaredTables } from '../../src/platform/db/tenantTable.ts'
import { openZipFile } from '../../src/platform/files/zipReader.ts'
import { unseal } from '../../src/platform/seal.ts'
import { hashSecret, pinFits } from '../../src/platform/secrets.ts'
import { exportTo, passphrase, restoreFrom, rowsOfAccount, tracesOf } from '../support/accountExports.ts'
import { callsAs, openWorld } from '../world.ts'

const env = { LINTEL_DEMO_SCALE: '0.02', LINTEL_DEMO_PASSWORD: 'Lobby-Plant-77' }
const [world, other] = await Promise.all([openWorld({ env }), openWorld({ env: { BASE_URL: 'https://other.example' } })])
const leftOut = findLeftOut()
const otherSecret = 'another installation has another secret, too'

const demo = { GroupId: '', second: '' }
beforeAll(async () => {
  vi.spyOn(console, 'log').mockImplementation(() => {})
  await prepareDemo(world.services)
  const { rows } = await world.services.db.system.query<{ id: string }>(
    `select group_id as id from building group by group_id order by count(*) desc`,
  )
  demo.GroupId = rows[0]?.id ?? ''
  demo.second = rows[1]?.id ?? ''
})

/** A row without what an installation has of its own: keys, hashes under them, its address, how often its rows were changed. */
const plain = (row: Record<string, unknown>, secret: string): Record<string, unknown> => {
  const text = JSON.stringify(row)
    .replaceAll(/sealed\.1\.[\w-]+/g, one => unseal(secret, one))
    .replaceAll(/https?:[^"]+?\/files\//g, '/files/')
  const { code_hash: _c, pin_hash: _p, exported_date: _e, export_code: _x, request_id: _r, ...kept } = JSON.parse(text)
  return String(kept.name).startsWith('changes of ') ? { ...kept, value: null } : kept
}
const sorted = (rows: readonly object[]): string[] => rows.map(row => JSON.stringify(row)).toSorted()

const filesOf = async (of: typeof world, ids: readonly string[]): Promise<string[]> => {
  const sums: string[] = []
  for (const id of ids) {
    const stored = await of.services.files.get(`${demo.GroupId}/${id}`)
    sums.push(
      stored
        ? `${id} ${stored.contentType} ${createHash('sha256')
            .update(await buffer(stored.stream))
            .digest('hex')}`
        : `${id} missing`,
    )
  }
  return sums
}

describe('an account that goes to another installation', () => {
  test('comes back with every row and file, its secrets under the other key, and nobody’s password', async () => {
    const before = await rowsOfAccount(world, demo.GroupId)
    const { file, manifest, Rows } = await exportTo(world, demo.GroupId)
    expect(Rows).toBeGreaterThan(1000)
    expect(manifest).toMatchObject({ MissingFiles: [], SecretsLeftOut: 0 })
    const invited: string[] = []
    const restored = await restoreFrom(other, file, {
      secret: otherSecret,
      onRestored: async (_client, { added }) => void invited.push(...added),
    })
    expect(restored.Files).toBe(manifest.Files)
    const after = await rowsOfAccount(other, demo.GroupId)
    for (const [table, rows] of Object.entries(before)) {
      if (leftOut[table]) continue
      const [was, is] = [
        rows.map(row => plain(row, world.services.config.secret)),
        (after[table] ?? []).map(row => plain(row, otherSecret)),
      ]
      const own = table === 'audit' ? is.filter(({ call }) => call !== 'Group/RestoreGroupExport') : is
      expect(sorted(own), table).toEqual(sorted(was))
    }
    // The restored account waits for the sums that its file may not have.
    expect(Object.keys(after).filter(table => leftOut[table] && table !== 'sum_backlog')).toEqual([])
    const ids = (before.stored_file ?? []).map(({ id }) => String(id))
    expect(ids.length).toBeGreaterThan(5)
    expect(await filesOf(other, ids)).toEqual(await filesOf(world, ids))

    const [pin] = before.pin_code ?? []
    const here = after.pin_code?.find(({ id }) => id === pin?.id)
    const PIN = unseal(world.services.config.secret, String(pin?.code_sealed))
    expect(PIN).toMatch(/^\d{4}$/)
    expect(unseal(otherSecret, String(here?.code_sealed))).toBe(PIN)
    expect(await pinFits(otherSecret, String(here?.building_id), PIN, String(here?.code_hash))).toBe(true)

    const { rows: people } = await other.services.db.system.query(
      `select count(*)::int as n, count(password_hash)::int as hashes, count(global_role)::int as roles from app_user where id = any($1)`,
      [invited],
    )
    expect(people).toEqual([{ n: invited.length, hashes: 0, roles: 0 }])
    expect(invited.length).toBeGreaterThan(2)
    const { rows: history } = await other.services.db.system.query<{ n: number }>(
      `select count(*)::int as n from audit where group_id = $1 and request_id like 'restored.%'`,
      [demo.GroupId],
    )
    expect(history).toEqual([{ n: (before.audit?.length ?? 0) + 1 }])
  })

  test('lets a member set a password and sign in', async () => {
    const { rows } = await other.services.db.system.query<{ id: string; email: string }>(
      `select u.id, u.email from app_user u join member m on m.user_id = u.id where m.group_id = $1 and m.member_role_in_group = 'Admin' limit 1`,
      [demo.GroupId],
    )
    const [admin] = rows
    await other.services.db.system.query(
      `insert into reset_link (token_hash, user_id, purpose, expires_date) values ($1, $2, 'Invitation', now() + interval '1 hour')`,
      [hashSecret('iv_test'), admin?.id],
    )
    const app = await openHttp({ ...other.services, config: { ...other.services.config, secret: otherSecret } })
    const as = callsAs(app, null)
    await as.call(ResetPassword, { Token: 'iv_test', Password: 'Rooftop-Garden-5' })
    const reply = await as.call(SignIn, { UserName: admin?.email ?? '', Password: 'Rooftop-Garden-5' })
    expect(reply.UserToken).toBeTruthy()
    await app.close()
  })

  test('is refused where it is already; and nothing of the second account was in the file', async () => {
    const { file } = await exportTo(world, demo.GroupId)
    await expect(restoreFrom(other, file)).rejects.toThrow('is in this installation already')
    expect(await tracesOf(other, demo.second)).toEqual([])
    const zip = await openZipFile(file)
    for (const entry of zip.entries.values())
      if (!entry.name.startsWith('files/')) {
        const text = (await buffer(zip.read(entry))).toString()
        expect(text.includes(demo.second), entry.name).toBe(false)
        expect(/\$argon2|"password_hash":"/.test(text), entry.name).toBe(false)
      }
    await zip.close()
  })

  test('without a passphrase holds no secret, and says how many it left out', async () => {
    const { file, manifest } = await exportTo(world, demo.second, null)
    expect(manifest.Secrets).toBeNull()
    expect(manifest.SecretsLeftOut).toBeGreaterThan(0)
    await restoreFrom(other, file, { secret: otherSecret, given: null })
    const after = await rowsOfAccount(other, demo.second)
    expect(JSON.stringify(after)).not.toContain('sealed.1.')
    expect(after.pin_code).toBeUndefined()
  })

  test('with another passphrase, or none, is not restored', async () => {
    const { file } = await exportTo(world, demo.GroupId)
    await expect(restoreFrom(other, file, { given: null })).rejects.toThrow('EXPORT_PASSPHRASE')
    await expect(restoreFrom(other, file, { given: `${passphrase}!` })).rejects.toThrow('is not the one that the export was made with')
  })

  test('a table that comes later is in it by itself; what is left out is named, with tables that there are', async () => {
    await withClient(world.owner, async client => {
      await client.query(
        'create table later_noun (group_id uuid not null, id uuid not null default uuidv7(), note text, primary key (group_id, id))',
      )
      await client.query(`insert into later_noun (group_id, note) values ($1, 'kept'), ($2, 'of another')`, [demo.second, demo.GroupId])
    })
    const { manifest } = await exportTo(world, demo.second)
    expect(manifest.Tables.later_noun).toEqual({ Rows: 1, Columns: ['group_id', 'id', 'note'] })
    const tables = (await readAccountTables(world.services.db.system)).map(({ name }) => name)
    // One that another test has only declared has no account in it.
    const declared = declaredTables().filter(({ table }) => 'GroupId' in getColumns(table))
    expect(declared.length).toBeGreaterThan(30)
    expect(tables).toEqual(expect.arrayContaining([...Object.keys(leftOut), ...declared.map(({ name }) => name)]))
    expect(manifest.LeftOut).toEqual(leftOut)
    await withClient(world.owner, client => client.query('drop table later_noun'))
  })
})
