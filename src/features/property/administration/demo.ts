import { eq, inArray } from 'drizzle-orm'
import { numberName } from '../../../platform/demo/names.ts'
import { type DemoMaking, demoPart } from '../../../platform/demo/part.ts'
import { noteFiles } from '../../../platform/files/fileUse.ts'
import { type AccountKey, accountsDemo } from '../../base/accounts/demo.ts'
import { accountGroup, channel, channelGroup } from '../../base/accounts/tables.ts'
import { keepDemoPicture } from '../../base/files/demo.ts'
import { tellDemoChanges } from '../../base/history/demo.ts'
import { firstUserOf } from '../../base/people/demo.ts'
import { accountLogos } from './demo/logos.ts'

/** A channel may bundle accounts of both kinds: it is made by the first. */
const channels: readonly { Name: string; accounts: readonly AccountKey[] }[] = [
  { Name: 'East Coast Offices', accounts: ['harborline'] },
  { Name: 'Great Lakes & Québec', accounts: ['northgate'] },
]

type AccountChange = { who: string; days: number; Before: object; After: object }

/** The latest changes of the accounts, but for their logos, which come with them. */
const changes: Readonly<Record<AccountKey, AccountChange>> = {
  harborline: {
    who: 'Eleanor Whitcombe',
    days: 19,
    Before: { Website: 'http://harborline.example', ContactPhoneNumber: '16175550180' },
    After: { Website: 'https://www.harborline.example', ContactPhoneNumber: '16175550100' },
  },
  northgate: { who: 'Priya Raghunathan', days: 24, Before: {}, After: {} },
}

export const administrationDemo = demoPart('property/administration', async making => {
  for (const { key, GroupId } of accountsDemo.made(making)) {
    await mapChannels(making, key, GroupId)
    const LogoFilename = await makeLogo(making, key, GroupId)
    const { Before, After, ...told } = changes[key]
    const files = { Before: { ...Before, LogoFilename: null }, After: { ...After, LogoFilename } }
    await tellDemoChanges(making, GroupId, [{ ...told, ...files, Call: 'Group/EditGroup', Object: 'account', ObjectId: GroupId }])
  }
})

const mapChannels = async ({ tx, copy }: DemoMaking, key: AccountKey, MappedGroupId: string): Promise<void> => {
  const names = channels.filter(({ accounts }) => accounts.includes(key)).map(({ Name }) => numberName(Name, copy.number))
  if (names.length === 0) return
  await tx
    .insert(channel)
    .values(names.map(Name => ({ Name })))
    .onConflictDoNothing()
  const made = await tx.select({ ChannelId: channel.id }).from(channel).where(inArray(channel.Name, names))
  await tx.insert(channelGroup).values(made.map(({ ChannelId }) => ({ ChannelId, MappedGroupId })))
}

const makeLogo = async (making: DemoMaking, key: AccountKey, GroupId: string): Promise<string> => {
  const place = { GroupId, UserId: firstUserOf(making, GroupId), BuildingId: null }
  const LogoFilename = await keepDemoPicture(making, place, { bucket: 'AccountLogo', fileName: `${key}.png`, svg: accountLogos[key] })
  await making.tx.update(accountGroup).set({ LogoFilename }).where(eq(accountGroup.id, GroupId))
  await noteFiles(making.tx, accountGroup, [{ id: GroupId, LogoFilename }])
  return LogoFilename
}
