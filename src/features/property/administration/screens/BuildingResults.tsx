import { IconBuildingSkyscraper } from '@tabler/icons-react'
import { useState } from 'react'
import { useCall } from '../../../../ui/calls.ts'
import { useSession } from '../../../../ui/session.ts'
import { useWords } from '../../../../ui/words.tsx'
import { SearchBuildings } from '../contract.ts'
import type { FoundBuilding } from '../model.ts'
import { words } from '../words.ts'
import { type Result, Results } from './Results.tsx'
import { useNames } from './useNames.ts'
import { useOpenPlace } from './useOpenPlace.ts'

const PAGE = 10

/** Buildings that hold the text in name, code, address or account: of every account the user may see, or of the chosen one. `below`: under accounts that still load. */
export const BuildingResults = ({ text, below }: { text: string; below: boolean }) => {
  const t = useWords(words)
  const nameOf = useNames()
  const { bId, isGlobalAdmin, selection } = useSession()
  const openBuilding = useOpenBuilding()
  const [most, setMost] = useState(PAGE)
  const chosen = isGlobalAdmin ? selection.selectedGroupId : null
  const filter = {
    ...(text && { text }),
    ...(chosen && { GroupId: chosen }),
    ...(!chosen && selection.channel && { ChannelId: selection.channel }),
  }
  const answer = useCall(SearchBuildings, { filter, pagination: { page: 0, perPage: most } }, { quiet: true })
  const rows = answer.data?.Properties ?? []
  const severalAccounts = new Set(rows.map(({ GroupId }) => GroupId)).size > 1
  const results = rows.map((row): Result => {
    const { id, GroupName, Name, AddressLine1, City, State, Code } = row
    const place = [AddressLine1, City, State].filter(Boolean).join(', ')
    return {
      id,
      name: nameOf(Name),
      detail: severalAccounts ? `${nameOf(GroupName)} · ${place}` : place,
      side: Code,
      chosen: id === bId,
      onOpen: () => openBuilding(row),
    }
  })
  return (
    <Results
      title={chosen && selection.selectedGroupName ? t('buildingsOf', { name: selection.selectedGroupName }) : t('buildings')}
      icon={<IconBuildingSkyscraper size={18} aria-hidden />}
      results={results}
      total={answer.data?.Total}
      usual={PAGE}
      below={below}
      loading={answer.isPending}
      stale={answer.isPlaceholderData}
      failed={answer.isError && !answer.data}
      onRetry={() => void answer.refetch()}
      onMore={() => setMost(most + 4 * PAGE)}
      empty={text ? { text: t('noBuilding', { text }) } : { text: t('noBuildings'), ...(chosen && { hint: t('noBuildingsHint') }) }}
    />
  )
}

/** Opens a building of any account. */
export const useOpenBuilding = (): ((row: FoundBuilding) => void) => {
  const open = useOpenPlace()
  return ({ id, GroupId, GroupName, Name, Code, PropertyTag }) =>
    open({ gId: GroupId, account: GroupName.en, bId: id, building: Name.en }, { id, name: Name.en, code: Code, propertyTag: PropertyTag })
}
