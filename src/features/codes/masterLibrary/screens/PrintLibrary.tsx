import { Page } from '../../../../ui/kit/Page.tsx'
import { PageTabs } from '../../../../ui/kit/PageTabs.tsx'
import { StatusDot } from '../../../../ui/kit/StatusDot.tsx'
import { columnsIn } from '../../../../ui/list/columns.ts'
import { choice, flag } from '../../../../ui/list/filterParts.ts'
import { useFilters } from '../../../../ui/list/useFilters.tsx'
import { useListTable } from '../../../../ui/list/useListTable.tsx'
import { href, useGo } from '../../../../ui/route.ts'
import { useLanguage, useWords } from '../../../../ui/words.tsx'
import { GetGlobalPrintSetting, GetPrintPrograms } from '../../../signs/printing/contract.ts'
import { globalPrintColumns, programColumns } from '../../../signs/printing/listColumns.ts'
import { printStates } from '../../../signs/printing/model.ts'
import { printSettings } from '../../../signs/printing/routes.ts'
import { words } from '../../../signs/printing/words.ts'
import { printHubLibrary, printLibrary, printQrLibrary, programLibrary } from '../routes.ts'

const tabs = { all: printLibrary, hubs: printHubLibrary, codes: printQrLibrary, programs: programLibrary } as const
type Tab = keyof typeof tabs
const names = Object.keys(tabs) as Tab[] // its own keys

/** `/masterLibrary/printLibrary` and its three neighbours: signs of every account, of hubs, of single codes, and buildings with their sums. */
export const Screen = () => {
  const t = useWords(words)
  const go = useGo()
  const { pathname } = window.location
  const tab = names.find(name => pathname === tabs[name].path) ?? 'all'
  return (
    <Page title={t('library.title')} lead={t(tab === 'programs' ? 'library.programsLead' : 'library.lead')}>
      <PageTabs
        label={t('library.title')}
        tabs={names.map(value => ({ value, label: t(`library.tabs.${value}`) }))}
        value={tab}
        onChange={next => go(tabs[names.find(name => name === next) ?? 'all'])}
      >
        {tab === 'programs' ? <Programs /> : <Signs key={tab} placement={tab === 'hubs' ? 'QrHub' : tab === 'codes' ? 'QrCode' : null} />}
      </PageTabs>
    </Page>
  )
}

const kinds = { 'To print': 'info', 'On hold': 'warn', Ordered: 'info', Printed: 'good' } as const

const Signs = ({ placement }: { placement: 'QrHub' | 'QrCode' | null }) => {
  const t = useWords(words)
  const [language] = useLanguage()
  const filters = useFilters(GetGlobalPrintSetting, [
    choice('State', {
      key: 'state',
      label: t('state'),
      any: t('anyState'),
      options: printStates.map(value => ({ value, label: t(`states.${value}`) })),
    }),
    flag('OutOfDate', { key: 'outOfDate', label: t('outOfDate') }),
  ])
  const list = useListTable(GetGlobalPrintSetting, {
    filter: placement ? { Placement: placement } : {},
    filters,
    columns: columnsIn(globalPrintColumns, language, {
      QrName: { card: 'name', wrap: true, width: 220 },
      GroupName: { card: 'fact' },
      BuildingName: { card: 'fact' },
      State: { card: 'state', render: row => <StatusDot kind={kinds[row.State]} label={t(`states.${row.State}`)} /> },
      OutOfDate: {
        render: row =>
          row.PrintedDate === null ? null : (
            <StatusDot kind={row.OutOfDate ? 'warn' : 'none'} label={t(row.OutOfDate ? 'outOfDate' : 'upToDate')} />
          ),
      },
      ModifiedDate: { hidden: true },
    }),
    search: 'text',
    searchLabel: t('library.search'),
    label: t('library.all'),
    name: 'printLibrary',
    sort: { field: 'ModifiedDate', order: 'DESC' },
    hrefOf: row => href(printSettings, { groupId: row.GroupId, bId: row.BuildingId, qrId: row.QrCodeId }),
    empty: { text: t('library.empty'), hint: t('library.emptyHint') },
  })
  return (
    <>
      {list.filters}
      {list.body}
    </>
  )
}

const Programs = () => {
  const t = useWords(words)
  const [language] = useLanguage()
  const list = useListTable(GetPrintPrograms, {
    filter: {},
    columns: columnsIn(programColumns, language, {
      BuildingName: { card: 'name' },
      GroupName: { card: 'fact' },
      ToPrint: { card: 'fact' },
      OutOfDate: { card: 'fact' },
    }),
    search: 'text',
    searchLabel: t('library.search'),
    label: t('library.programs'),
    name: 'printPrograms',
    sort: { field: 'ToPrint', order: 'DESC' },
    empty: { text: t('library.empty'), hint: t('library.emptyHint') },
  })
  return (
    <>
      {list.filters}
      {list.body}
    </>
  )
}
