import { expect, test } from 'vitest'
import { readMigrations } from '../../src/platform/db/migrate.ts'
import { splitStatements } from '../../src/platform/db/migrationSteps.ts'
import { runAsPlainOwner } from '../support/plainOwner.ts'
import { openWorld } from '../world.ts'

const world = await openWorld()
const { sql = '' } = readMigrations().find(({ name }) => name.endsWith('_one_comparison_of_names')) ?? {}
const statements = splitStatements(sql)
const backfill = statements.slice(statements.indexOf('set local role lintel_system'), statements.indexOf('reset role') + 1)
const indexes = [...sql.matchAll(/CREATE UNIQUE INDEX "(\w+)"/g)].map(([, name = '']) => name)

// A cluster takes the statements of a migration one by one only.
test.skipIf(world.nodes.length > 1)('names that an account keeps twice are told apart, tags become one with their buildings', async () => {
  const { group, buildings } = await world.newAccount({ role: 'Admin', buildings: 3 })
  const [a = '', b = '', c = ''] = buildings.map(({ id }) => id)
  const found = await runAsPlainOwner(world.owner, {
    prepare: async client => {
      await client.query(indexes.map(name => `drop index ${name}`).join(';'))
      const tags = `insert into property_tag (group_id, name) select $1, n from unnest(array['Pier', 'pier', 'Quay']) n returning id`
      const ids = (await client.query<{ id: string }>(tags, [group.id])).rows.map(({ id }) => id)
      for (const [i, id] of [a, b, c].entries())
        await client.query('update building set code = $1, property_tag_id = $2 where id = $3', [['ase', 'ASE', 'DOC'][i], ids[i], id])
      await client.query(
        `insert into vendor (group_id, vendor_name) select $1, n from unnest(array['Otis', 'Otis' || chr(160), 'Kone']) n`,
        [group.id],
      )
    },
    statements: backfill,
    read: async client => {
      const column = async (asked: string) => (await client.query<{ v: string }>(asked, [group.id])).rows.map(({ v }) => v)
      return {
        tags: await column('select name as v from property_tag where group_id = $1 order by 1'),
        places: await column(
          'select code || t.name as v from building b join property_tag t on t.id = b.property_tag_id where b.group_id = $1 order by 1',
        ),
        vendors: await column('select vendor_name as v from vendor where group_id = $1 order by 1'),
      }
    },
  })
  expect(found.tags).toEqual(['Pier', 'Quay'])
  expect(found.places.toSorted((x, y) => (x < y ? -1 : 1))).toEqual(['ASE-2Pier', 'DOCQuay', 'asePier'])
  expect(found.vendors).toEqual(['Kone', 'Otis', 'Otis\u00a0 (2)'])
})
