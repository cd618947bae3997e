import { Button } from '@mantine/core'
import { IconMailForward } from '@tabler/icons-react'
import { useWords } from '../../../../ui/words.tsx'
import type { DashboardAction } from '../../dashboards/screens/dashboardActions.ts'
import { words } from '../words.ts'
import { openSubscriber } from './SubscriberDrawer.tsx'

/** On a dashboard: subscribes somebody to it, narrowed as it is shown. */
export const SubscribeButton: DashboardAction = ({ paper: { gId, bId, key, title, path } }) => {
  const t = useWords(words)
  return (
    <Button
      variant="default"
      leftSection={<IconMailForward size={16} aria-hidden />}
      onClick={() => openSubscriber({ gId, bId }, null, { Type: key, ReportName: title, Path: path })}
    >
      {t('subscribe')}
    </Button>
  )
}
