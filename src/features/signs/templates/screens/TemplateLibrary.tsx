import { Button } from '@mantine/core'
import { IconPlus, IconRefresh, IconTrash } from '@tabler/icons-react'
import { callOnce, refresh } from '../../../../ui/calls.ts'
import { Page } from '../../../../ui/kit/Page.tsx'
import { textIn } from '../../../../ui/language.ts'
import { columnsIn } from '../../../../ui/list/columns.ts'
import { flag } from '../../../../ui/list/filterParts.ts'
import type { RowAction } from '../../../../ui/list/options.ts'
import { useFilters } from '../../../../ui/list/useFilters.tsx'
import { useListTable } from '../../../../ui/list/useListTable.tsx'
import { AddressLink, href } from '../../../../ui/route.ts'
import { useGroupId, useSession } from '../../../../ui/session.ts'
import { toast } from '../../../../ui/toasts.ts'
import { useLanguage, useWords } from '../../../../ui/words.tsx'
import { library } from '../../../codes/qr/routes.ts'
import { GetSignTemplates, RetireSignTemplate } from '../contract.ts'
import { templateColumns } from '../listColumns.ts'
import type { SignTemplate } from '../model.ts'
import { editTemplate, newTemplate } from '../routes.ts'
import { words } from '../words.ts'

/** `/library/signTemplates`: how signs of the account are laid out. */
export const Screen = () => {
  const t = useWords(words)
  const [language] = useLanguage()
  const gId = useGroupId()
  const mayEdit = useSession().can('ManageLibraries')
  const filters = useFilters(GetSignTemplates, [flag('Retired', { key: 'retired', label: t('showRetired') })])
  const move = async ({ id, Version, Retired }: SignTemplate) => {
    try {
      await callOnce(RetireSignTemplate, { GroupId: gId, TemplateId: id, Version, Retired: !Retired })
      toast.success(t(Retired ? 'restored' : 'retired'))
    } catch (error) {
      toast.error(error)
    }
    await refresh(GetSignTemplates)
  }
  const actions = (row: SignTemplate): (RowAction | false)[] => [
    mayEdit && {
      label: t(row.Retired ? 'restore' : 'retire'),
      icon: row.Retired ? <IconRefresh size={16} aria-hidden /> : <IconTrash size={16} aria-hidden />,
      onClick: () => void move(row),
    },
  ]
  const list = useListTable(GetSignTemplates, {
    filter: { gId },
    filters,
    columns: columnsIn(templateColumns, language, { Name: { card: 'name' }, Size: { card: 'fact' }, Orientation: { card: 'fact' } }),
    search: 'text',
    searchLabel: t('search'),
    label: t('library'),
    sort: { field: 'Name', order: 'ASC' },
    hrefOf: row => href(editTemplate, { templateId: row.id }),
    actions,
    empty: { text: t('empty'), hint: t('emptyHint'), action: mayEdit ? <AddButton /> : undefined },
  })
  return (
    <Page
      title={t('library')}
      lead={t('libraryLead')}
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
  return (
    <Button component={AddressLink} href={href(newTemplate)} leftSection={<IconPlus size={16} aria-hidden />}>
      {t('add')}
    </Button>
  )
}
