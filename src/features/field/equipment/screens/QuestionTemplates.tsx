import { Button } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'
import { dialogs } from '../../../../ui/dialogs.tsx'
import { Page } from '../../../../ui/kit/Page.tsx'
import { columnsIn, columnsOf } from '../../../../ui/list/columns.ts'
import { choice } from '../../../../ui/list/filterParts.ts'
import { useFilters } from '../../../../ui/list/useFilters.tsx'
import { useListTable } from '../../../../ui/list/useListTable.tsx'
import { href } from '../../../../ui/route.ts'
import { useBuildingId, useGroupId, useSession } from '../../../../ui/session.ts'
import { useLanguage, useWords } from '../../../../ui/words.tsx'
import { GetQuestionTemplates } from '../contract.ts'
import { stopTypeLabels, stopTypes } from '../equipmentTypes.ts'
import { templateColumns } from '../listColumns.ts'
import type { TemplateRow } from '../model.ts'
import { equipmentLibrary } from '../routes.ts'
import { words } from '../words.ts'
import { QuestionsDialog } from './QuestionsDialog.tsx'

const column = columnsOf(GetQuestionTemplates)

/** `/equipmentQuestion`: what rounds ask at each type of equipment and location of the chosen building. */
export const Screen = () => {
  const t = useWords(words)
  const [language] = useLanguage()
  const [gId, bId] = [useGroupId(), useBuildingId()]
  const { can, building } = useSession()
  const mayEdit = can('ManageLibraries')
  const stopTypeFilter = {
    key: 'stop',
    label: t('questions.stopType'),
    any: t('questions.anyStopType'),
    options: stopTypes.map(value => ({ value, label: stopTypeLabels[value][language] })),
  }
  const filters = useFilters(GetQuestionTemplates, [choice('StopType', stopTypeFilter)])
  const open = (row: TemplateRow) =>
    dialogs.open(() => <QuestionsDialog gId={gId} bId={bId} row={row} />, { title: t('questions.dialog'), size: 'xl', phone: 'full' })
  const edit = column.render('edit', t('questions.edit'), row => (
    <Button
      variant="default"
      size="xs"
      aria-label={`${t('questions.edit')}: ${row.EquipmentTypeDisplayText[language]}`}
      leftSection={<IconPencil size={14} aria-hidden />}
      onClick={() => open(row)}
    >
      {t('questions.edit')}
    </Button>
  ))
  const described = columnsIn(templateColumns, language, { EquipmentType: { card: 'name' }, StopType: { card: 'state' } })
  const list = useListTable(GetQuestionTemplates, {
    filter: { gId, bId },
    filters,
    columns: mayEdit ? [...described, edit] : described,
    search: 'text',
    searchLabel: t('questions.search'),
    label: t('questions.title'),
    sort: { field: 'EquipmentType', order: 'DESC' },
    whole: true,
    idOf: row => row.Type,
  })
  return (
    <Page
      title={t('questions.title')}
      lead={t('questions.lead', { building: building?.name ?? '' })}
      crumbs={[{ label: t('library'), to: href(equipmentLibrary) }, { label: t('questions.title') }]}
      editNeeds={['ManageLibraries']}
      filters={list.filters}
    >
      {list.body}
    </Page>
  )
}
