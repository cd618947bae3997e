import { ActionIcon, Button } from '@mantine/core'
import { IconSettings } from '@tabler/icons-react'
import { useCall, useWrite } from '../../../../ui/calls.ts'
import { EmptyState } from '../../../../ui/kit/EmptyState.tsx'
import { LoadFailed } from '../../../../ui/kit/LoadFailed.tsx'
import { LinesSkeleton } from '../../../../ui/kit/Skeletons.tsx'
import { AddressLink, href } from '../../../../ui/route.ts'
import { useWords } from '../../../../ui/words.tsx'
import { GetNotifications, GetUnreadCount, ReadAllNotifications, ReadNotification } from '../contract.ts'
import { notifications } from '../routes.ts'
import { words } from '../words.ts'
import { NotificationLine } from './NotificationLine.tsx'
import classes from './notifications.module.css'

type NewestProps = { gId: string; unread: number; settings: { path: string }; onLeave: () => void }
const changed = [GetNotifications, GetUnreadCount]

/** What somebody was told last, in the bell's window; a line marks itself read and leads to its page. */
export const Newest = ({ gId, unread, settings, onLeave }: NewestProps) => {
  const t = useWords(words)
  const query = useCall(GetNotifications, { filter: { gId }, pagination: { page: 0, perPage: 10 } }, { quiet: true, load: 'always' })
  const readAll = useWrite(ReadAllNotifications, { refresh: changed })
  const readOne = useWrite(ReadNotification, { refresh: changed, onRefused: () => true })
  const rows = query.data?.Notifications
  return (
    <>
      <div className={classes.head}>
        <h2 className={classes.title}>{t('title')}</h2>
        {unread > 0 && (
          <Button variant="subtle" size="xs" loading={readAll.running} onClick={() => void readAll.run({ GroupId: gId })}>
            {t('readAll')}
          </Button>
        )}
        <ActionIcon
          variant="subtle"
          color="gray"
          size={36}
          aria-label={t('choose')}
          renderRoot={props => <AddressLink href={`${settings.path}#settings-notifications`} {...props} onClick={onLeave} />}
        >
          <IconSettings size={18} aria-hidden />
        </ActionIcon>
      </div>
      <div className={classes.body} tabIndex={-1} data-autofocus>
        {!rows && query.isError && <LoadFailed query={query} text={t('failed')} small />}
        {!rows && !query.isError && <LinesSkeleton lines={6} />}
        {rows?.length === 0 && <EmptyState small text={t('none')} hint={t('noneHint')} />}
        {rows && rows.length > 0 && (
          <ul className={classes.list}>
            {rows.map(row => (
              <li key={row.id}>
                <NotificationLine
                  row={row}
                  onOpen={() => {
                    if (!row.Read) void readOne.run({ GroupId: gId, id: row.id })
                    onLeave()
                  }}
                />
              </li>
            ))}
          </ul>
        )}
      </div>
      {rows && rows.length > 0 && (
        <div className={classes.foot}>
          <AddressLink href={href(notifications)} onClick={onLeave} className={classes.all}>
            {t('all')}
          </AddressLink>
        </div>
      )}
    </>
  )
}
