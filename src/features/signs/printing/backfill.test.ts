import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { runAsPlainOwner } from '../../../../test/support/plainOwner.ts'
import { openWorld } from '../../../../test/world.ts'
import { addSignedCode } from './testing.ts'

const world = await openWorld()
const [file = ''] = globSync('db/migrations/*_print_settings/migration.sql')
const afterTables = readFileSync(file, 'utf8').split("select lock_tenant_table('print_setting');\n--> statement-breakpoint")[1] ?? ''

// A cluster has no second user in a transaction that has written.
test.skipIf(process.env.CITUS_URL !== undefined)(
  'what the generator of the release before kept becomes print settings, also where the owner that migrates is held to row-level security',
  async () => {
    const account = await world.newAccount()
    const gId = account.group.id
    const [one, other] = [await addSignedCode(account, 'One'), await addSignedCode(account, 'Other')]
    const keep = `insert into qr_print (group_id, qr_code_id, quantity, state, material, size, orientation, color, print_template, file_format)
    values ($1, $2, 3, $3, 'Acrylic', '8 × 10', 'Portrait', 'Dark Blue', 'Feedback-Lobby-Large', 'eps')`
    const rows = await runAsPlainOwner(world.owner, {
      prepare: async client => {
        await client.query(keep, [gId, one.QrCodeId, 'On hold'])
        await client.query(keep, [gId, other.QrCodeId, 'NA'])
      },
      statements: afterTables.split('--> statement-breakpoint'),
      read: async client => {
        const asked = 'select qr_code_id, building_id, setting_id, quantity, state from print_setting where group_id = $1'
        return (await client.query(asked, [gId])).rows as unknown[]
      },
    })
    expect(rows).toEqual([
      {
        qr_code_id: one.QrCodeId,
        building_id: account.building.id,
        setting_id: 'Acrylic|8 × 10|Portrait|Dark Blue|Large',
        quantity: 3,
        state: 'On hold',
      },
    ])
  },
)
