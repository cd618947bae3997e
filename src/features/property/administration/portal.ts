import { nameIn } from '../../../core/labels.ts'
import { callOnce, callShared } from '../../../ui/calls.ts'
import type { SessionPorts } from '../../../ui/sessionTypes.ts'

export { routes } from './routes.ts'

// A chunk that the sign-in page does not need.
const contract = () => import('./contract.ts')

/** Most accounts that a picker loads: 999, as the document says. */
export const ports: Partial<SessionPorts> = {
  groupsCall: { path: 'Group/GetGroups' },
  channelsCall: { path: 'Channel/GetChannels' },
  groups: async () => {
    const { GetGroups } = await contract()
    const { Groups } = await callShared(GetGroups, { filter: {}, pagination: { page: 0, perPage: 999 } })
    return Groups.map(({ acId, GroupName, LogoFilename, City }) => ({
      id: acId,
      name: nameIn(GroupName, 'en'),
      logo: LogoFilename,
      city: City,
    }))
  },
  channels: async () => {
    const { GetChannels } = await contract()
    const { Groups } = await callOnce(GetChannels, { filter: {} })
    return Groups.map(({ acId, Name, MappedGroups }) => ({ id: acId, name: Name, MappedGroups }))
  },
}
