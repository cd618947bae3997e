import { Badge, Button } from '@mantine/core'
import { IconPlus, IconRepeat } from '@tabler/icons-react'
import { useCall } from '../../../../ui/calls.ts'
import { Page } from '../../../../ui/kit/Page.tsx'
import { PageTabs } from '../../../../ui/kit/PageTabs.tsx'
import { Stars } from '../../../../ui/kit/Stars.tsx'
import { columnsIn } from '../../../../ui/list/columns.ts'
import { choice, flag } from '../../../../ui/list/filterParts.ts'
import { useBulk } from '../../../../ui/list/useBulk.tsx'
import { useFilters } from '../../../../ui/list/useFilters.tsx'
import { useListTable } from '../../../../ui/list/useListTable.tsx'
import type { ChosenRows } from '../../../../ui/list/useSelection.ts'
import { AddressLink, href } from '../../../../ui/route.ts'
import { useGroupId, useSession } from '../../../../ui/session.ts'
import { isByPin } from '../../../../ui/sessionTypes.ts'
import { useUrlState } from '../../../../ui/urlState.ts'
import { useLanguage, useWords } from '../../../../ui/words.tsx'
import { shownZone } from '../../../../ui/zone.ts'
import { AssigneeName } from '../../../base/handling/screens/AssigneeName.tsx'
import { AssignMany } from '../../../base/handling/screens/AssignMany.tsx'
import handling from '../../../base/handling/screens/handling.module.css'
import { useOwnerOptions } from '../../../base/handling/screens/useOwnerOptions.ts'
import { useBuildingColumn, useBuildingFilter } from '../../../property/buildings/screens/pickers/useBuildingFilter.tsx'
import { type Definition, isWork } from '../../functionalities/definition.ts'
import { definitionOf, definitions } from '../../functionalities/definitions.ts'
import { isVisitType } from '../../requests/bookings.ts'
import { urgencies } from '../../requests/model.ts'
import { newRequestPage, requestPlansPage } from '../../requestWork/routes.ts'
import { columnsOfKind } from '../bookingColumns.ts'
import { AssignRequests, GetRequest, GetRequestCounts, GetRequests, type RequestRow, statusFilters } from '../contract.ts'
import { describeRequest, requestColumns } from '../listColumns.ts'
import { requestPage } from '../routes.ts'
import { words } from '../words.ts'
import classes from './inbox.module.css'
import { isLate, StatusBadge, UrgencyMark, WaitingBadge } from './marks.tsx'

const tabs = ['Work', 'Visits', 'All'] as const
type Tab = (typeof tabs)[number]

/** `/requests`: what waits for somebody first, then who comes and what is booked; of the account or of the chosen building. */
export const Screen = () => {
  const t = useWords(words)
  const gId = useGroupId()
  const { bId, profile } = useSession()
  const [{ tab: asked, type }, set] = useUrlState({ tab: '', status: '', type: '' })
  const purpose = definitionOf(type)?.purpose
  const tab = tabs.find(one => one === asked) ?? (purpose && !isWork(purpose) ? 'All' : 'Work') // a link may name a type only
  const counts = useCall(GetRequestCounts, { gId, ...(bId && { bId }) }, { quiet: true }).data
  return (
    <Page
      title={t('title')}
      lead={t('lead')}
      {...(!isByPin(profile) && {
        actions: (
          <Button
            component={AddressLink}
            href={href(requestPlansPage)}
            variant="default"
            leftSection={<IconRepeat size={16} aria-hidden />}
          >
            {t('recurring')}
          </Button>
        ),
        action: (
          <Button component={AddressLink} href={href(newRequestPage)} leftSection={<IconPlus size={16} aria-hidden />}>
            {t('newRequest')}
          </Button>
        ),
      })}
    >
      <PageTabs
        label={t('tabs.label')}
        tabs={tabs.map(value => ({ value, label: t(`tabs.${value}`), count: value === 'Work' ? counts?.Work : undefined }))}
        value={tab}
        onChange={next => set({ tab: next, status: '', type: '' })}
      >
        <RequestTable key={tab} tab={tab} />
      </PageTabs>
    </Page>
  )
}

const RequestTable = ({ tab }: { tab: Tab }) => {
  const t = useWords(words)
  const gId = useGroupId()
  const { profile } = useSession()
  const [place] = useUrlState({ code: '' })
  const filters = useRequestFilters(tab)
  const type = filters.filter?.FunctionalityType
  const list = useListTable(GetRequests, {
    filter: { gId, ...(tab !== 'All' && { Kind: tab }), ...(place.code && { QrCodeId: place.code }) },
    filters,
    columns: columnsOfKind(useColumns(), { type, onlyVisits: tab === 'Visits' }),
    columnSet: type ?? (tab === 'Visits' ? tab : ''),
    search: 'text',
    searchLabel: t('search'),
    label: t('title'),
    sort: { field: 'CreatedDate', order: 'DESC' },
    hrefOf: row => href(requestPage, { groupId: gId, requestId: row.RequestId }),
    idOf: row => row.RequestId,
    withData: t('withAnswers'),
    selectable: !isByPin(profile),
    bulkTakesFilter: true,
    bulk: chosen => <GiveMany chosen={chosen} visits={tab === 'Visits'} />,
    empty: { hint: t('emptyHint') },
    tone: row => (dimmed.includes(row.Status) ? 'dimmed' : undefined),
  })
  const { total, more } = list
  const count = tab === 'Visits' ? 'countVisits' : filters.values.status === 'Open' ? 'countOpen' : 'count'
  return (
    <div className={classes.list}>
      {list.filters}
      <p className={classes.count} aria-live="polite">
        {total === undefined ? '\u00a0' : t(more ? 'countMany' : count, { n: total })}
      </p>
      {list.body}
    </div>
  )
}

/** In these states nothing is to come. */
const dimmed: readonly RequestRow['Status'][] = ['Done', 'Cancelled', 'Over']

/** Gives the chosen requests to somebody. */
const GiveMany = ({ chosen, visits }: { chosen: ChosenRows<RequestRow>; visits: boolean }) => {
  const t = useWords(words)
  const gId = useGroupId()
  const assign = useBulk(AssignRequests, {
    gId,
    idOf: (row: RequestRow) => row.RequestId,
    refresh: [GetRequests, GetRequest, GetRequestCounts],
  })
  const titleOf = (n: number) => t(visits ? 'many.assignVisitsTitle' : 'many.assignTitle', { n })
  return (
    <AssignMany chosen={chosen} bulk={assign} titleOf={titleOf} done={n => t(visits ? 'many.visitsAssigned' : 'many.assigned', { n })} />
  )
}

const useColumns = () => {
  const t = useWords(words)
  const [language] = useLanguage()
  const described = columnsIn(requestColumns, language, {
    Number: { card: 'name' },
    CreatedDate: { card: 'fact' },
    FunctionalityType: { wrap: true, card: 'fact' },
    Status: { render: row => <RowStatus row={row} />, card: 'state' },
    Detail: { render: row => drawDetail(describeRequest(row, language) || row.RequestType), card: 'fact' },
    VenueName: { wrap: true },
    Hours: { sort: 'Day' },
    Urgency: { render: row => row.Urgency && <UrgencyMark urgency={row.Urgency} />, card: 'state' },
    Name: { wrap: true, card: 'more' },
    AssigneeName: { render: row => (row.AssigneeName || row.DoneBy) && <AssigneeName of={row} />, wrap: true, card: 'fact' },
    DoneBy: { hidden: true },
    DueDate: { render: row => row.DueDate !== null && <Due row={row} due={row.DueDate} late={t('late')} />, card: 'fact' },
    BuildingName: { wrap: true },
    Location: { wrap: true },
    Unit: { hidden: true },
    RequestType: { hidden: true },
    CompanyName: { hidden: true },
    Email: { hidden: true },
    PhoneNumber: { hidden: true },
    DoneDate: { hidden: true },
    Channel: { hidden: true },
    Cost: { hidden: true },
    Reopened: { hidden: true },
    Score: { render: row => (row.Score === null ? null : <Stars value={row.Score} size={15} />), hidden: true },
  })
  return useBuildingColumn(described)
}

const RowStatus = ({ row }: { row: RequestRow }) => (
  <span className={classes.due}>
    <StatusBadge of={row} />
    <WaitingBadge of={row} />
  </span>
)

const drawDetail = (text: string) => text && <span className={handling.cut}>{text}</span>

const Due = ({ row, due, late }: { row: RequestRow; due: number; late: string }) => {
  const [language] = useLanguage()
  const day = new Intl.DateTimeFormat(language === 'en' ? 'en-US' : language, {
    timeZone: shownZone(),
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  })
  return (
    <span className={classes.due}>
      {day.format(due)}
      {isLate(row) && (
        <Badge size="xs" color="red" variant="light">
          {late}
        </Badge>
      )}
    </span>
  )
}

const useRequestFilters = (tab: Tab) => {
  const t = useWords(words)
  const [language] = useLanguage()
  const gId = useGroupId()
  const { bId, profile } = useSession()
  const owners = useOwnerOptions(gId, bId)
  const isInTab = ({ type, purpose }: Definition) => tab === 'All' || (tab === 'Work' ? isWork(purpose) : isVisitType(type))
  return useFilters(GetRequests, [
    useBuildingFilter(t('allBuildings')),
    choice('Status', {
      key: 'status',
      label: t('col.Status'),
      any: t('anyStatus'),
      options: statusFilters.map(value => ({ value, label: t(`status.${value}`) })),
      ...(tab === 'Work' && { standard: 'Open' }),
    }),
    choice('FunctionalityType', {
      key: 'type',
      label: t('col.FunctionalityType'),
      any: t('anyType'),
      options: Object.values<Definition>(definitions)
        .filter(one => one.asks && isInTab(one))
        .map(one => ({ value: one.type, label: one.Label[language] })),
    }),
    choice('Urgency', {
      key: 'urgency',
      label: t('col.Urgency'),
      any: t('anyUrgency'),
      options: urgencies.map(value => ({ value, label: t(`urgency.${value}`) })),
      drawn: tab !== 'Visits',
    }),
    choice('Owner', { key: 'owner', label: t('col.AssigneeName'), ...owners, drawn: !isByPin(profile) }),
    flag('Mine', { key: 'mine', label: t('mine'), drawn: false }), // links of mails that were sent before `owner`
  ])
}
