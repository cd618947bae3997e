import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Page } from '../../../../ui/kit/Page.tsx'
import { PageTabs } from '../../../../ui/kit/PageTabs.tsx'
import { useBuildingId, useGroupId } from '../../../../ui/session.ts'
import { useUrlState } from '../../../../ui/urlState.ts'
import { useWords } from '../../../../ui/words.tsx'
import { words } from '../words.ts'
import { addContact, ContactList } from './ContactList.tsx'
import { addPerson, PeopleList } from './PeopleList.tsx'
import { PinHolders } from './PinHolders.tsx'
import { addTenant, TenantList } from './TenantList.tsx'
import { addVendor, VendorList } from './VendorList.tsx'

const tabs = ['contacts', 'vendors', 'tenants', 'people', 'pins'] as const
type Tab = (typeof tabs)[number]
type ContactsPlace = { gId: string; bId: string }

const adding = {
  contacts: { label: 'contact', open: ({ gId, bId }: ContactsPlace) => addContact(gId, bId) },
  vendors: { label: 'vendor', open: addVendor },
  tenants: { label: 'tenant', open: addTenant },
  people: { label: 'person', open: addPerson },
} as const

/** `/contacts`: the people and companies of a building, a tab a kind. */
export const Screen = () => {
  const t = useWords(words)
  const place = { gId: useGroupId(), bId: useBuildingId() }
  const [{ tab: asked }, set] = useUrlState({ tab: 'contacts' })
  const tab = tabs.find(one => one === asked) ?? 'contacts'
  const add = tab !== 'pins' && (
    <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={() => adding[tab].open(place)}>
      {t(`add.${adding[tab].label}`)}
    </Button>
  )
  const lists: Record<Tab, () => ReactNode> = {
    contacts: () => <ContactList {...place} action={add} />,
    vendors: () => <VendorList {...place} action={add} />,
    tenants: () => <TenantList {...place} action={add} />,
    people: () => <PeopleList {...place} action={add} />,
    pins: () => <PinHolders {...place} />,
  }
  return (
    <Page title={t('contacts')} lead={t('contactsLead')} action={add}>
      <PageTabs
        label={t('tabsLabel')}
        tabs={tabs.map(one => ({ value: one, label: t(`tabs.${one}`) }))}
        value={tab}
        onChange={next => set({ tab: next })}
      >
        {lists[tab]()}
      </PageTabs>
    </Page>
  )
}
