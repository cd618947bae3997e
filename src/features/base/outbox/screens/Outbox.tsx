import { Page } from '../../../../ui/kit/Page.tsx'
import { PageTabs } from '../../../../ui/kit/PageTabs.tsx'
import { useUrlState } from '../../../../ui/urlState.ts'
import { useWords } from '../../../../ui/words.tsx'
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
      <PageTabs
        label={t('tabsLabel')}
        tabs={tabs.map(one => ({ value: one, label: t(`tabs.${one}`) }))}
        value={tab}
        onChange={next => set({ tab: next, state: '' })}
      >
        {tab === 'mails' ? <MailList /> : <TextList />}
      </PageTabs>
    </Page>
  )
}
