import { Stack } from '@mantine/core'
import type { ReactNode } from 'react'
import { useGroups } from '../../../../ui/frame/choices.ts'
import { FilterSelect } from '../../../../ui/kit/FilterSelect.tsx'
import { columnsIn } from '../../../../ui/list/columns.ts'
import { choice, flag, own } from '../../../../ui/list/filterParts.ts'
import { useFilters } from '../../../../ui/list/useFilters.tsx'
import { useListTable } from '../../../../ui/list/useListTable.tsx'
import { href } from '../../../../ui/route.ts'
import { useSession } from '../../../../ui/session.ts'
import { useUrlState } from '../../../../ui/urlState.ts'
import { useLanguage, useWords } from '../../../../ui/words.tsx'
import { lifeOf } from '../../qr/life.ts'
import { qrTypeLabel, qrTypeOptions } from '../../qr/listColumns.ts'
import { qrEditor } from '../../qr/routes.ts'
import { LifeBadge } from '../../qr/screens/LifeBadge.tsx'
import { GetGlobalQrCodes, GetGlobalQrHubs, GetQrCodesByGroupId, type MasterQrCodeRow } from '../contract.ts'
import { accountCodeColumns, globalCodeColumns, globalHubColumns } from '../listColumns.ts'
import { words } from '../words.ts'

type AccountProps = { account: string }

/** The codes of every account. */
export const EveryCode = () => {
  const t = useWords(words)
  const { options, looks, language, inChannel } = useShared()
  const list = useListTable(GetGlobalQrCodes, {
    ...options,
    label: t('tabs.codes'),
    filter: inChannel,
    filters: useFilters(GetGlobalQrCodes, [useAccountFilter(''), ...useNarrowing()]),
    columns: columnsIn(globalCodeColumns, language, { ...looks, Items: { hidden: true } }),
    empty: { hint: t('emptyCodes') },
  })
  return <Listed filters={list.filters} body={list.body} />
}

/** The codes of one account, to the unit where they hang. */
export const AccountCodes = ({ account }: AccountProps) => {
  const t = useWords(words)
  const { options, looks, language } = useShared()
  const list = useListTable(GetQrCodesByGroupId, {
    ...options,
    label: t('tabs.codes'),
    filter: { gId: account },
    filters: useFilters(GetQrCodesByGroupId, [useAccountFilter(account), ...useNarrowing()]),
    columns: columnsIn(accountCodeColumns, language, { ...looks, Items: { hidden: true } }),
    empty: { hint: t('emptyCodes') },
  })
  return <Listed filters={list.filters} body={list.body} />
}

/** The hubs of every account, or of one. */
export const EveryHub = ({ account }: AccountProps) => {
  const t = useWords(words)
  const { options, looks, language, inChannel } = useShared()
  const list = useListTable(GetGlobalQrHubs, {
    ...options,
    label: t('tabs.hubs'),
    filter: account ? { GroupId: account } : inChannel,
    filters: useFilters(GetGlobalQrHubs, [useAccountFilter(account), ...useNarrowing()]),
    columns: columnsIn(globalHubColumns, language, looks),
    empty: { hint: t('emptyHubs') },
  })
  return <Listed filters={list.filters} body={list.body} />
}

const Listed = ({ filters, body }: { filters: ReactNode; body: ReactNode }) => (
  <Stack gap="md">
    {filters}
    {body}
  </Stack>
)

/** What the three lists have in common. */
const useShared = () => {
  const t = useWords(words)
  const [language] = useLanguage()
  const { selection } = useSession()
  const type = (row: MasterQrCodeRow) => (lifeOf(row, Date.now()) === 'Active' ? qrTypeLabel(row, language) : <LifeBadge code={row} />)
  return {
    language,
    inChannel: selection.channel ? { ChannelId: selection.channel } : {},
    looks: {
      Name: { wrap: true },
      SignId: { card: 'more' },
      GroupName: { wrap: true, card: 'fact' },
      BuildingName: { wrap: true, card: 'fact' },
      QrType: { render: type, card: 'state' },
      Location: { card: 'fact' },
      Floor: { hidden: true },
      Url: { hidden: true },
    } as const,
    options: {
      name: 'codes',
      search: 'text',
      searchLabel: t('search'),
      hrefOf: (row: MasterQrCodeRow) => href(qrEditor, { groupId: row.GroupId, bId: row.BuildingId, qrId: row.QrCodeId }),
      idOf: (row: MasterQrCodeRow) => row.QrCodeId,
      tone: (row: MasterQrCodeRow) => (row.Retired ? ('dimmed' as const) : undefined),
    } as const,
  }
}

/** The account whose codes are shown; it is in the address of the page. */
const useAccountFilter = (account: string) => {
  const t = useWords(words)
  const { groups } = useGroups()
  const [, set] = useUrlState({ account: '' })
  const name = groups.find(({ id }) => id === account)?.name
  return own({
    key: 'account',
    control: (
      <FilterSelect
        label={t('col.GroupName')}
        any={t('allAccounts')}
        options={groups.map(({ id, name: label }) => ({ value: id, label }))}
        value={account || null}
        onChange={id => set({ account: id ?? '' })}
      />
    ),
    set: account !== '',
    clear: () => set({ account: '' }),
    chip: account ? `${t('col.GroupName')}: ${name ?? '…'}` : undefined, // its row stands there before the name is known
  })
}

/** What the code does, and whether it is in service. */
const useNarrowing = () => {
  const t = useWords(words)
  const [language] = useLanguage()
  return [
    choice('QrType', { key: 'qrtype', label: t('col.QrType'), any: t('anyType'), options: qrTypeOptions(language) }),
    flag('Retired', { key: 'retired', label: t('retired') }),
  ]
}
