import { Button } from '@mantine/core'
import { IconPlus, IconUpload } from '@tabler/icons-react'
import { useMemo } from 'react'
import { useCall } from '../../../../ui/calls.ts'
import { Page } from '../../../../ui/kit/Page.tsx'
import { columnsIn, columnsOf } from '../../../../ui/list/columns.ts'
import { choice } from '../../../../ui/list/filterParts.ts'
import { useFilters } from '../../../../ui/list/useFilters.tsx'
import { useListTable } from '../../../../ui/list/useListTable.tsx'
import { AddressLink, href, useGo } from '../../../../ui/route.ts'
import { useGroupId, useSession } from '../../../../ui/session.ts'
import { useFormats, useLanguage, useWords } from '../../../../ui/words.tsx'
import { GetPropertyList, GetPropertyTags, GetRegions } from '../contract.ts'
import { propertyColumns } from '../listColumns.ts'
import type { ListedProperty, PropertyRow } from '../model.ts'
import { propertyAdd } from '../routes.ts'
import { addressLine, placeLine } from '../rules.ts'
import { words } from '../words.ts'
import { ArchiveMany } from './ArchiveMany.tsx'
import { homeOfBuilding, imports } from './elsewhere.ts'
import { FirstPageToDo } from './firstPageToDo.ts'
import classes from './PropertyList.module.css'
import { QuickLinks } from './QuickLinks.tsx'
import { useLabels } from './useLabels.ts'

const column = columnsOf(GetPropertyList)

export const Screen = () => {
  const t = useWords(words)
  const { can } = useSession()
  const gId = useGroupId()
  const go = useGo()
  const filters = usePropertyFilters(gId)
  const create = can('GlobalManageEntities') && (
    <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={() => go(propertyAdd)}>
      {t('create')}
    </Button>
  )
  const bringIn = can('GlobalManageEntities') && (
    <Button component={AddressLink} href={href(imports)} variant="default" leftSection={<IconUpload size={16} aria-hidden />}>
      {t('import')}
    </Button>
  )
  const list = useListTable(GetPropertyList, {
    emptyCells: 'N/A',
    filter: { gId, Figures: true },
    filters,
    columns: useColumns(),
    label: t('title'),
    hrefOf: row => href(propertyAdd, { bId: row.id }),
    nameHrefOf: row => href(homeOfBuilding, null, { bId: row.id }),
    tone: row => (row.ArchivedDate === null ? undefined : 'dimmed'),
    search: 'text',
    searchLabel: t('search'),
    selectable: can('GlobalManageEntities'),
    bulkTakesFilter: true,
    bulk: chosen => <ArchiveMany gId={gId} chosen={chosen} archived={filters.filter?.Archived === true} />,
    empty: filters.set > 0 ? { hint: t('noMatch') } : { hint: t('noBuildings'), action: create },
  })
  const filtersBelowToDo = (
    <>
      <div style={{ minHeight: 48 }}>
        <FirstPageToDo />
      </div>
      {list.filters}
    </>
  )
  return (
    <Page title={t('title')} lead={t('lead')} action={create} actions={bringIn} filters={filtersBelowToDo}>
      {list.body}
    </Page>
  )
}

const useColumns = () => {
  const t = useWords(words)
  const [language] = useLanguage()
  const labels = useLabels()
  return useMemo(() => {
    const vertical = (row: PropertyRow) => labels.buildingType(row.BuildingType)
    const described = columnsIn(propertyColumns, language, {
      Name: { render: row => <Cut text={labels.name(row.Name)} as="name" /> },
      'PropertyTag.Name': { sort: 'PropertyTag', render: row => row.PropertyTag && <Cut text={row.PropertyTag.Name} as="tag" /> },
      PropertyType: { width: 84 },
      AddressLine1: { render: row => <Address row={row} />, card: 'fact' },
      BuildingType: { render: row => vertical(row) && <Cut text={vertical(row)} /> },
      Region: { render: row => row.Region && <Cut text={row.Region} /> },
      Market: { render: row => row.Market && <Cut text={row.Market} as="market" /> },
      ...Object.fromEntries(['Code', 'Line1', 'AddressLine2', 'City', 'State', 'Zip', 'Country'].map(id => [id, { hidden: true }])),
      AverageScore: { render: row => <Score row={row} />, card: 'fact' },
      ScanCount: { card: 'fact' },
    })
    const links = column.render('QuickLinks', t('columns.QuickLinks'), row => <QuickLinks row={row} />, {
      sort: false,
      width: 124,
      card: 'more',
    })
    return [...described, links]
  }, [t, labels, language])
}

const Cut = ({ text, as }: { text: string; as?: 'name' | 'tag' | 'market' }) => (
  <span className={`${classes.cut} ${as ? classes[as] : ''}`} title={text}>
    {text}
  </span>
)

const Address = ({ row }: { row: PropertyRow }) => (
  <span className={`${classes.cut} ${classes.address}`} title={addressLine(row)}>
    {row.AddressLine1}
    <br />
    <span className={classes.place}>{placeLine(row)}</span>
  </span>
)

const Score = ({ row: { AverageScore = null, FeedbackCount = 0 } }: { row: ListedProperty }) => {
  const t = useWords(words)
  const { number } = useFormats()
  if (AverageScore === null) return <span className={classes.place}>{t('notRated')}</span>
  return (
    <>
      {number(AverageScore, { minimumFractionDigits: 2 })}
      <br />
      <span className={classes.place}>n = {number(FeedbackCount)}</span>
    </>
  )
}

const usePropertyFilters = (gId: string) => {
  const t = useWords(words)
  const labels = useLabels()
  const regions = useCall(GetRegions, { gId }).data?.Regions
  const tags = useCall(GetPropertyTags, { filter: { gId } }).data?.PropertyTags
  const width = 132
  return useFilters(GetPropertyList, [
    choice('PropertyType', { label: t('columns.PropertyType'), any: t('any.PropertyType'), options: labels.propertyTypes, width }),
    choice('BuildingType', { label: t('columns.BuildingType'), any: t('any.BuildingType'), options: labels.buildingTypes, width }),
    choice('Region', {
      label: t('columns.Region'),
      any: t('any.Region'),
      options: regions?.map(value => ({ value, label: value })),
      width,
    }),
    choice('PropertyTagId', {
      label: t('columns.PropertyTag'),
      any: t('any.PropertyTagId'),
      options: tags?.map(({ PropertyTagId, Name }) => ({ value: PropertyTagId, label: Name })),
      width,
    }),
    choice('Archived', {
      label: t('columns.Archived'),
      any: t('any.Archived'),
      options: [{ value: 'true', label: t('archived') }],
      wire: value => value === 'true' || undefined,
      width,
    }),
  ])
}
