import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type GroupChoice, rememberChoices, sessionPorts, useSession } from '../session.ts'
import { MOST_BUILDINGS } from '../sessionTypes.ts'
import { ownAccountOnly } from './menu.ts'

const key = (which: 'groups' | 'channels' | 'buildings', id = '') => [
  sessionPorts()[`${which}Call`]?.path ?? 'choices',
  'choices',
  which,
  id,
]
const keepFresh = 60_000

/** Channels, for users who may choose one. */
export const useChannels = () => {
  const { can } = useSession()
  return useQuery({
    queryKey: key('channels'),
    queryFn: () => sessionPorts().channels(),
    enabled: can('GlobalManageGroups'),
    staleTime: keepFresh,
  })
}

/** Accounts to choose from, narrowed to the chosen channel's. Some roles see their own only; a failure is not shown. */
export const useGroups = () => {
  const { profile, group, can, selection } = useSession()
  const own = ownAccountOnly(profile?.UserContext) && !can(['GlobalManageGroups', 'GlobalManageCustomers'])
  const channels = useChannels()
  const query = useQuery({
    queryKey: key('groups'),
    queryFn: async () => {
      const groups = await sessionPorts().groups()
      rememberChoices({ groups })
      return groups
    },
    enabled: profile !== null && !own,
    staleTime: keepFresh,
    meta: { quiet: true },
  })
  const channel = channels.data?.find(each => each.id === selection.channel)
  const known: readonly GroupChoice[] = group ? [group] : []
  const all = query.data ?? known
  return { groups: channel ? all.filter(each => channel.MappedGroups.includes(each.id)) : all, loading: query.isLoading }
}

/** Buildings of the active account; of one with more than are loaded at once, those that hold `text`. `asking`: they may be outdated. */
export const useBuildings = (text = '') => {
  const { gId, isGlobalAdmin, selection } = useSession()
  const wanted = gId !== null && !(isGlobalAdmin && !selection.selectedGroupId)
  const query = useQuery({
    queryKey: key('buildings', gId ?? ''),
    queryFn: async () => {
      const buildings = await sessionPorts().buildings(gId ?? '')
      rememberChoices({ buildings })
      return buildings
    },
    enabled: wanted,
    staleTime: keepFresh,
  })
  const tooMany = (query.data?.length ?? 0) >= MOST_BUILDINGS
  const found = useQuery({
    queryKey: [...key('buildings', gId ?? ''), text],
    queryFn: async () => {
      const buildings = await sessionPorts().buildings(gId ?? '', text)
      rememberChoices({ buildings })
      return buildings
    },
    enabled: wanted && tooMany && text !== '',
    staleTime: keepFresh,
    placeholderData: keepPreviousData,
  })
  const offered = (text && found.data) || query.data
  const buildings = wanted ? (offered ?? []) : []
  return { buildings, loading: query.isLoading || found.isFetching, asking: query.isFetching, tooMany }
}
