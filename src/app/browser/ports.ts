import { nameIn } from '../../core/labels.ts'
import { GetProfile, Renew, SaveSettings, SignOut } from '../../features/session/contract.ts'
import { sessionReply } from '../../features/session/sessionReply.ts'
import { callOnce } from '../../ui/calls.ts'
import type { SessionPorts } from '../../ui/session.ts'

// Chunks that the sign-in page does not need.
const accounts = () => import('../../features/accounts/contract.ts')

/** The calls behind the session and the pickers. Most accounts and buildings that a picker loads: 999, as the document says. */
export const ports: SessionPorts = {
  calls: { groups: { path: 'Group/GetGroups' }, channels: { path: 'Channel/GetChannels' }, buildings: { path: 'Entity/GetPropertyList' } },
  renew: async () => sessionReply(await callOnce(Renew, {})),
  signOut: () => callOnce(SignOut, {}),
  keepSettings: settings => callOnce(SaveSettings, settings),
  place: async gId => {
    const { PermissionsHash, AccessBuildingIds } = (await callOnce(GetProfile, { gId })).UserContext
    return { PermissionsHash, AccessBuildingIds: AccessBuildingIds ?? [] }
  },
  groups: async () => {
    const { GetGroups } = await accounts()
    const { Groups } = await callOnce(GetGroups, { filter: {}, pagination: { page: 0, perPage: 999 } })
    return Groups.map(({ acId, GroupName, LogoFilename }) => ({ id: acId, name: nameIn(GroupName, 'en'), logo: LogoFilename }))
  },
  channels: async () => {
    const { GetChannels } = await accounts()
    const { Groups } = await callOnce(GetChannels, { filter: {} })
    return Groups.map(({ acId, Name, MappedGroups }) => ({ id: acId, name: Name, MappedGroups }))
  },
  buildings: async gId => {
    const { GetPropertyList } = await import('../../features/buildings/contract.ts')
    const { Properties } = await callOnce(GetPropertyList, { filter: { gId }, pagination: { page: 0, perPage: 999 } })
    return Properties.map(({ id, Name, Code, PropertyTag }) => ({ id, name: nameIn(Name, 'en'), code: Code, propertyTag: PropertyTag }))
  },
}
