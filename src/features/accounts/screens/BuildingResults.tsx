import { IconBuildingSkyscraper } from '@tabler/icons-react'
import { useState } from 'react'
import { nameIn } from '../../../core/labels.ts'
import { useCall } from '../../../ui/calls.ts'
import { EmptyState } from '../../../ui/kit/EmptyState.tsx'
import { Section } from '../../../ui/kit/Section.tsx'
import { useSession } from '../../../ui/session.ts'
import { useLanguage, useWords } from '../../../ui/words.tsx'
import { GetPropertyList } from '../../buildings/contract.ts'
import { words } from '../words.ts'
import { type Result, Results } from './Results.tsx'
import { useOpenPlace } from './useOpenPlace.ts'

const PAGE = 10

/** Buildings of the chosen account that hold the text in name, code or address. */
export const BuildingResults = ({ text }: { text: string }) => {
  const t = useWords(words)
  const { group, isGlobalAdmin, selection } = useSession()
  const chosen = isGlobalAdmin && !selection.selectedGroupId ? null : group
  if (chosen) return <OfAccount gId={chosen.id} account={chosen.name} text={text} />
  return (
    <Section title={t('buildings')} collapsible={false}>
      <EmptyState small text={t('chooseFirst')} />
    </Section>
  )
}

const OfAccount = ({ gId, account, text }: { gId: string; account: string; text: string }) => {
  const t = useWords(words)
  const [language] = useLanguage()
  const { bId } = useSession()
  const open = useOpenPlace()
  const [most, setMost] = useState(PAGE)
  const answer = useCall(
    GetPropertyList,
    { filter: { gId, ...(text && { text }) }, pagination: { page: 0, perPage: most }, sort: { field: 'Name', order: 'ASC' } },
    { quiet: true },
  )
  const results = (answer.data?.Properties ?? []).map(
    ({ id, Name, Code, PropertyTag, AddressLine1, City, State }): Result => ({
      id,
      name: nameIn(Name, language),
      detail: [AddressLine1, City, State].filter(Boolean).join(', '),
      side: Code,
      chosen: id === bId,
      onOpen: () => open({ gId, account, bId: id, building: Name.en }, { id, name: Name.en, code: Code, propertyTag: PropertyTag }),
    }),
  )
  return (
    <Results
      title={account ? t('buildingsOf', { name: account }) : t('buildings')}
      icon={<IconBuildingSkyscraper size={18} aria-hidden />}
      results={results}
      total={answer.data?.Total}
      loading={answer.isPending}
      stale={answer.isPlaceholderData}
      failed={answer.isError && !answer.data}
      onRetry={() => void answer.refetch()}
      onMore={() => setMost(most + 4 * PAGE)}
      empty={text ? { text: t('noBuilding', { text }) } : { text: t('noBuildings'), hint: t('noBuildingsHint') }}
    />
  )
}
