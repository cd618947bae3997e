import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { newAccountProfile } from '../../../../test/support/accountProfiles.ts'
import { buildingRow } from '../../../../test/support/rows.ts'
import type { FeatureWays } from '../../../../test/ways.ts'
import type { Account } from '../../../../test/world.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { accountGroup, channel, channelGroup } from '../../base/accounts/tables.ts'
import { building } from '../buildings/tables.ts'
import {
  ArchiveGroup,
  CreateChannel,
  CreateGroup,
  DeleteChannel,
  DeleteGroup,
  EditChannel,
  EditGroup,
  ExportGroup,
  GetGroup,
  InviteAdmin,
  RestoreGroup,
} from './contract.ts'
import { profileOf } from './rules.ts'

/** How tests make what this feature keeps. */
export const ways: FeatureWays = {
  writes: ({ world, global }) => {
    const { token } = global
    const channelOf = async ({ group }: Account) =>
      (await global.call(CreateChannel, { Name: `Channel ${randomUUID()}`, MappedGroups: [group.id] })).acId
    const archived = async ({ group }: Account) => {
      const { Version } = await global.call(GetGroup, { gId: group.id })
      return global.call(ArchiveGroup, { GroupId: group.id, Version })
    }
    return [
      {
        call: ArchiveGroup,
        open: async ({ group }) => {
          const { Version } = await global.call(GetGroup, { gId: group.id })
          return { token, input: () => ({ GroupId: group.id, Version }) }
        },
      },
      {
        call: RestoreGroup,
        open: async account => {
          const { Version } = await archived(account)
          return { token, input: () => ({ GroupId: account.group.id, Version }) }
        },
      },
      {
        call: CreateChannel,
        open: async ({ group }) => ({ token, input: text => ({ Name: `${text} ${group.id}`, MappedGroups: [group.id] }) }),
      },
      { call: DeleteChannel, open: async account => channelOf(account).then(ChannelId => ({ token, input: () => ({ ChannelId }) })) },
      {
        call: CreateGroup,
        open: async ({ group }) => {
          const Group = newAccountProfile()
          return { token, input: text => ({ Group: { ...Group, GroupName: { en: `${text} ${group.id}` } } }) }
        },
      },
      {
        call: InviteAdmin,
        open: async () => {
          const { acId: GroupId } = await global.call(CreateGroup, { Group: newAccountProfile() })
          const another = await world.newAccount({ role: 'AcAdmin', global: true }) // ten a minute and person
          return { token: another.token, input: () => ({ GroupId }) }
        },
      },
      {
        call: ExportGroup,
        open: async ({ group }) => {
          const another = await world.newAccount({ role: 'AcAdmin', global: true }) // five a minute and person
          return { token: another.token, input: text => ({ GroupId: group.id, Passphrase: `${text} twelve characters` }) }
        },
      },
      {
        call: DeleteGroup,
        open: async ({ group }) => {
          const exported = { ExportedDate: new Date(), ExportCode: 'ABCD1234' }
          await world.services.db.asSystem('test', tx => tx.update(accountGroup).set(exported).where(eq(accountGroup.id, group.id)))
          const { Version } = await global.call(GetGroup, { gId: group.id })
          return { token, input: () => ({ GroupId: group.id, Version, GroupName: group.name, ExportCode: exported.ExportCode }) }
        },
      },
    ]
  },
  saves: ({ global }) => [
    [
      'account',
      {
        call: EditGroup,
        open: async ({ call, group }) => {
          const { Version, ...read } = await call(GetGroup, { gId: group.id })
          return { input: en => ({ GroupId: group.id, Version, Group: { ...profileOf({ Version, ...read }), GroupName: { en } } }) }
        },
      },
    ],
    [
      'channel',
      {
        call: EditChannel,
        open: async ({ group }) => {
          const { acId } = await global.call(CreateChannel, { Name: `Channel ${randomUUID()}`, MappedGroups: [group.id] })
          return {
            token: global.token,
            input: text => ({ ChannelId: acId, Version: 1, Name: `${text} ${acId}`, MappedGroups: [group.id] }),
          }
        },
      },
    ],
  ],
  rows: () => {
    const addGroup = async (tx: Tx, n: number) => {
      const [made] = await tx
        .insert(accountGroup)
        .values({ GroupName: { en: `Group ${n}` } })
        .returning()
      if (made) await tx.insert(building).values(buildingRow(made.id, 0))
      return made?.id ?? ''
    }
    return {
      'Group/GetGroups': { filter: {}, add: addGroup },
      'Group/SearchBuildings': { filter: {}, add: addGroup },
      'Channel/GetChannels': {
        filter: {},
        add: async (tx, n) => {
          const [made] = await tx
            .insert(channel)
            .values({ Name: `Channel ${randomUUID()}` })
            .returning()
          if (made) await tx.insert(channelGroup).values({ ChannelId: made.id, MappedGroupId: await addGroup(tx, n) })
        },
      },
    }
  },
  menu: {
    'Account Info': { may: ['ManageGroups', 'ManageEntities'], calls: [GetGroup] },
  },
}
