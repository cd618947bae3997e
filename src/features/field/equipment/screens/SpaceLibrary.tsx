import { Button } from '@mantine/core'
import { IconPlus, IconTools, IconTrash } from '@tabler/icons-react'
import { callOnce, refresh } from '../../../../ui/calls.ts'
import { confirm, dialogs } from '../../../../ui/dialogs.tsx'
import { Page } from '../../../../ui/kit/Page.tsx'
import { textIn } from '../../../../ui/language.ts'
import { columnsIn } from '../../../../ui/list/columns.ts'
import type { RowAction } from '../../../../ui/list/options.ts'
import { useFilters } from '../../../../ui/list/useFilters.tsx'
import { useListTable } from '../../../../ui/list/useListTable.tsx'
import { href, useGo } from '../../../../ui/route.ts'
import { useGroupId, useSession } from '../../../../ui/session.ts'
import { toast } from '../../../../ui/toasts.ts'
import { useLanguage, useWords } from '../../../../ui/words.tsx'
import { library } from '../../../codes/qr/routes.ts'
import { useBuildingColumn, useBuildingFilter } from '../../../property/buildings/screens/pickers/useBuildingFilter.tsx'
import { useInBuilding } from '../../../property/buildings/screens/pickers/useInBuilding.tsx'
import { DeleteMechanicalSpace, GetMechanicalSpaces } from '../contract.ts'
import { spaceColumns } from '../listColumns.ts'
import type { MechanicalSpaceRow } from '../model.ts'
import { equipmentLibrary } from '../routes.ts'
import { words } from '../words.ts'
import { SpaceDialog } from './SpaceDialog.tsx'

/** `/library/mechanicalSpaceLibrary`: the rooms of the account or of the chosen building. */
export const Screen = () => {
  const t = useWords(words)
  const [language] = useLanguage()
  const gId = useGroupId()
  const { can } = useSession()
  const mayEdit = can('ManageLibraries')
  const go = useGo()
  const filters = useFilters(GetMechanicalSpaces, [useBuildingFilter(t('allBuildings'))])
  const edit = (space: MechanicalSpaceRow) => dialogs.open(() => <SpaceDialog gId={gId} bId={space.BuildingId} space={space} />)
  const columns = useBuildingColumn(columnsIn(spaceColumns, language, { Note: { wrap: true }, Equipment: { card: 'fact' } }))
  const actions = (space: MechanicalSpaceRow): (RowAction | false)[] => [
    {
      label: t('spaces.show'),
      icon: <IconTools size={16} aria-hidden />,
      onClick: () => go(equipmentLibrary, null, { space: space.id }),
    },
    mayEdit && {
      label: t('spaces.delete'),
      icon: <IconTrash size={16} aria-hidden />,
      danger: true,
      disabled: space.Equipment > 0,
      onClick: () => void remove(gId, space, t),
    },
  ]
  const start = useInBuilding(gId, { title: t('spaces.add'), submit: t('spaces.add') }, building =>
    dialogs.open(() => <SpaceDialog gId={gId} bId={building} />),
  )
  const add = mayEdit && (
    <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={start}>
      {t('spaces.add')}
    </Button>
  )
  const list = useListTable(GetMechanicalSpaces, {
    filter: { gId },
    filters,
    columns,
    search: 'text',
    searchLabel: t('spaces.search'),
    label: t('spaces.title'),
    sort: { field: 'SpaceName', order: 'ASC' },
    ...(mayEdit && { onRow: edit }),
    actions,
    empty: { text: t('spaces.empty'), hint: t('spaces.emptyHint'), action: add },
  })
  return (
    <Page
      title={t('spaces.title')}
      lead={t('spaces.lead')}
      crumbs={[{ label: textIn(library.title, language), to: href(library) }, { label: t('spaces.title') }]}
      action={add}
      editNeeds={['ManageLibraries']}
      filters={list.filters}
    >
      {list.body}
    </Page>
  )
}

const remove = async (
  GroupId: string,
  { id, BuildingId, SpaceName }: MechanicalSpaceRow,
  t: ReturnType<typeof useWords<typeof words.en>>,
) => {
  const terms = { title: t('spaces.deleteTitle', { name: SpaceName }), text: t('spaces.deleteText'), yes: t('spaces.delete'), danger: true }
  if (!(await confirm(terms))) return
  try {
    await callOnce(DeleteMechanicalSpace, { GroupId, BuildingId, SpaceId: id })
    toast.success(t('spaces.deleted'))
  } catch (error) {
    toast.error(error)
  }
  await refresh(GetMechanicalSpaces)
}
