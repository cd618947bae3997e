import { IconAddressBook } from '@tabler/icons-react'
import { callOnce } from '../../../../ui/calls.ts'
import type { RecordFinder } from '../../../../ui/kit/recordFinder.ts'
import { href } from '../../../../ui/route.ts'
import { contacts } from '../routes.ts'

/** Leads to the list of the contact's building, narrowed to the contact. */
export const contactFinder: RecordFinder = {
  title: { en: 'Contacts', es: 'Contactos', fr: 'Contacts' },
  order: 50,
  may: contacts.may,
  find: async ({ gId, text, most }) => {
    const { GetPropertyContacts } = await import('../contract.ts')
    const { Contacts } = await callOnce(GetPropertyContacts, { filter: { gId, text }, pagination: { page: 0, perPage: most } })
    return Contacts.flatMap(({ acId, BuildingId, FullName, Role, Email }) =>
      BuildingId
        ? [
            {
              id: `${href(contacts, null, { gId, bId: BuildingId, text: FullName.en })}#${acId}`,
              label: FullName.en,
              detail: [Role, Email].filter(Boolean).join(' · '),
              icon: <IconAddressBook size={18} aria-hidden />,
            },
          ]
        : [],
    )
  },
}
