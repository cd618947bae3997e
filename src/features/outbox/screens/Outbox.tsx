import { Tabs } from '@mantine/core'
import { Page } from '../../../ui/kit/Page.tsx'
import { useUrlState } from '../../../ui/urlState.ts'
import { useWords } from '../../../ui/words.tsx'
import { words } from '../words.ts'
import { MailList } from './MailList.tsx'
import { TextList } from './TextList.tsx'

const tabs = ['mails', 'texts'] as const

/** `/outbox`: mails and text messages that were sent, wait, or stay in the portal. */
export const Screen = () => {
  const t = useWords(words)
  const [{ tab: asked }, set] = useUrlState({ tab: 'mails', state: '' })
  const tab = tabs.find(one => one === asked) ?? 'mails'
  return (
    <Page title={t('title')} lead={tab === 'mails' ? t('lead') : t('textsLead')}>
      <Tabs value={tab} onChange={value => set({ tab: value ?? 'mails', state: '' })} keepMounted={false}>
        <Tabs.List aria-label={t('tabsLabel')} mb="md">
          {tabs.map(one => (
            <Tabs.Tab key={one} value={one}>
              {t(`tabs.${one}`)}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel value={tab}>{tab === 'mails' ? <MailList /> : <TextList />}</Tabs.Panel>
      </Tabs>
    </Page>
  )
}
