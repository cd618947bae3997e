import { randomUUID } from 'node:crypto'
import { buildingRow } from '../../../../test/support/rows.ts'
import { placeOf } from '../../../../test/support/write.ts'
import type { FeatureWays } from '../../../../test/ways.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { AddPropertyTag, ArchiveProperties, ArchiveProperty, RestoreProperties, RestoreProperty } from './contract.ts'
import { building, propertyTag } from './tables.ts'

/** How tests make what this feature keeps. */
export const ways: FeatureWays = {
  writes: () => [
    { call: AddPropertyTag, open: async ({ group }) => ({ input: Name => ({ GroupId: group.id, Name }) }) },
    { call: ArchiveProperty, open: async account => ({ input: () => ({ ...placeOf(account), Version: 1 }) }) },
    {
      call: RestoreProperty,
      open: async account => {
        const { Version } = await account.call(ArchiveProperty, { ...placeOf(account), Version: 1 })
        return { input: () => ({ ...placeOf(account), Version }) }
      },
    },
    {
      call: ArchiveProperties,
      open: async ({ group, building }) => ({ input: () => ({ GroupId: group.id, Rows: [{ id: building.id, Version: 1 }] }) }),
    },
    {
      call: RestoreProperties,
      open: async account => {
        await account.call(ArchiveProperty, { ...placeOf(account), Version: 1 })
        const GroupId = account.group.id
        return { input: () => ({ GroupId, filter: { gId: GroupId, Archived: true } }) }
      },
    },
  ],
  rows: account => {
    const GroupId = account.group.id
    const gId = GroupId
    const addBuilding = async (tx: Tx, n: number) => {
      const [tag] = await tx
        .insert(propertyTag)
        .values({ GroupId, Name: `Tag ${n} ${randomUUID()}` })
        .returning()
      await tx
        .insert(building)
        .values({ ...buildingRow(GroupId, 1000 + n), Code: `S${randomUUID()}`, PropertyType: 'Multiple', PropertyTagId: tag?.id ?? null })
    }
    return {
      'Entity/GetPropertyList': { filter: { gId }, add: addBuilding },
      'Entity/GetPropertyTags': { filter: { gId }, add: addBuilding },
    }
  },
  menu: {
    Buildings: { may: ['ManageEntities'], calls: [] }, // the list is the picker's too: each user's own buildings
  },
}
