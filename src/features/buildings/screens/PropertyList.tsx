import { Button, Select } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useMemo } from 'react'
import { useCall } from '../../../ui/calls.ts'
import { FilterRow } from '../../../ui/kit/FilterRow.tsx'
import { Page } from '../../../ui/kit/Page.tsx'
import { columnsOf } from '../../../ui/list/columns.ts'
import { useListTable } from '../../../ui/list/useListTable.tsx'
import { href, useGo } from '../../../ui/route.ts'
import { useGroupId, useSession } from '../../../ui/session.ts'
import { useUrlState } from '../../../ui/urlState.ts'
import { useWords } from '../../../ui/words.tsx'
import { GetPropertyList, GetPropertyTags, GetRegions } from '../contract.ts'
import { propertyTypes } from '../model.ts'
import { propertyAdd } from '../routes.ts'
import { addressLine } from '../rules.ts'
import { words } from '../words.ts'
import { QuickLinks } from './QuickLinks.tsx'
import { useLabels } from './useLabels.ts'

const column = columnsOf(GetPropertyList)
const noFilter = { PropertyType: '', BuildingType: '', Region: '', PropertyTagId: '' }
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
  const list = useListTable(GetPropertyList, {
    filter: filterOf(gId, chosen),
    columns: useColumns(),
    label: t('title'),
    hrefOf: row => href(propertyAdd, { bId: row.id }),
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
      filters={<Filters gId={gId} chosen={chosen} choose={choose} clear={clear} list={list} />}
    >
      <div>
        {list.table}
        {list.pager}
      </div>
    </Page>
  )
}

type Chosen = Record<FilterName, string>

const filterOf = (gId: string, { PropertyType, BuildingType, Region, PropertyTagId }: Chosen) => {
  const type = propertyTypes.find(one => one === PropertyType)
  return {
    gId,
    ...(type && { PropertyType: type }),
    ...(BuildingType && { BuildingType }),
    ...(Region && { Region }),
    ...(PropertyTagId && { PropertyTagId }),
  }
}

const useColumns = () => {
  const t = useWords(words)
  const labels = useLabels()
  return useMemo(
    () => [
      column.localized('Name', t('columns.Name'), { width: '19%' }),
      column.text('PropertyTag.Name', t('columns.PropertyTag'), { sort: 'PropertyTag' }),
      column.render('PropertyType', t('columns.PropertyType'), row => labels.propertyType(row.PropertyType), {
        text: row => labels.propertyType(row.PropertyType),
      }),
      column.render('AddressLine1', t('columns.Address'), addressLine, { text: addressLine, width: '24%' }),
      column.render('BuildingType', t('columns.BuildingType'), row => labels.buildingType(row.BuildingType), {
        text: row => labels.buildingType(row.BuildingType),
      }),
      column.text('Region', t('columns.Region')),
      column.text('Market', t('columns.Market')),
      column.render('QuickLinks', t('columns.QuickLinks'), row => <QuickLinks row={row} />, { sort: false, width: 132 }),
    ],
    [t, labels],
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
    <FilterRow chips={chips} onClear={clear}>
      {list.search}
      {names.map(name => (
        <Select
          key={name}
          aria-label={t(`columns.${columnOf[name]}`)}
          placeholder={t(`any.${name}`)}
          data={choices[name]}
          value={chosen[name] || null}
          onChange={value => choose({ [name]: value ?? '' })}
          clearable
          searchable={choices[name].length > 8}
          clearButtonProps={{ 'aria-label': t('clearFilter') }}
          w={{ base: '100%', sm: 190 }}
        />
      ))}
      {list.tools}
    </FilterRow>
  )
}

const columnOf = { PropertyType: 'PropertyType', BuildingType: 'BuildingType', Region: 'Region', PropertyTagId: 'PropertyTag' } as const

const useChoices = (gId: string): Record<FilterName, { value: string; label: string }[]> => {
  const labels = useLabels()
  const regions = useCall(GetRegions, { gId }).data?.Regions ?? []
  const tags = useCall(GetPropertyTags, { filter: { gId } }).data?.PropertyTags ?? []
  return {
    PropertyType: labels.propertyTypes,
    BuildingType: labels.buildingTypes,
    Region: regions.map(value => ({ value, label: value })),
    PropertyTagId: tags.map(({ PropertyTagId, Name }) => ({ value: PropertyTagId, label: Name })),
  }
}
