import { ActionIcon, Indicator, Popover } from '@mantine/core'
import { IconBell } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { refresh, useCall } from '../../../../ui/calls.ts'
import { useEvent } from '../../../../ui/events.ts'
import { LinesSkeleton } from '../../../../ui/kit/Skeletons.tsx'
import { useSession } from '../../../../ui/session.ts'
import { useWords } from '../../../../ui/words.tsx'
import { GetNotifications, GetUnreadCount, notified } from '../contract.ts'
import { words } from '../words.ts'
import classes from './notifications.module.css'

const Newest = lazy(() => import('./Newest.tsx').then(module => ({ default: module.Newest })))

/** From here on the bell shows no figure. */
const mostShown = 99

/** The bell of the top bar: the number of unread notifications, and the newest ones. `settings`: where people choose their ways. */
export const NotificationBell = ({ settings }: { settings: { path: string } }) => {
  const t = useWords(words)
  const { gId } = useSession()
  const [opened, setOpened] = useState(false)
  const unread = useCall(GetUnreadCount, gId ? { gId } : null, { quiet: true }).data?.Unread ?? 0
  useEvent(gId ? notified : null, () => void refresh(GetUnreadCount, GetNotifications))
  if (!gId) return null
  return (
    <Popover opened={opened} onChange={setOpened} position="bottom-end" width="min(420px, calc(100vw - 16px))" trapFocus returnFocus>
      <Indicator disabled={unread === 0} label={unread > mostShown ? `${mostShown}+` : unread} size={18} offset={9} color="red" inline>
        <Popover.Target>
          <ActionIcon
            variant="subtle"
            color="gray"
            className={classes.bell}
            aria-label={t('bell', { n: unread })}
            onClick={() => setOpened(!opened)}
          >
            <IconBell size={20} aria-hidden />
          </ActionIcon>
        </Popover.Target>
      </Indicator>
      <Popover.Dropdown aria-label={t('title')} p={0}>
        <Suspense fallback={<LinesSkeleton lines={6} />}>
          <Newest gId={gId} unread={unread} settings={settings} onLeave={() => setOpened(false)} />
        </Suspense>
      </Popover.Dropdown>
    </Popover>
  )
}
