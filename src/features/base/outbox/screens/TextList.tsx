import { Alert, Button, Stack, Text } from '@mantine/core'
import type { Output } from '../../../../core/call.ts'
import { useWrite } from '../../../../ui/calls.ts'
import { dialogs } from '../../../../ui/dialogs.tsx'
import { StatusDot } from '../../../../ui/kit/StatusDot.tsx'
import { columnsIn } from '../../../../ui/list/columns.ts'
import { useFilters } from '../../../../ui/list/useFilters.tsx'
import { useListTable } from '../../../../ui/list/useListTable.tsx'
import { useFormats, useLanguage, useWords } from '../../../../ui/words.tsx'
import { GetTexts, SendTextAgain, textStates } from '../contract.ts'
import { textColumns } from '../listColumns.ts'
import { toldProblems } from '../problems.ts'
import { words } from '../words.ts'
import { ErasedNotice, ErasedText } from './Erased.tsx'
import classes from './MailView.module.css'
import { stateKinds } from './mailBody.ts'
import { ProblemText } from './ProblemText.tsx'
import { useStateFilter } from './useStateFilter.ts'

type TextRow = Output<typeof GetTexts>['Texts'][number]

/** Every text message; a row opens it. */
export const TextList = () => {
  const t = useWords(words)
  const [language] = useLanguage()
  const filters = useFilters(GetTexts, [useStateFilter(textStates)])
  const columns = columnsIn(textColumns, language, {
    Text: { card: 'fact', render: row => (row.To === '' ? <ErasedText /> : row.Text) },
    State: { render: row => <StateOfText row={row} />, card: 'state' },
    CreatedDate: { card: 'fact' },
  })
  const list = useListTable(GetTexts, {
    filter: {},
    filters,
    columns,
    label: t('tabs.texts'),
    name: 'texts',
    search: 'text',
    searchLabel: t('searchTexts'),
    onRow: row => void dialogs.open(close => <Message row={row} onDone={() => close()} />, { title: t('textMessage'), size: 'lg' }),
    empty: { hint: filters.set > 0 ? t('noTextInState') : t('emptyTexts') },
  })
  return (
    <Stack gap="md">
      {list.filters}
      {list.body}
    </Stack>
  )
}

const isForShare = ({ State, Problem }: TextRow): boolean =>
  State === 'Waiting' && Problem !== null && toldProblems(Problem).some(one => one.Kind === 'share')

/** What became of it; of one that waits for the account's share the reason too. */
const StateOfText = ({ row }: { row: TextRow }) => {
  const t = useWords(words)
  return <StatusDot kind={stateKinds[row.State]} label={isForShare(row) ? t('waitsFor') : t(`states.${row.State}`)} />
}

type Props = { row: TextRow; onDone: () => void }

const SendAgain = ({ row: { GroupId, id: TextId }, onDone }: Props) => {
  const t = useWords(words)
  const { run, running } = useWrite(SendTextAgain, { done: t('textWaitsAgain'), refresh: [GetTexts], onSaved: onDone })
  return (
    <Button mt="sm" variant="default" loading={running} onClick={() => void run({ GroupId, TextId })}>
      {t('sendAgain')}
    </Button>
  )
}

const Message = ({ row, onDone }: Props) => {
  const t = useWords(words)
  const { dateTime, phone } = useFormats()
  const isErased = row.To === ''
  const facts = [
    ...(isErased ? [] : [[t('to'), phone(row.To)] as const]),
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
            <StateOfText row={row} />
          </dd>
        </div>
      </dl>
      {row.Problem && (
        <Alert color={row.State === 'Failed' ? 'red' : 'yellow'} title={isForShare(row) ? t('waitsFor') : t('problem')}>
          <ProblemText problem={row.Problem} />
          {row.State === 'Failed' && !isErased && <SendAgain row={row} onDone={onDone} />}
        </Alert>
      )}
      {isErased ? <ErasedNotice /> : <Text style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{row.Text}</Text>}
    </Stack>
  )
}
