import { Alert, Stack, Text } from '@mantine/core'
import { useMemo } from 'react'
import type { Output } from '../../../core/call.ts'
import { dialogs } from '../../../ui/dialogs.tsx'
import { StatusDot } from '../../../ui/kit/StatusDot.tsx'
import { columnsOf } from '../../../ui/list/columns.ts'
import { useListTable } from '../../../ui/list/useListTable.tsx'
import { useFormats, useWords } from '../../../ui/words.tsx'
import { GetTexts, textStates } from '../contract.ts'
import { words } from '../words.ts'
import classes from './MailView.module.css'
import { stateKinds } from './mailBody.ts'
import { StateFilter, useChosenState } from './StateFilter.tsx'

type Row = Output<typeof GetTexts>['Texts'][number]
const column = columnsOf(GetTexts)

/** Every text message; a row opens it. */
export const TextList = () => {
  const t = useWords(words)
  const { phone } = useFormats()
  const chosen = useChosenState(textStates)
  const columns = useMemo(
    () => [
      column.render('To', t('to'), row => phone(row.To), { sort: false, text: row => phone(row.To) }),
      column.text('Text', t('textWords')),
      column.text('GroupName', t('account')),
      column.render('State', t('state'), row => <StatusDot kind={stateKinds[row.State]} label={t(`states.${row.State}`)} />, {
        sort: false,
        text: row => t(`states.${row.State}`),
      }),
      column.date('CreatedDate', t('date'), { time: true }),
    ],
    [t, phone],
  )
  const list = useListTable(GetTexts, {
    filter: { ...(chosen && { State: chosen }) },
    columns,
    label: t('tabs.texts'),
    name: 'texts',
    search: 'text',
    searchLabel: t('searchTexts'),
    onRow: row => void dialogs.open(() => <Message row={row} />, { title: t('textMessage'), size: 'lg' }),
    empty: { hint: chosen ? t('noTextInState') : t('emptyTexts') },
  })
  return (
    <Stack gap="md">
      <StateFilter states={textStates} search={list.search} tools={list.tools} />
      <div>
        {list.table}
        {list.pager}
      </div>
    </Stack>
  )
}

const Message = ({ row }: { row: Row }) => {
  const t = useWords(words)
  const { dateTime, phone } = useFormats()
  const facts = [
    [t('to'), phone(row.To)],
    [t('account'), row.GroupName],
    [t('date'), dateTime(row.CreatedDate)],
    ...(row.SentDate === null ? [] : [[t('sentDate'), dateTime(row.SentDate)] as const]),
  ] as const
  return (
    <Stack gap="sm">
      <dl className={classes.facts}>
        {facts.map(([label, value]) => (
          <div key={label} className={classes.fact}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        <div className={classes.fact}>
          <dt>{t('state')}</dt>
          <dd>
            <StatusDot kind={stateKinds[row.State]} label={t(`states.${row.State}`)} />
          </dd>
        </div>
      </dl>
      {row.Problem && (
        <Alert color="red" title={t('problem')}>
          <div className={classes.problem}>{row.Problem}</div>
        </Alert>
      )}
      <Text style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{row.Text}</Text>
    </Stack>
  )
}
