import { ActionIcon, Button, UnstyledButton } from '@mantine/core'
import { IconAlertTriangle, IconFileSpreadsheet } from '@tabler/icons-react'
import { dialogs } from '../../../../ui/dialogs.tsx'
import { useDateRange } from '../../../../ui/kit/dateRange.ts'
import { Page } from '../../../../ui/kit/Page.tsx'
import { StatusDot } from '../../../../ui/kit/StatusDot.tsx'
import { textIn } from '../../../../ui/language.ts'
import { columnsIn, columnsOf } from '../../../../ui/list/columns.ts'
import { choice, flag, own, range } from '../../../../ui/list/filterParts.ts'
import { useFilters } from '../../../../ui/list/useFilters.tsx'
import { useListTable } from '../../../../ui/list/useListTable.tsx'
import { AddressLink, href } from '../../../../ui/route.ts'
import { useGroupId } from '../../../../ui/session.ts'
import { toast } from '../../../../ui/toasts.ts'
import { useUrlState } from '../../../../ui/urlState.ts'
import { useFormats, useLanguage, useWords } from '../../../../ui/words.tsx'
import { library } from '../../../codes/qr/routes.ts'
import { useBuildingColumn, useBuildingFilter } from '../../../property/buildings/screens/pickers/useBuildingFilter.tsx'
import { walkStates } from '../../inspections/model.ts'
import { roundTypeLabels, roundTypes } from '../../rounds/roundTypes.ts'
import { roundsEngine } from '../../rounds/routes.ts'
import { GetInspectionSummaries } from '../contract.ts'
import { summaryColumns } from '../listColumns.ts'
import type { InspectionSummary } from '../model.ts'
import { roundErrors } from '../routes.ts'
import { words } from '../words.ts'
import { RoundDetail } from './RoundDetail.tsx'
import classes from './reports.module.css'
import { downloadWalk } from './walkCsv.ts'

/** `/library/roundSummaries`: walks of rounds with how much of each was done; the name of a round opens its detail. */
export const Screen = () => {
  const t = useWords(words)
  const [language] = useLanguage()
  const gId = useGroupId()
  const { filters, days } = useSummaryFilters()
  const list = useListTable(GetInspectionSummaries, {
    filter: { gId },
    filters,
    columns: useColumns(gId, days),
    label: t('title'),
    sort: { field: 'CreatedDate', order: 'DESC' },
    emptyCells: 'N/A',
    tone: row => (row.StopsErrorNumber > 0 ? 'bad' : undefined),
    empty: { text: t('empty'), hint: t('emptyHint') },
  })
  return (
    <Page
      title={t('title')}
      lead={list.total === undefined ? t('lead') : t('count', { n: list.total })}
      crumbs={[
        { label: textIn(library.title, language), to: href(library) },
        { label: textIn(roundsEngine.title, language), to: href(roundsEngine) },
        { label: t('title') },
      ]}
      actions={
        <Button
          component={AddressLink}
          href={href(roundErrors)}
          variant="default"
          leftSection={<IconAlertTriangle size={16} aria-hidden />}
        >
          {textIn(roundErrors.title, language)}
        </Button>
      }
      filters={list.filters}
    >
      {list.body}
    </Page>
  )
}

type WalkDays = Parameters<typeof RoundDetail>[0]['days']

const useSummaryFilters = () => {
  const t = useWords(words)
  const [language] = useLanguage()
  const days = useDateRange('roundSummaries', 'Last 90 Days')
  const [{ rId }, setUrl] = useUrlState({ rId: '' })
  const filters = useFilters(GetInspectionSummaries, [
    useBuildingFilter(t('allBuildings')),
    choice('rt', {
      label: t('type'),
      any: t('type'),
      options: roundTypes.map(value => ({ value, label: roundTypeLabels[value][language] })),
      width: 200,
    }),
    choice('State', {
      key: 'state',
      label: t('state'),
      any: t('anyState'),
      options: walkStates.map(value => ({ value, label: t(`states.${value}`) })),
    }),
    range(['startDate', 'endDate'], { ...days, label: t('time') }),
    flag('errors', { label: t('errorsOnly') }),
    own({
      key: 'rId',
      control: null,
      filter: rId ? { rId } : {},
      set: rId !== '',
      clear: () => setUrl({ rId: '' }),
      chip: rId ? t('col.RoundName') : undefined,
    }),
  ])
  const { startDate, endDate } = filters.filter ?? {}
  return { filters, days: { startDate, endDate } }
}

const stateKinds = { Running: 'info', Submitted: 'warn', Complete: 'good', Abandoned: 'none' } as const

const useColumns = (gId: string, days: WalkDays) => {
  const t = useWords(words)
  const [language] = useLanguage()
  const open = (row: InspectionSummary) =>
    dialogs.open(() => <RoundDetail gId={gId} rId={row.RoundId} name={row.RoundName} days={days} />, {
      title: t('detail.title'),
      size: 1040,
      phone: 'full',
    })
  const described = columnsIn(summaryColumns, language, {
    RoundName: {
      card: 'name',
      wrap: true,
      width: 190,
      render: row => (
        <UnstyledButton className={classes.link} aria-label={t('openRound', { name: row.RoundName })} onClick={() => open(row)}>
          {row.RoundName}
        </UnstyledButton>
      ),
    },
    State: {
      card: 'state',
      render: row => <StatusDot kind={stateKinds[row.State]} label={t(`states.${row.State}`)} />,
    },
    RoundType: { hidden: true, file: 'always' },
    CreatedDate: { card: 'fact' },
    EngineerName: { card: 'fact' },
    StopCompliance: { card: 'fact' },
  })
  const csv = columnsOf(GetInspectionSummaries).render('csv', t('col.csv'), row => <CsvButton gId={gId} row={row} />, {
    width: 64,
    card: 'more',
  })
  return useBuildingColumn([...described, csv])
}

const CsvButton = ({ gId, row }: { gId: string; row: InspectionSummary }) => {
  const t = useWords(words)
  const [language] = useLanguage()
  const { dateTime } = useFormats()
  const give = () => downloadWalk({ gId, iptId: row.id, t, language, dateTime }).catch(error => toast.error(error))
  return (
    <ActionIcon variant="subtle" size="lg" aria-label={t('csvOf', { name: row.RoundName })} onClick={() => void give()}>
      <IconFileSpreadsheet size={20} aria-hidden />
    </ActionIcon>
  )
}
