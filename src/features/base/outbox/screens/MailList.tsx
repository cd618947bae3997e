import { Stack } from '@mantine/core'
import { dialogs } from '../../../../ui/dialogs.tsx'
import { StatusDot } from '../../../../ui/kit/StatusDot.tsx'
import { columnsIn } from '../../../../ui/list/columns.ts'
import { useFilters } from '../../../../ui/list/useFilters.tsx'
import { useListTable } from '../../../../ui/list/useListTable.tsx'
import { useLanguage, useWords } from '../../../../ui/words.tsx'
import { GetMails } from '../contract.ts'
import { mailColumns } from '../listColumns.ts'
import { words } from '../words.ts'
import { ErasedText } from './Erased.tsx'
import { MailView } from './MailView.tsx'
import { stateKinds } from './mailBody.ts'
import { useStateFilter } from './useStateFilter.ts'

const states = ['Waiting', 'Sent', 'PartlySent', 'Outbox', 'Failed'] as const

/** Every mail; a row opens it. */
export const MailList = () => {
  const t = useWords(words)
  const [language] = useLanguage()
  const filters = useFilters(GetMails, [useStateFilter(states)])
  const columns = columnsIn(mailColumns, language, {
    Subject: { render: row => (row.To.length === 0 ? <ErasedText /> : row.Subject) },
    State: { render: row => <StatusDot kind={stateKinds[row.State]} label={t(`states.${row.State}`)} />, card: 'state' },
  })
  const list = useListTable(GetMails, {
    filter: {},
    filters,
    columns,
    label: t('tabs.mails'),
    search: 'text',
    searchLabel: t('search'),
    onRow: row => void dialogs.open(() => <MailView id={row.id} />, { title: row.Subject || t('mail'), size: 'xl' }),
    empty: { hint: filters.set > 0 ? t('noneInState') : t('emptyHint') },
  })
  return (
    <Stack gap="md">
      {list.filters}
      {list.body}
    </Stack>
  )
}
