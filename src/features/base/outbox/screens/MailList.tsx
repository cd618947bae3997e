import { Stack } from '@mantine/core'
import { useMemo } from 'react'
import { dialogs } from '../../../../ui/dialogs.tsx'
import { StatusDot } from '../../../../ui/kit/StatusDot.tsx'
import { columnsOf } from '../../../../ui/list/columns.ts'
import { useFilters } from '../../../../ui/list/useFilters.tsx'
import { useListTable } from '../../../../ui/list/useListTable.tsx'
import { useWords } from '../../../../ui/words.tsx'
import { GetMails } from '../contract.ts'
import { words } from '../words.ts'
import { MailView } from './MailView.tsx'
import { stateKinds } from './mailBody.ts'
import { useStateFilter } from './useStateFilter.ts'

const column = columnsOf(GetMails)
const states = ['Waiting', 'Sent', 'PartlySent', 'Outbox', 'Failed'] as const

/** Every mail; a row opens it. */
export const MailList = () => {
  const t = useWords(words)
  const filters = useFilters(GetMails, [useStateFilter(states)])
  const columns = useMemo(
    () => [
      column.text('Subject', t('subject')),
      column.render('To', t('to'), row => row.To.join(', '), { sort: false, text: row => row.To.join(', ') }),
      column.render('State', t('state'), row => <StatusDot kind={stateKinds[row.State]} label={t(`states.${row.State}`)} />, {
        card: 'state',
        sort: false,
        text: row => t(`states.${row.State}`),
      }),
      column.date('CreatedDate', t('date'), { time: true }),
    ],
    [t],
  )
  const list = useListTable(GetMails, {
    filter: {},
    filters,
    columns,
    label: t('tabs.mails'),
    search: 'text',
    searchLabel: t('search'),
    onRow: row => void dialogs.open(() => <MailView id={row.id} />, { title: row.Subject, size: 'xl' }),
    empty: { hint: filters.set > 0 ? t('noneInState') : t('emptyHint') },
  })
  return (
    <Stack gap="md">
      {list.filters}
      {list.body}
    </Stack>
  )
}
