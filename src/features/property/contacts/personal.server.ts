import { and, eq, sql } from 'drizzle-orm'
import { oneOf } from '../../../platform/db/page.ts'
import type { PersonalSource } from '../../base/accounts/personalData.server.ts'
import { contact } from './tables.ts'

/** What stands in place of the name of a contact who was erased: a contact always has one. */
const erasedName = '…'

/** Whether a contact was erased: it cannot come back. */
export const isErased = ({ Email, FullName }: Pick<typeof contact.$inferSelect, 'Email' | 'FullName'>): boolean =>
  Email === '' && FullName.en === erasedName

/** Contacts of buildings, tenants and the portfolio. Whoever is still one is being worked with; who was offboarded is kept until somebody asks. */
export const contactPersons: PersonalSource = {
  Kind: 'Contacts',
  Label: { en: 'Contact', es: 'Contacto', fr: 'Contact' },
  Days: null,
  isOfVisitors: false,
  audited: { Object: 'contact', columns: ['FullName', 'Title', 'Email', 'Phone', 'Invitation'] },
  rows: GroupId => sql`(
    select c.id, c.building_id, coalesce(c.offboarded_date, c.created_date) as date, c.full_name->>'en' as name, c.email, c.phone,
      jsonb_build_object('Email', c.email, 'Phone', c.phone, 'Company', coalesce(t.tenant_name, v.vendor_name, '')) as facts,
      c.offboarded_date is null as open
    from contact c left join tenant_company t on t.group_id = c.group_id and t.id = c.tenant_id
      left join vendor v on v.group_id = c.group_id and v.id = c.vendor_id
    where c.group_id = ${GroupId} and (c.email <> '' or c.phone <> ''))`,
  erase: async (tx, GroupId, ids) => {
    await tx
      .update(contact)
      .set({ FullName: { en: erasedName }, Title: null, Email: '', Phone: '', Invitation: null, Version: sql`${contact.Version} + 1` })
      .where(and(eq(contact.GroupId, GroupId), oneOf(contact.id, ids)))
  },
}
