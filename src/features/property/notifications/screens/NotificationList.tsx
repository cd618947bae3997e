import { Button } from '@mantine/core'
import { refresh, useWrite } from '../../../../ui/calls.ts'
import { useEvent } from '../../../../ui/events.ts'
import { Page } from '../../../../ui/kit/Page.tsx'
import { columnsIn } from '../../../../ui/list/columns.ts'
import { choice, flag } from '../../../../ui/list/filterParts.ts'
import { useFilters } from '../../../../ui/list/useFilters.tsx'
import { useListTable } from '../../../../ui/list/useListTable.tsx'
import { AddressLink, href, useGoTo } from '../../../../ui/route.ts'
import { useGroupId, useSession } from '../../../../ui/session.ts'
import { useLanguage, useWords } from '../../../../ui/words.tsx'
import { useBuildingColumn, useBuildingFilter } from '../../buildings/screens/pickers/useBuildingFilter.tsx'
import { GetNotifications, GetUnreadCount, type NotificationRow, notified, ReadAllNotifications, ReadNotification } from '../contract.ts'
import { notificationColumns } from '../listColumns.ts'
import { notificationKindNames } from '../model.ts'
import { notificationRules } from '../routes.ts'
import { words } from '../words.ts'
import classes from './notifications.module.css'

const changed = [GetNotifications, GetUnreadCount]

/** `/notifications`: what somebody was told; a row is read when it is opened, and leads to its page. */
export const Screen = () => {
  const t = useWords(words)
  const gId = useGroupId()
  const { can } = useSession()
  const goTo = useGoTo()
  const filters = useNotificationFilters()
  const readAll = useWrite(ReadAllNotifications, { refresh: changed })
  const readOne = useWrite(ReadNotification, { refresh: changed, onRefused: () => true })
  useEvent(notified, () => void refresh(...changed))
  const open = (row: NotificationRow) => {
    if (!row.Read) void readOne.run({ GroupId: gId, id: row.id })
    goTo(row.Path)
  }
  const list = useListTable(GetNotifications, {
    filter: { gId },
    filters,
    columns: useColumns(),
    label: t('title'),
    sort: { field: 'CreatedDate', order: 'DESC' },
    onRow: open,
    empty: filters.set > 0 ? { hint: t('noneUnread') } : { text: t('none'), hint: t('noneHint') },
  })
  const unread = list.rows.some(row => !row.Read)
  const readButton = (
    <Button variant="default" disabled={!unread} loading={readAll.running} onClick={() => void readAll.run({ GroupId: gId })}>
      {t('readAll')}
    </Button>
  )
  const rules = can(notificationRules.may) && (
    <Button renderRoot={props => <AddressLink href={href(notificationRules)} {...props} />}>{t('rules')}</Button>
  )
  return (
    <Page title={t('title')} lead={t('lead')} filters={list.filters} actions={readButton} action={rules}>
      {list.body}
    </Page>
  )
}

const useColumns = () => {
  const t = useWords(words)
  const [language] = useLanguage()
  const described = columnsIn(notificationColumns, language, {
    Title: {
      render: row => (
        <span className={classes.cell} data-unread={!row.Read || undefined}>
          <span className={classes.dot}>{!row.Read && <span className="unseen">{t('unread')}</span>}</span>
          {row.Title}
        </span>
      ),
      wrap: true,
      card: 'name',
    },
    Text: { render: row => row.Text && <span className={classes.cut}>{row.Text}</span>, card: 'fact' },
    Kind: { card: 'fact' },
    BuildingName: { wrap: true, card: 'fact' },
    CreatedDate: { card: 'fact' },
  })
  return useBuildingColumn(described)
}

const useNotificationFilters = () => {
  const t = useWords(words)
  return useFilters(GetNotifications, [
    useBuildingFilter(t('allBuildings')),
    choice('Kind', {
      key: 'kind',
      label: t('col.Kind'),
      any: t('anyKind'),
      options: notificationKindNames.map(value => ({ value, label: t(`kinds.${value}`) })),
    }),
    flag('Unread', { key: 'unread', label: t('unread') }),
  ])
}
