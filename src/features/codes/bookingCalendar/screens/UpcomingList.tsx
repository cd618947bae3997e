import { columnsIn } from '../../../../ui/list/columns.ts'
import { useFilters } from '../../../../ui/list/useFilters.tsx'
import { useListTable } from '../../../../ui/list/useListTable.tsx'
import { href } from '../../../../ui/route.ts'
import { useGroupId } from '../../../../ui/session.ts'
import { useLanguage, useWords } from '../../../../ui/words.tsx'
import { useBuildingColumn, useBuildingFilter } from '../../../property/buildings/screens/pickers/useBuildingFilter.tsx'
import { GetRequests } from '../../inbox/contract.ts'
import { requestColumns } from '../../inbox/listColumns.ts'
import { requestPage } from '../../inbox/routes.ts'
import { StatusBadge } from '../../inbox/screens/marks.tsx'
import { words } from '../words.ts'
import classes from './bookings.module.css'

const shown = [
  'Day',
  'Hours',
  'VenueName',
  'FunctionalityType',
  'Status',
  'Name',
  'NumberOfGuests',
  'Unit',
  'QrName',
  'BuildingName',
  'Number',
]

/** What is booked and not over yet, the next first. */
export const UpcomingList = ({ QrCodeId }: { QrCodeId: string }) => {
  const t = useWords(words)
  const gId = useGroupId()
  const [language] = useLanguage()
  const described = columnsIn(requestColumns, language, {
    Day: { card: 'name' },
    Hours: { sort: 'Day', card: 'fact' },
    VenueName: { wrap: true, card: 'fact' },
    FunctionalityType: { wrap: true, card: 'more' },
    Status: { render: row => <StatusBadge of={row} />, card: 'state' },
    Name: { wrap: true, card: 'fact' },
    BuildingName: { wrap: true },
    Unit: { hidden: true },
    QrName: { wrap: true, hidden: true },
  })
  const columns = useBuildingColumn(shown.flatMap(id => described.find(one => one.id === id) ?? []))
  const filters = useFilters(GetRequests, [useBuildingFilter(t('allBuildings'))])
  const list = useListTable(GetRequests, {
    filter: { gId, Status: 'Upcoming', ...(QrCodeId && { QrCodeId }) },
    filters,
    columns,
    columnSet: 'upcoming',
    search: 'text',
    searchLabel: t('search'),
    label: t('title'),
    sort: { field: 'Day', order: 'ASC' },
    hrefOf: row => href(requestPage, { groupId: gId, requestId: row.RequestId }),
    idOf: row => row.RequestId,
    empty: { text: t('empty') },
  })
  return (
    <div className={classes.calendar}>
      {list.filters}
      {list.body}
    </div>
  )
}
