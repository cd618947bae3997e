import { Button, Switch } from '@mantine/core'
import { IconPencil, IconTrash } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useWrite } from '../../../../ui/calls.ts'
import { confirm } from '../../../../ui/dialogs.tsx'
import { Page } from '../../../../ui/kit/Page.tsx'
import { columnsIn } from '../../../../ui/list/columns.ts'
import { useListTable } from '../../../../ui/list/useListTable.tsx'
import { useLanguage, useWords } from '../../../../ui/words.tsx'
import {
  DeleteSubscriptions,
  GetReportBuilderSubscriptions,
  GetSubscriptions,
  type SubscriptionItem,
  ToggleSubscription,
} from '../contract.ts'
import { builtReportColumns, subscriptionColumns } from '../listColumns.ts'
import { words } from '../words.ts'
import type { SubscriptionPlace } from './place.ts'
import { openSubscriber } from './SubscriberDrawer.tsx'
import classes from './subscriptions.module.css'

const changed = [GetSubscriptions, GetReportBuilderSubscriptions]

/** Who gets which report of a place: turned on and off in its row, edited in a drawer. */
export const SubscriptionList = ({ gId, bId, add }: SubscriptionPlace & { add: ReactNode }) => {
  const t = useWords(words)
  const [language] = useLanguage()
  const place = { gId, bId }
  const list = useListTable(GetSubscriptions, {
    ...useSubscriptionTable(gId),
    filter: { gId, ...(bId && { bId }) },
    columns: columnsIn(subscriptionColumns, language, {
      ReportName: { card: 'name', wrap: true },
      Schedule: { wrap: true },
      OnOff: { render: row => <OnOff gId={gId} row={row} />, card: 'state' },
    }),
    name: 'subscriptions',
    onRow: row => openSubscriber(place, row),
    empty: { text: t('empty'), action: add },
  })
  return (
    <>
      {list.filters}
      {list.body}
    </>
  )
}

/** The same of reports that were built, of the account and of its buildings. */
export const BuiltReportSubscriptions = ({ gId, action }: { gId: string; action: ReactNode }) => {
  const t = useWords(words)
  const [language] = useLanguage()
  const list = useListTable(GetReportBuilderSubscriptions, {
    ...useSubscriptionTable(gId),
    filter: { gId },
    columns: columnsIn(builtReportColumns, language, {
      ReportName: { card: 'name', wrap: true },
      Schedule: { wrap: true },
      OnOff: { render: row => <OnOff gId={gId} row={row} />, card: 'state' },
    }),
    name: 'builtReportSubscriptions',
    onRow: row => openSubscriber({ gId, bId: row.BuildingId }, row),
    empty: { text: t('emptyBuilt'), action },
  })
  return (
    <Page title={t('title')} lead={t('leadBuilt')} action={action} filters={list.filters}>
      {list.body}
    </Page>
  )
}

/** What both lists have. */
const useSubscriptionTable = (gId: string) => {
  const t = useWords(words)
  return {
    label: t('title'),
    search: 'text',
    searchLabel: t('search'),
    sort: { field: 'CreatedDate', order: 'DESC' },
    selectable: true,
    bulk: ({ rows, clear }: { rows: readonly SubscriptionItem[]; clear: () => void }) => <Toolbar gId={gId} rows={rows} clear={clear} />,
  } as const
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

type ToolbarProps = { gId: string; rows: readonly SubscriptionItem[]; clear: () => void }
const Toolbar = ({ gId, rows, clear }: ToolbarProps) => {
  const t = useWords(words)
  const { run, running } = useWrite(DeleteSubscriptions, { refresh: changed, done: t('deleted'), onSaved: clear })
  const [first] = rows
  const remove = async () => {
    const n = rows.length
    const yes = await confirm({ title: t('deleteTitle', { n }), text: t('deleteText', { n }), yes: t('delete'), danger: true })
    if (yes) await run({ GroupId: gId, SubscriptionIds: rows.map(one => one.SubscriptionId) })
  }
  return (
    <>
      {rows.length === 1 && first && (
        <Button
          variant="default"
          leftSection={<IconPencil size={16} aria-hidden />}
          onClick={() => openSubscriber({ gId, bId: first.BuildingId }, first)}
        >
          {t('edit')}
        </Button>
      )}
      <Button variant="default" leftSection={<IconTrash size={16} aria-hidden />} loading={running} onClick={() => void remove()}>
        {t('delete')}
      </Button>
    </>
  )
}
