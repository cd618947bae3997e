import { IconUsersGroup } from '@tabler/icons-react'
import { useState } from 'react'
import { holdsText } from '../../../../core/fold.ts'
import { useCall } from '../../../../ui/calls.ts'
import { ownAccountOnly } from '../../../../ui/frame/menu.ts'
import { useSession } from '../../../../ui/session.ts'
import { useWords } from '../../../../ui/words.tsx'
import { GetGroups } from '../contract.ts'
import { words } from '../words.ts'
import { type Result, Results } from './Results.tsx'
import { useNames } from './useNames.ts'
import { useOpenPlace } from './useOpenPlace.ts'

const PAGE = 10

/** The first accounts that hold the text; `own`: who sees only their own account asks for none. */
export const useFoundAccounts = (text: string, most = PAGE) => {
  const { profile, isGlobalAdmin, selection } = useSession()
  const own = ownAccountOnly(profile?.UserContext) && !isGlobalAdmin
  const filter = { ...(text && { text }), ...(selection.channel && { ChannelId: selection.channel }) }
  return { own, answer: useCall(GetGroups, own ? null : { filter, pagination: { page: 0, perPage: most } }) }
}

/** Accounts that hold the text in their name, narrowed to the chosen channel's. Some roles see their own without asking. */
export const AccountResults = ({ text }: { text: string }) => {
  const t = useWords(words)
  const nameOf = useNames()
  const { group, isGlobalAdmin, selection } = useSession()
  const open = useOpenPlace()
  const [most, setMost] = useState(PAGE)
  const { own, answer } = useFoundAccounts(text, most)
  const chosen = isGlobalAdmin ? selection.selectedGroupId : (group?.id ?? null)
  const loaded = (answer.data?.Groups ?? []).map(({ acId, GroupName, City, State, Buildings }): Result => {
    const detail = [City, State].filter(Boolean).join(', ')
    return {
      id: acId,
      name: nameOf(GroupName),
      ...(detail && { detail }),
      side: t('buildingCount', { n: Buildings }),
      chosen: acId === chosen,
      onOpen: () => open({ gId: acId, account: GroupName.en }),
    }
  })
  const ownResults: Result[] =
    group && holdsText(group.name, text)
      ? [{ id: group.id, name: group.name, chosen: true, onOpen: () => open({ gId: group.id, account: group.name }) }]
      : []
  const results = own ? ownResults : loaded
  return (
    <Results
      title={t('accounts')}
      icon={<IconUsersGroup size={18} aria-hidden />}
      results={results}
      total={own ? results.length : answer.data?.Total}
      usual={2}
      loading={!own && answer.isPending}
      stale={answer.isPlaceholderData}
      failed={answer.isError && !answer.data}
      onRetry={() => void answer.refetch()}
      onMore={() => setMost(most + 4 * PAGE)}
      empty={{ text: text ? t('noAccount', { text }) : t('noAccounts') }}
    />
  )
}
