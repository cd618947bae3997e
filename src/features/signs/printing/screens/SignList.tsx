import { Button } from '@mantine/core'
import { IconQrcode } from '@tabler/icons-react'
import { Page } from '../../../../ui/kit/Page.tsx'
import { StatusDot } from '../../../../ui/kit/StatusDot.tsx'
import { textIn } from '../../../../ui/language.ts'
import { columnsIn } from '../../../../ui/list/columns.ts'
import { choice, flag } from '../../../../ui/list/filterParts.ts'
import { useFilters } from '../../../../ui/list/useFilters.tsx'
import { useListTable } from '../../../../ui/list/useListTable.tsx'
import { AddressLink, href } from '../../../../ui/route.ts'
import { useGroupId, useSession } from '../../../../ui/session.ts'
import { useLanguage, useWords } from '../../../../ui/words.tsx'
import { library, qrCodeList } from '../../../codes/qr/routes.ts'
import { useBuildingColumn, useBuildingFilter } from '../../../property/buildings/screens/pickers/useBuildingFilter.tsx'
import { GetPrintSettings } from '../contract.ts'
import { printColumns } from '../listColumns.ts'
import { type PrintSettingRow, printStates } from '../model.ts'
import { printSettings } from '../routes.ts'
import { words } from '../words.ts'
import { KitButtons } from './KitButtons.tsx'
import { StateButton } from './StateButton.tsx'
import { choiceOf } from './useChosenSigns.ts'

const kinds = { 'To print': 'info', 'On hold': 'warn', Ordered: 'info', Printed: 'good' } as const

/** `/library/signs`: what signs are printed on and what became of them, of the account or of the chosen building. */
export const Screen = () => {
  const t = useWords(words)
  const [language] = useLanguage()
  const gId = useGroupId()
  const { can } = useSession()
  const mayEdit = can('ManageLibraries')
  const columns = useBuildingColumn(
    columnsIn(printColumns, language, {
      QrName: { card: 'name', wrap: true, width: 220 },
      SignId: { card: 'fact' },
      Floor: { card: 'fact' },
      Material: { card: 'fact' },
      Orientation: { hidden: true },
      Color: { hidden: true },
      PrintTemplate: { hidden: true },
      ModifiedDate: { hidden: true },
      State: { card: 'state', render: row => <StatusDot kind={kinds[row.State]} label={t(`states.${row.State}`)} /> },
      OutOfDate: {
        render: row =>
          row.PrintedDate === null ? null : (
            <StatusDot kind={row.OutOfDate ? 'warn' : 'none'} label={t(row.OutOfDate ? 'outOfDate' : 'upToDate')} />
          ),
      },
    }),
  )
  const list = useListTable(GetPrintSettings, {
    filter: { gId },
    filters: useSignFilters(),
    columns,
    search: 'text',
    searchLabel: t('search'),
    label: t('title'),
    sort: { field: 'ModifiedDate', order: 'DESC' },
    hrefOf: (row: PrintSettingRow) => href(printSettings, { groupId: gId, bId: row.BuildingId, qrId: row.QrCodeId }),
    bulk: chosen => (
      <>
        <KitButtons
          gId={gId}
          choice={choiceOf(chosen)}
          count={chosen.filter === undefined ? chosen.rows.length : (list.total ?? 0)}
          onStarted={chosen.clear}
        />
        {mayEdit && <StateButton gId={gId} chosen={chosen} />}
      </>
    ),
    bulkTakesFilter: true,
    selectable: true,
    empty: { text: t('empty'), hint: t('emptyHint'), action: <CodesButton /> },
  })
  return (
    <Page
      title={t('title')}
      lead={list.total === undefined ? t('lead') : t('count', { n: list.total })}
      crumbs={[{ label: textIn(library.title, language), to: href(library) }, { label: t('title') }]}
      actions={<CodesButton />}
      editNeeds={['ManageLibraries']}
      filters={list.filters}
    >
      {list.body}
    </Page>
  )
}

const useSignFilters = () => {
  const t = useWords(words)
  return useFilters(GetPrintSettings, [
    useBuildingFilter(t('allBuildings')),
    choice('State', {
      key: 'state',
      label: t('state'),
      any: t('anyState'),
      options: printStates.map(value => ({ value, label: t(`states.${value}`) })),
    }),
    flag('OutOfDate', { key: 'outOfDate', label: t('outOfDate') }),
  ])
}

const CodesButton = () => {
  const t = useWords(words)
  return (
    <Button component={AddressLink} href={href(qrCodeList)} variant="default" leftSection={<IconQrcode size={16} aria-hidden />}>
      {t('toCodes')}
    </Button>
  )
}
