import { Button } from '@mantine/core'
import { IconPlus, IconUpload } from '@tabler/icons-react'
import { useMemo } from 'react'
import { useCall } from '../../../../ui/calls.ts'
import { FilterRow } from '../../../../ui/kit/FilterRow.tsx'
import { FilterSelect } from '../../../../ui/kit/FilterSelect.tsx'
import { Page } from '../../../../ui/kit/Page.tsx'
import { columnsOf } from '../../../../ui/list/columns.ts'
import { useListTable } from '../../../../ui/list/useListTable.tsx'
import { AddressLink, href, useGo } from '../../../../ui/route.ts'
import { useGroupId, useSession } from '../../../../ui/session.ts'
import { useUrlState } from '../../../../ui/urlState.ts'
import { useFormats, useWords } from '../../../../ui/words.tsx'
import { GetPropertyList, GetPropertyTags, GetRegions } from '../contract.ts'
import { type ListedProperty, type PropertyRow, propertyTypes } from '../model.ts'
import { propertyAdd } from '../routes.ts'
import { addressLine, placeLine } from '../rules.ts'
import { words } from '../words.ts'
import { homeOfBuilding, imports } from './elsewhere.ts'
import classes from './PropertyList.module.css'
import { QuickLinks } from './QuickLinks.tsx'
import { useLabels } from './useLabels.ts'

const column = columnsOf(GetPropertyList)
const noFilter = { PropertyType: '', BuildingType: '', Region: '', PropertyTagId: '', Archived: '' }
type FilterName = keyof typeof noFilter

export const Screen = () => {
  const t = useWords(words)
  const { can } = useSession()
  const gId = useGroupId()
  const go = useGo()
  const [chosen, choose] = useUrlState(noFilter)
  const filtered = Object.values(chosen).some(Boolean)
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
    filter: filterOf(gId, chosen),
    columns: useColumns(),
    label: t('title'),
    hrefOf: row => href(propertyAdd, { bId: row.id }),
    nameHrefOf: row => href(homeOfBuilding, null, { bId: row.id }),
    tone: row => (row.ArchivedDate === null ? undefined : 'dimmed'),
    search: 'text',
    searchLabel: t('search'),
    empty: filtered ? { hint: t('noMatch') } : { hint: t('noBuildings'), action: create },
  })
  const clear = () => {
    choose(noFilter)
    list.reset()
  }
  return (
    <Page
      title={t('title')}
      lead={t('lead')}
      action={create}
      actions={bringIn}
      filters={<Filters gId={gId} chosen={chosen} choose={choose} clear={clear} list={list} />}
    >
      {list.body}
    </Page>
  )
}

type Chosen = Record<FilterName, string>

const filterOf = (gId: string, { PropertyType, BuildingType, Region, PropertyTagId, Archived }: Chosen) => {
  const type = propertyTypes.find(one => one === PropertyType)
  return {
    gId,
    Figures: true,
    ...(Archived && { Archived: true }),
    ...(type && { PropertyType: type }),
    ...(BuildingType && { BuildingType }),
    ...(Region && { Region }),
    ...(PropertyTagId && { PropertyTagId }),
  }
}

const useColumns = () => {
  const t = useWords(words)
  const labels = useLabels()
  return useMemo(() => {
    const type = (row: PropertyRow) => labels.propertyType(row.PropertyType)
    const vertical = (row: PropertyRow) => labels.buildingType(row.BuildingType)
    return [
      column.localized('Name', t('columns.Name'), { render: row => <Cut text={labels.name(row.Name)} as="name" /> }),
      column.text('PropertyTag.Name', t('columns.PropertyTag'), {
        sort: 'PropertyTag',
        render: row => row.PropertyTag && <Cut text={row.PropertyTag.Name} as="tag" />,
      }),
      column.render('PropertyType', t('columns.PropertyType'), type, { text: type, width: 84 }),
      column.render('AddressLine1', t('columns.Address'), row => <Address row={row} />, { text: addressLine, card: 'fact' }),
      column.render('BuildingType', t('columns.BuildingType'), row => vertical(row) && <Cut text={vertical(row)} />, { text: vertical }),
      column.text('Region', t('columns.Region'), { render: row => row.Region && <Cut text={row.Region} /> }),
      column.text('Market', t('columns.Market'), { render: row => row.Market && <Cut text={row.Market} as="market" /> }),
      column.render('AverageScore', t('columns.AverageScore'), row => <Score row={row} />, {
        numeric: true,
        card: 'fact',
        text: row => (row.AverageScore === null ? '' : String(row.AverageScore ?? '')),
      }),
      column.number('ScanCount', t('columns.ScanCount'), { decimals: 0, card: 'fact' }),
      column.render('QuickLinks', t('columns.QuickLinks'), row => <QuickLinks row={row} />, { sort: false, width: 124, card: 'more' }),
    ]
  }, [t, labels])
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

type FiltersProps = {
  gId: string
  chosen: Chosen
  choose: (change: Partial<Chosen>) => void
  clear: () => void
  list: ReturnType<typeof useListTable<typeof GetPropertyList>>
}

const Filters = ({ gId, chosen, choose, clear, list }: FiltersProps) => {
  const t = useWords(words)
  const choices = useChoices(gId)
  const names = Object.keys(noFilter) as FilterName[] // the keys of that literal
  const chips = names.flatMap(name => {
    const value = chosen[name]
    const label = choices[name].find(choice => choice.value === value)?.label ?? value
    return value ? [{ label: `${t(`columns.${columnOf[name]}`)}: ${label}`, onRemove: () => choose({ [name]: '' }) }] : []
  })
  return (
    <FilterRow first={list.search} tools={list.tools} chips={chips} onClear={clear}>
      {names.map(name => (
        <FilterSelect
          key={name}
          label={t(`columns.${columnOf[name]}`)}
          any={t(`any.${name}`)}
          options={choices[name]}
          value={chosen[name]}
          onChange={value => choose({ [name]: value })}
          className={classes.filter}
        />
      ))}
    </FilterRow>
  )
}

const columnOf = {
  PropertyType: 'PropertyType',
  BuildingType: 'BuildingType',
  Region: 'Region',
  PropertyTagId: 'PropertyTag',
  Archived: 'Archived',
} as const

const useChoices = (gId: string): Record<FilterName, { value: string; label: string }[]> => {
  const t = useWords(words)
  const labels = useLabels()
  const regions = useCall(GetRegions, { gId }).data?.Regions ?? []
  const tags = useCall(GetPropertyTags, { filter: { gId } }).data?.PropertyTags ?? []
  return {
    PropertyType: labels.propertyTypes,
    BuildingType: labels.buildingTypes,
    Region: regions.map(value => ({ value, label: value })),
    PropertyTagId: tags.map(({ PropertyTagId, Name }) => ({ value: PropertyTagId, label: Name })),
    Archived: [{ value: 'true', label: t('archived') }],
  }
}
