import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { accountGroup } from '../../src/features/base/accounts/tables.ts'
import {
  ArchiveGroup,
  CreateChannel,
  CreateGroup,
  DeleteChannel,
  DeleteGroup,
  ExportGroup,
  GetGroup,
  InviteAdmin,
  RestoreGroup,
} from '../../src/features/property/administration/contract.ts'
import type { Account } from '../world.ts'
import { newAccountProfile } from './accountProfiles.ts'
import type { Makers, Write } from './write.ts'

/** Writes of the provider about accounts and channels. */
export const writesOfAccounts = ({ world, global }: Makers): Write[] => {
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
}
