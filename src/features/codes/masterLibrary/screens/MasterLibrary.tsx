import { Page } from '../../../../ui/kit/Page.tsx'
import { PageTabs } from '../../../../ui/kit/PageTabs.tsx'
import { useUrlState } from '../../../../ui/urlState.ts'
import { useWords } from '../../../../ui/words.tsx'
import { words } from '../words.ts'
import { AccountCodes, EveryCode, EveryHub } from './MasterLists.tsx'

const tabs = ['codes', 'hubs'] as const

/** `/masterLibrary`: the codes and hubs of every account, or of the one that is chosen. */
export const Screen = () => {
  const t = useWords(words)
  const [{ tab: asked, account }, set] = useUrlState({ tab: 'codes', account: '' })
  const tab = tabs.find(one => one === asked) ?? 'codes'
  return (
    <Page title={t('title')} lead={t('lead')}>
      <PageTabs
        label={t('tabsLabel')}
        tabs={tabs.map(one => ({ value: one, label: t(`tabs.${one}`) }))}
        value={tab}
        onChange={next => set({ tab: next })}
      >
        {tab === 'hubs' ? <EveryHub account={account} /> : account ? <AccountCodes key={account} account={account} /> : <EveryCode />}
      </PageTabs>
    </Page>
  )
}
