import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { Page } from '../../../../ui/kit/Page.tsx'
import { PageTabs } from '../../../../ui/kit/PageTabs.tsx'
import { useWords } from '../../../../ui/words.tsx'
import { words } from '../words.ts'
import type { SubscriptionPlace } from './place.ts'
import { openSubscriber } from './SubscriberDrawer.tsx'
import { SubscriptionList } from './SubscriptionList.tsx'
import { SubscriptionLog } from './SubscriptionLog.tsx'

const tabs = ['list', 'log'] as const

/** The subscriptions of a place, and what went out of them. */
export const SubscriptionsPage = (place: SubscriptionPlace) => {
  const t = useWords(words)
  const [tab, setTab] = useState<(typeof tabs)[number]>('list')
  const add = (
    <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={() => openSubscriber(place)}>
      {t('add')}
    </Button>
  )
  return (
    <Page title={t('title')} lead={place.bId ? t('lead') : t('leadAccount')} action={add}>
      <PageTabs label={t('tabs.label')} tabs={tabs.map(value => ({ value, label: t(`tabs.${value}`) }))} value={tab} onChange={setTab}>
        {tab === 'list' ? <SubscriptionList {...place} add={add} /> : <SubscriptionLog {...place} />}
      </PageTabs>
    </Page>
  )
}
