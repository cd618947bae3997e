import type { AnyCall, Input, Output } from '../../core/call.ts'
import { nameIn } from '../../core/labels.ts'
import { GetProfile, Renew, SaveSettings, SignOut } from '../../features/base/people/contract.ts'
import { sessionReply } from '../../features/base/people/sessionReply.ts'
import type { PropertyRow } from '../../features/property/buildings/model.ts'
import { callOnce, keyOf, queries } from '../../ui/calls.ts'
import type { BuildingChoice, SessionPorts } from '../../ui/session.ts'
import { MOST_BUILDINGS } from '../../ui/sessionTypes.ts'

// Chunks that the sign-in page does not need.
const accounts = () => import('../../features/property/administration/contract.ts')

/** Buildings that a search shows. */
const MOST_FOUND = 50

// What the page asks for at the same moment is asked once.
const shared = <C extends AnyCall>(call: C, input: Input<C>): Promise<Output<C>> =>
  queries.fetchQuery({ queryKey: keyOf(call, input), queryFn: () => callOnce(call, input), staleTime: 10_000, meta: { quiet: true } })

type Named = Pick<PropertyRow, 'id' | 'Name' | 'Code' | 'City' | 'PropertyTag'>
const choiceOf = ({ id, Name, Code, City, PropertyTag }: Named): BuildingChoice => ({
  id,
  name: nameIn(Name, 'en'),
  code: Code,
  city: City,
  propertyTag: PropertyTag,
})

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
    const { Groups } = await shared(GetGroups, { filter: {}, pagination: { page: 0, perPage: 999 } })
    return Groups.map(({ acId, GroupName, LogoFilename, City }) => ({
      id: acId,
      name: nameIn(GroupName, 'en'),
      logo: LogoFilename,
      city: City,
    }))
  },
  channels: async () => {
    const { GetChannels } = await accounts()
    const { Groups } = await callOnce(GetChannels, { filter: {} })
    return Groups.map(({ acId, Name, MappedGroups }) => ({ id: acId, name: Name, MappedGroups }))
  },
  buildings: async (gId, text) => {
    const { GetPropertyList } = await import('../../features/property/buildings/contract.ts')
    const perPage = text ? MOST_FOUND : MOST_BUILDINGS
    const { Properties } = await shared(GetPropertyList, { filter: { gId, ...(text && { text }) }, pagination: { page: 0, perPage } })
    return Properties.map(choiceOf)
  },
  building: async (gId, eId) => {
    const { GetProperty } = await import('../../features/property/propertyPage/contract.ts')
    return choiceOf(await shared(GetProperty, { gId, eId }))
  },
}
