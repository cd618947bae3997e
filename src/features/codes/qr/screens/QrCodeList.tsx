import { IconCopy, IconDownload, IconMail, IconPencil, IconRefresh, IconTrash } from '@tabler/icons-react'
import { Page } from '../../../../ui/kit/Page.tsx'
import { columnsIn, columnsOf } from '../../../../ui/list/columns.ts'
import { choice, flag } from '../../../../ui/list/filterParts.ts'
import type { RowAction } from '../../../../ui/list/options.ts'
import { useFilters } from '../../../../ui/list/useFilters.tsx'
import { useListTable } from '../../../../ui/list/useListTable.tsx'
import { href, useGo, usePages } from '../../../../ui/route.ts'
import { useGroupId, useSession } from '../../../../ui/session.ts'
import { useLanguage, useWords } from '../../../../ui/words.tsx'
import { useBuildingColumn, useBuildingFilter } from '../../../property/buildings/screens/pickers/useBuildingFilter.tsx'
import { entityTypes, locationLabel } from '../../../property/entityTypes/model.ts'
import { definitionOf } from '../../functionalities/definitions.ts'
import { ItemIcon } from '../../functionalities/icons.tsx'
import { qrFileTypes } from '../../picture/model.ts'
import { GetQrCodes } from '../contract.ts'
import { blankType, lifeOf } from '../life.ts'
import { placementLabel, qrCodeColumns, qrTypeLabel, qrTypeOptions } from '../listColumns.ts'
import type { QrCodeRow } from '../model.ts'
import { library, qrEditor } from '../routes.ts'
import { isEquipmentType } from '../rules.ts'
import { words } from '../words.ts'
import { ChosenCodes } from './chosenCodes.ts'
import { DownloadMany } from './DownloadMany.tsx'
import { LifeBadge } from './LifeBadge.tsx'
import { ManyCodesButtons, NewCodeButton } from './NewCodeButton.tsx'
import classes from './qr.module.css'
import { RetireMany } from './RetireMany.tsx'
import { useQrActions } from './useQrActions.tsx'

const column = columnsOf(GetQrCodes)
/** Where lists of equipment codes lead back to, once that page stands. */
const equipmentLibrary = 'library/equipmentLocationLibrary'
const isInUse = (row: QrCodeRow) => lifeOf(row, Date.now()) === 'Active' && row.QrType !== blankType

/** `/library/qrcodelist`: the codes of the account or of the chosen building. */
export const Screen = () => {
  const t = useWords(words)
  const gId = useGroupId()
  const { can } = useSession()
  const filters = useQrFilters()
  const columns = useColumns()
  const actions = useRowActions(gId)
  const list = useListTable(GetQrCodes, {
    filter: { gId },
    filters,
    columns,
    search: 'text',
    searchLabel: t('search'),
    label: t('codes'),
    sort: { field: 'ModifiedDate', order: 'ASC' },
    hrefOf: row => href(qrEditor, { groupId: gId, bId: row.BuildingId, qrId: row.QrCodeId }),
    actions,
    selectable: can('ManageLibraries') && 'byMenu',
    bulkTakesFilter: true,
    bulk: chosen => (
      <>
        <DownloadMany gId={gId} chosen={chosen} />
        <ChosenCodes gId={gId} chosen={chosen} />
        <RetireMany gId={gId} chosen={chosen} retired={filters.filter?.Retired === true} />
      </>
    ),
    idOf: row => row.QrCodeId,
    empty: { hint: t('emptyHint'), action: <NewCodeButton /> },
    tone: row => (row.Retired ? 'dimmed' : undefined),
  })
  const stands = usePages()
  const back = isEquipmentType(String(filters.values.qrtype ?? ''))
    ? { label: t('equipmentLibrary'), ...(stands(equipmentLibrary) && { to: `/${equipmentLibrary}` }) }
    : { label: t('library'), to: href(library) }
  return (
    <Page
      title={t('codes')}
      lead={list.total === undefined ? t('codesLead') : t('codesCount', { n: list.total })}
      crumbs={[back, { label: t('codes') }]}
      actions={<ManyCodesButtons />}
      action={<NewCodeButton />}
      editNeeds={['ManageLibraries']}
      filters={list.filters}
    >
      {list.body}
    </Page>
  )
}

const useColumns = () => {
  const t = useWords(words)
  const [language] = useLanguage()
  const type = (row: QrCodeRow) => (isInUse(row) ? placementLabel(row.Type, language) : <LifeBadge code={row} />)
  const described = columnsIn(qrCodeColumns, language, {
    Name: { wrap: true },
    SignId: { card: 'fact' },
    Type: { render: type, card: 'more' },
    QrType: { render: row => <WithIcon row={row} label={qrTypeLabel(row, language)} />, card: 'state' },
    Location: { render: row => row.Location && <Cut text={locationLabel(row.Location, language)} />, card: 'fact' },
    BuildingName: { wrap: true, card: 'fact' },
    EntityType: { hidden: true },
    Scans30: { card: 'fact' },
    Address: { hidden: true },
    Url: { hidden: true },
  })
  const picture = column.render(
    'picture',
    t('col.picture'),
    row => <img src={row.ImageUrl} alt="" loading="lazy" className={classes.thumb} />,
    {
      width: 64,
      card: 'more',
    },
  )
  const shown = useBuildingColumn(described)
  return [...shown.slice(0, 1), picture, ...shown.slice(1)]
}

const WithIcon = ({ row, label }: { row: QrCodeRow; label: string }) => (
  <span className={classes.named}>
    <ItemIcon name={definitionOf(row.FunctionalityType)?.Icon ?? ''} size={16} />
    <Cut text={label} />
  </span>
)

const Cut = ({ text }: { text: string }) => (
  <span className={classes.cut} title={text}>
    {text}
  </span>
)

const useRowActions = (gId: string) => {
  const t = useWords(words)
  const { can } = useSession()
  const go = useGo()
  const act = useQrActions(gId)
  const mayEdit = can('ManageLibraries')
  return (row: QrCodeRow): (RowAction | false)[] => [
    mayEdit && {
      label: t('edit'),
      icon: <IconPencil size={16} aria-hidden />,
      onClick: () => go(qrEditor, { groupId: gId, bId: row.BuildingId, qrId: row.QrCodeId }, { edit: true }),
    },
    ...qrFileTypes.map(type => ({
      label: t('download', { type: type.toUpperCase() }),
      icon: <IconDownload size={16} aria-hidden />,
      onClick: () => void act.download(row, type, 1000),
    })),
    mayEdit && { label: t('email'), icon: <IconMail size={16} aria-hidden />, onClick: () => act.email(row) },
    { label: t('copyLink'), icon: <IconCopy size={16} aria-hidden />, onClick: () => void act.copyLink(row) },
    mayEdit &&
      !row.Retired && { label: t('retire'), icon: <IconTrash size={16} aria-hidden />, onClick: () => void act.retire(row), danger: true },
    mayEdit && row.Retired && { label: t('restore'), icon: <IconRefresh size={16} aria-hidden />, onClick: () => void act.restore(row) },
  ]
}

/** Filters: building, type, location, and retired codes. */
const useQrFilters = () => {
  const t = useWords(words)
  const [language] = useLanguage()
  return useFilters(GetQrCodes, [
    useBuildingFilter(t('allBuildings')),
    choice('QrType', {
      key: 'qrtype',
      label: t('col.QrType'),
      any: t('anyQrType'),
      options: qrTypeOptions(language),
    }),
    choice('EntityType', {
      key: 'entity',
      label: t('col.EntityType'),
      any: t('anyEntityType'),
      options: entityTypes.map(one => ({ value: one.Code, label: one.Label[language] })),
    }),
    flag('Retired', { key: 'retired', label: t('showRetired') }),
  ])
}
