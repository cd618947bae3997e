import { eq } from 'drizzle-orm'
import pg from 'pg'
import { expect, test } from 'vitest'
import { openWorld } from '../../../../../test/world.ts'
import { readMigrations } from '../../../../platform/db/migrate.ts'
import { EditProperty, GetProperty } from '../../propertyPage/contract.ts'
import { AddPropertyTag, GetPropertyList, GetPropertyTags } from '../contract.ts'
import { sampleBasicInfo } from '../sections/BasicInfo/sample.ts'
import { propertyTag } from '../tables.ts'

const world = await openWorld()

test('tags that differ in case only are one: the first writing wins, also of many at once', async () => {
  const { call, group } = await world.newAccount({ role: 'Admin' })
  const names = ['Lobby', 'lobby', 'LOBBY', ' Lobby ', 'lObBy']
  const tries = await Promise.allSettled(names.map(Name => call(AddPropertyTag, { GroupId: group.id, Name })))
  expect(tries.filter(one => one.status === 'fulfilled')).toHaveLength(1)
  for (const one of tries) if (one.status === 'rejected') expect(String(one.reason)).toContain('sys.obj.dup')
  const { PropertyTags } = await call(GetPropertyTags, { filter: { gId: group.id } })
  expect(PropertyTags.map(({ Name }) => Name.toLowerCase())).toEqual(['lobby'])
  for (const text of ['LOB', 'lobby'])
    expect((await call(GetPropertyTags, { filter: { gId: group.id, text } })).PropertyTags).toEqual(PropertyTags)
})

// The migration is of a time before databases were distributed, and a cluster takes its statements one by one only.
test.skipIf(world.nodes.length > 1)('tags that were kept twice become the first of them, with their buildings', async () => {
  const { call, group, buildings } = await world.newAccount({ role: 'Admin', buildings: 3 })
  const client = new pg.Client(world.owner)
  await client.connect()
  await client.query(
    'drop index property_tag_one_name; create unique index property_tag_group_id_name_index on property_tag (group_id, name)',
  )
  const ids: string[] = []
  for (const Name of ['Pier', 'pier', 'Quay'])
    ids.push(
      ...(await world.services.db.withTenant(group.id as never, async tx =>
        (
          await tx
            .insert(propertyTag)
            .values({ GroupId: group.id as never, Name })
            .returning({ id: propertyTag.id })
        ).map(({ id }) => id),
      )),
    )
  for (const [i, { id }] of buildings.entries()) {
    const { Version } = await call(GetProperty, { eId: id, gId: group.id })
    const BasicInfo = { ...sampleBasicInfo, Code: `T-${i}`, PropertyType: 'Multiple' as const, PropertyTagId: ids[i] ?? '' }
    await call(EditProperty, { GroupId: group.id, EntityId: id, BuildingId: id, Version, BasicInfo })
  }
  const { sql = '' } = readMigrations().find(({ name }) => name.endsWith('_tags_whatever_case')) ?? {}
  await client.query(`begin; ${sql}; commit`)
  await client.end()
  const rows = await world.services.db.withTenant(group.id as never, tx =>
    tx
      .select({ id: propertyTag.id })
      .from(propertyTag)
      .where(eq(propertyTag.GroupId, group.id as never)),
  )
  expect(new Set(rows.map(({ id }) => id))).toEqual(new Set([ids[0], ids[2]]))
  const { Properties } = await call(GetPropertyList, { filter: { gId: group.id } })
  expect(Properties.map(({ PropertyTag }) => PropertyTag?.Name ?? '').toSorted((a, b) => a.localeCompare(b))).toEqual([
    'Pier',
    'Pier',
    'Quay',
  ])
})
