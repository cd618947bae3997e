import { Text } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'
import { nameIn } from '../../../../core/labels.ts'
import { dialogs } from '../../../../ui/dialogs.tsx'
import { SelectField } from '../../../../ui/form/fields.tsx'
import { FormDialog } from '../../../../ui/form/shells.tsx'
import { useCallForm } from '../../../../ui/form/useCallForm.ts'
import { useBuildings } from '../../../../ui/frame/choices.ts'
import { Section } from '../../../../ui/kit/Section.tsx'
import { columnsIn, type RowOf } from '../../../../ui/list/columns.ts'
import { useListTable } from '../../../../ui/list/useListTable.tsx'
import { useGroupId } from '../../../../ui/session.ts'
import { useLanguage, useWords } from '../../../../ui/words.tsx'
import { GetReviewLocations, GetReviewSource, SetReviewLocation } from '../contract.ts'
import { locationColumns } from '../listColumns.ts'
import { words } from '../words.ts'

type LocationRow = RowOf<typeof GetReviewLocations>

/** The locations of the profile; a row opens the choice of its building. */
export const Locations = () => {
  const t = useWords(words)
  const [language] = useLanguage()
  const gId = useGroupId()
  const edit = (row: LocationRow) => dialogs.open(() => <LocationDialog gId={gId} row={row} />, { size: 480 })
  const list = useListTable(GetReviewLocations, {
    filter: { gId },
    search: 'text',
    columns: columnsIn(locationColumns, language, { Title: { card: 'name', wrap: true }, BuildingName: { card: 'state' } }),
    name: 'reviewLocations',
    label: t('locations'),
    onRow: edit,
    actions: row => [{ label: t('edit'), icon: <IconPencil size={16} aria-hidden />, onClick: () => edit(row) }],
    empty: { text: t('noLocations'), hint: t('noLocationsHint') },
  })
  return (
    <Section title={t('locations')} collapsible={false}>
      <Text size="sm" mb="sm">
        {t('locationsLead')}
      </Text>
      {list.filters}
      {list.body}
    </Section>
  )
}

const LocationDialog = ({ gId, row }: { gId: string; row: LocationRow }) => {
  const t = useWords(words)
  const [language] = useLanguage()
  const { buildings } = useBuildings()
  const form = useCallForm(SetReviewLocation, {
    initial: { GroupId: gId, LocationId: row.id, Version: row.Version, BuildingId: row.BuildingId },
    done: t('saved'),
    refresh: [GetReviewLocations, GetReviewSource],
    reads: [GetReviewLocations],
  })
  const known = row.BuildingId && row.BuildingName ? [{ value: row.BuildingId, label: nameIn(row.BuildingName, language) }] : []
  const options = [
    ...known.filter(one => buildings.every(({ id }) => id !== one.value)),
    ...buildings.map(one => ({ value: one.id, label: one.name })),
  ]
  return (
    <FormDialog title={t('editTitle', { title: row.Title })} form={form} submit={t('save')}>
      <Text size="sm">{t('editLead')}</Text>
      <SelectField of={form} name="BuildingId" label={t('building')} options={options} placeholder={t('noBuilding')} />
    </FormDialog>
  )
}
