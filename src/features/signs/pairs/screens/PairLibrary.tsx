import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { Page } from '../../../../ui/kit/Page.tsx'
import { textIn } from '../../../../ui/language.ts'
import { columnsIn } from '../../../../ui/list/columns.ts'
import { choice } from '../../../../ui/list/filterParts.ts'
import { useFilters } from '../../../../ui/list/useFilters.tsx'
import { useListTable } from '../../../../ui/list/useListTable.tsx'
import { href, useGo } from '../../../../ui/route.ts'
import { useGroupId, useSession } from '../../../../ui/session.ts'
import { useLanguage, useWords } from '../../../../ui/words.tsx'
import { library } from '../../../codes/qr/routes.ts'
import { useBuildingColumn, useBuildingFilter } from '../../../property/buildings/screens/pickers/useBuildingFilter.tsx'
import { useInBuilding } from '../../../property/buildings/screens/pickers/useInBuilding.tsx'
import { GetQrPairs } from '../contract.ts'
import { pairColumns } from '../listColumns.ts'
import { pairLocations } from '../pairTypes.ts'
import { editPair, newPair } from '../routes.ts'
import { words } from '../words.ts'

/** `/library/twoQRLibrary`: signs that bear two codes. */
export const Screen = () => {
  const t = useWords(words)
  const [language] = useLanguage()
  const gId = useGroupId()
  const mayEdit = useSession().can('ManageLibraries')
  const columns = useBuildingColumn(
    columnsIn(pairColumns, language, {
      Type: { card: 'name', wrap: true, width: 240 },
      Location: { card: 'fact' },
      QrCode1: { card: 'fact' },
      QrCode2: { card: 'fact' },
    }),
  )
  const filters = useFilters(GetQrPairs, [
    useBuildingFilter(t('allBuildings')),
    choice('Location', {
      key: 'location',
      label: t('location'),
      any: t('anyLocation'),
      options: pairLocations.map(({ Name, DisplayText }) => ({ value: Name, label: DisplayText[language] })),
    }),
  ])
  const list = useListTable(GetQrPairs, {
    filter: { gId },
    filters,
    columns,
    search: 'text',
    searchLabel: t('search'),
    label: t('library'),
    sort: { field: 'ModifiedDate', order: 'DESC' },
    hrefOf: row => href(editPair, { pId: row.id }),
    empty: { text: t('empty'), hint: t('emptyHint'), action: mayEdit ? <AddButton /> : undefined },
  })
  return (
    <Page
      title={t('library')}
      lead={list.total === undefined ? t('libraryLead') : t('count', { n: list.total })}
      crumbs={[{ label: textIn(library.title, language), to: href(library) }, { label: t('library') }]}
      action={mayEdit && <AddButton />}
      editNeeds={['ManageLibraries']}
      filters={list.filters}
    >
      {list.body}
    </Page>
  )
}

const AddButton = () => {
  const t = useWords(words)
  const gId = useGroupId()
  const go = useGo()
  const start = useInBuilding(gId, { title: t('add'), submit: t('add') }, bId => go(newPair, null, { bId }))
  return (
    <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={start}>
      {t('add')}
    </Button>
  )
}
