import { Select } from '@mantine/core'
import { useMemo } from 'react'
import { dialogs } from '../../../ui/dialogs.tsx'
import { FilterRow } from '../../../ui/kit/FilterRow.tsx'
import { Page } from '../../../ui/kit/Page.tsx'
import { StatusDot } from '../../../ui/kit/StatusDot.tsx'
import { columnsOf } from '../../../ui/list/columns.ts'
import { useListTable } from '../../../ui/list/useListTable.tsx'
import { useUrlState } from '../../../ui/urlState.ts'
import { useWords } from '../../../ui/words.tsx'
import { GetMails } from '../contract.ts'
import { words } from '../words.ts'
import { MailView } from './MailView.tsx'
import { stateKinds } from './mailBody.ts'

const column = columnsOf(GetMails)
const states = ['Waiting', 'Sent', 'PartlySent', 'Outbox', 'Failed'] as const
type State = (typeof states)[number]

/** `/outbox`: mails that were sent, wait, or stay in the portal. */
export const Screen = () => {
  const t = useWords(words)
  const [{ state }, set] = useUrlState({ state: '' })
  const chosen = states.find(one => one === state)
  const columns = useMemo(
    () => [
      column.text('Subject', t('subject')),
      column.render('To', t('to'), row => row.To.join(', '), { sort: false, text: row => row.To.join(', ') }),
      column.render('State', t('state'), row => <StatusDot kind={stateKinds[row.State]} label={t(`states.${row.State}`)} />, {
        sort: false,
        text: row => t(`states.${row.State}`),
      }),
      column.date('CreatedDate', t('date'), { time: true }),
    ],
    [t],
  )
  const list = useListTable(GetMails, {
    filter: { ...(chosen && { State: chosen }) },
    columns,
    label: t('title'),
    search: 'text',
    searchLabel: t('search'),
    onRow: row => void dialogs.open(() => <MailView id={row.id} />, { title: row.Subject, size: 'xl' }),
    empty: { hint: chosen ? t('noneInState') : t('emptyHint') },
  })
  const chips = chosen ? [{ label: `${t('state')}: ${t(`states.${chosen}`)}`, onRemove: () => set({ state: '' }) }] : []
  const filters = (
    <FilterRow chips={chips} onClear={() => set({ state: '' })}>
      {list.search}
      <Select
        aria-label={t('state')}
        placeholder={t('anyState')}
        data={states.map((value: State) => ({ value, label: t(`states.${value}`) }))}
        value={chosen ?? null}
        onChange={value => set({ state: value ?? '' })}
        clearable
      />
      {list.tools}
    </FilterRow>
  )
  return (
    <Page title={t('title')} lead={t('lead')} filters={filters}>
      <div>
        {list.table}
        {list.pager}
      </div>
    </Page>
  )
}
