import { Button, Switch } from '@mantine/core'
import { IconPencil, IconTrash } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useWrite } from '../../../../ui/calls.ts'
import { confirm } from '../../../../ui/dialogs.tsx'
import { columnsIn } from '../../../../ui/list/columns.ts'
import { useListTable } from '../../../../ui/list/useListTable.tsx'
import { useLanguage, useWords } from '../../../../ui/words.tsx'
import { DeleteSubscriptions, GetSubscriptions, type SubscriptionItem, ToggleSubscription } from '../contract.ts'
import { subscriptionColumns } from '../listColumns.ts'
import { words } from '../words.ts'
import type { SubscriptionPlace } from './place.ts'
import { openSubscriber } from './SubscriberDrawer.tsx'
import classes from './subscriptions.module.css'

const changed = [GetSubscriptions]

/** Who gets which report: turned on and off in its row, edited in a drawer. */
export const SubscriptionList = ({ gId, bId, add }: SubscriptionPlace & { add: ReactNode }) => {
  const t = useWords(words)
  const [language] = useLanguage()
  const place = { gId, bId }
  const list = useListTable(GetSubscriptions, {
    filter: { gId, ...(bId && { bId }) },
    columns: columnsIn(subscriptionColumns, language, {
      ReportName: { card: 'name', wrap: true },
      Schedule: { wrap: true },
      OnOff: { render: row => <OnOff gId={gId} row={row} />, card: 'state' },
    }),
    name: 'subscriptions',
    label: t('title'),
    search: 'text',
    searchLabel: t('search'),
    sort: { field: 'CreatedDate', order: 'DESC' },
    onRow: row => openSubscriber(place, row),
    selectable: true,
    bulk: ({ rows, clear }) => <Toolbar place={place} rows={rows} clear={clear} />,
    empty: { text: t('empty'), action: add },
  })
  return (
    <>
      {list.filters}
      {list.body}
    </>
  )
}

const OnOff = ({ gId, row }: { gId: string; row: SubscriptionItem }) => {
  const t = useWords(words)
  const { run, running } = useWrite(ToggleSubscription, { refresh: changed })
  return (
    <span className={classes.turn}>
      <Switch
        aria-label={t('turn', { name: row.Name })}
        onLabel={t('on')}
        offLabel={t('off')}
        size="md"
        checked={row.OnOff}
        disabled={running}
        onClick={event => event.stopPropagation()}
        onChange={event => void run({ GroupId: gId, SubscriptionId: row.SubscriptionId, OnOff: event.currentTarget.checked })}
      />
      {row.Stopped && <span className={classes.why}>{t(`reasons.${row.Stopped}`)}</span>}
    </span>
  )
}

type ToolbarProps = { place: SubscriptionPlace; rows: readonly SubscriptionItem[]; clear: () => void }
const Toolbar = ({ place, rows, clear }: ToolbarProps) => {
  const t = useWords(words)
  const { run, running } = useWrite(DeleteSubscriptions, { refresh: changed, done: t('deleted'), onSaved: clear })
  const [first] = rows
  const remove = async () => {
    const n = rows.length
    const yes = await confirm({ title: t('deleteTitle', { n }), text: t('deleteText', { n }), yes: t('delete'), danger: true })
    if (yes) await run({ GroupId: place.gId, SubscriptionIds: rows.map(one => one.SubscriptionId) })
  }
  return (
    <>
      {rows.length === 1 && first && (
        <Button variant="default" leftSection={<IconPencil size={16} aria-hidden />} onClick={() => openSubscriber(place, first)}>
          {t('edit')}
        </Button>
      )}
      <Button variant="default" leftSection={<IconTrash size={16} aria-hidden />} loading={running} onClick={() => void remove()}>
        {t('delete')}
      </Button>
    </>
  )
}
