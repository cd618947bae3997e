import { describe, expect, test } from 'vitest'
import { served } from '../../src/app/features.ts'
import type { Call } from '../../src/core/call.ts'
import { schemaOf } from '../support/inputs.ts'
import { savesOf } from '../ways.ts'
import { type Account, openWorld, send } from '../world.ts'

const world = await openWorld()
const global = await world.newAccount({ role: 'AcAdmin', global: true })
const saves = savesOf({ world, global })

const tables = [
  'account_group',
  'building',
  'building_section',
  'contact',
  'vendor',
  'vendor_building',
  'tenant_company',
  'qr_code',
  'qr_item',
  'survey',
  'survey_answer',
]
const more = ['role_permission', 'channel', 'channel_group', 'member', 'audit']
/** All that an account holds, and its user's own profile, as it stands. */
const standing = async ({ group, user }: Account): Promise<string> => {
  const columns = await world.services.db.system.query<{ table: string; column: string }>(
    `select table_name as table, column_name as column from information_schema.columns
     where table_name = any($1) and column_name in ('group_id', 'id') order by table_name, column_name`,
    [[...tables, ...more]],
  )
  const found: unknown[] = []
  for (const name of new Set(columns.rows.map(({ table }) => table))) {
    const own = columns.rows.filter(({ table }) => table === name).map(({ column }) => column)
    const where = own.includes('group_id') ? 'group_id = $1' : name === 'account_group' ? 'id = $1' : '$1::uuid is not null'
    const { rows } = await world.services.db.system.query(`select to_jsonb(t) as row from ${name} t where ${where} order by t::text`, [
      group.id,
    ])
    found.push([name, rows])
  }
  const profile = 'select full_name, phone, time_zone, picture from app_user where id = $1'
  found.push((await world.services.db.system.query(profile, [user.id])).rows)
  found.push((await world.services.db.system.query('select * from notification_setting where user_id = $1', [user.id])).rows)
  return JSON.stringify(found)
}

describe('of two people who save the same, the second is told and nothing is lost', () => {
  test.each(saves)('%s', async (_name, { call, open }) => {
    const account = await world.newAccount({ role: 'AcAdmin' })
    const { input, token = account.token } = await open(account)
    const before = await standing(account)
    const first = await send(world.app, call, input('mine'), token)
    expect(first.code, first.body).toBeUndefined()
    const saved = await standing(account)
    expect(saved).not.toBe(before)
    const second = await send(world.app, call, input('theirs'), token)
    expect(second).toMatchObject({ status: 409, code: 'sys.obj.cfl' })
    expect(JSON.parse(second.body).error.message).toBe('Somebody else has changed this in the meantime.')
    expect(await standing(account)).toBe(saved)
  })

  test('every call that saves what stands already asks for the version that was read, and is among these', () => {
    // One's own settings and views, what is only added to, and what somebody has said to overwrite: a template, the fields of all codes of a type; one choice.
    const own = [
      'Session/SaveSettings',
      'View/SaveView',
      'Product/SaveProductState',
      'Accounting/SaveDropDownOption',
      'QrCode/SaveQrBuilders',
      'QrCode/SaveHtmlTemplate',
      'QrCode/SaveAEDSettings',
      'QrCode/SaveFireExtinguisherSettings',
      'Subscription/SaveSubscriptionSetting',
      // They add a note each.
      'Survey/SaveCarouselNote',
      'PrintManagement/SavePrintProofNote',
    ]
    const writes: Call[] = served.map(one => one.call).filter(({ method, path }) => method === 'POST' && /\/(Edit|Save|Update)/.test(path))
    const shown = new Set(saves.map(([, { call }]) => call.path))
    expect(
      writes
        .filter(({ path }) => !shown.has(path))
        .map(({ path }) => path)
        .sort(),
    ).toEqual(own.sort())
    const asks = (call: Call) => JSON.stringify(schemaOf(call)).includes('"Version"')
    expect(writes.filter(call => shown.has(call.path) && !asks(call)).map(({ path }) => path)).toEqual([])
  })
})
