import { randomUUID } from 'node:crypto'
import { acceptAs, invitationTo } from '../../../../test/support/invitations.ts'
import { contactRow } from '../../../../test/support/listedRows.ts'
import { contactOf, newPassword, placeOf } from '../../../../test/support/write.ts'
import type { FeatureWays } from '../../../../test/ways.ts'
import type { Account } from '../../../../test/world.ts'
import type { Tx } from '../../../platform/db/database.ts'
import {
  AddPortfolioContact,
  AddPropertyContact,
  AddTenant,
  AddTenantContact,
  AddVendor,
  AnswerInvitation,
  EditPortfolioContact,
  EditPropertyContact,
  EditTenant,
  EditTenantContact,
  EditVendor,
  GetPinHolders,
  GetPortfolioContacts,
  GetPropertyContacts,
  GetPropertyVendors,
  GetTenantList,
  NotifyOnboard,
  OffboardContact,
  OpenInvitation,
  ReactivateContact,
  SendPasswordReset,
} from './contract.ts'
import { linkPlaces } from './rules.ts'
import { contact, tenantCompany, vendor, vendorBuilding } from './tables.ts'

/** A contact of a role that signs in, who has been asked. */
const asked = async (account: Account, text = 'Mei Chau') => {
  const draft = contactOf(text)
  const made = await account.call(AddPropertyContact, { ...placeOf(account), ...draft, Contact: { ...draft.Contact, Role: 'Employee' } })
  return { ContactId: made.acId, ContactUserId: made.UserId ?? '', Email: draft.Contact.Email }
}

/** How tests make what this feature keeps. */
export const ways: FeatureWays = {
  writes: ({ world }) => {
    return [
      {
        call: AddPropertyContact,
        open: async account => {
          const draft = contactOf('')
          return { input: Name => ({ ...placeOf(account), ...draft, Contact: { ...draft.Contact, Role: 'Employee', Name } }) }
        },
      },
      {
        call: AddPortfolioContact,
        open: async ({ group, building }) => {
          const draft = { ...contactOf(''), GroupId: group.id, AssignedBuildings: [building.id] }
          return { input: Name => ({ ...draft, Contact: { ...draft.Contact, Name } }) }
        },
      },
      {
        call: AnswerInvitation,
        open: async account => {
          const Token = await asked(account).then(({ Email }) => invitationTo(world, Email))
          return { token: '', input: text => ({ Token, Accept: true, Password: newPassword + text }) }
        },
      },
      {
        call: OpenInvitation,
        open: async account => {
          const Token = await asked(account).then(({ Email }) => invitationTo(world, Email))
          return { token: '', input: () => ({ Token }) }
        },
      },
      {
        call: NotifyOnboard,
        open: async account => {
          const { ContactUserId } = await asked(account)
          return { input: text => ({ ContactUserId, SendText: false, EmailTemplate: `<p>${text} ${linkPlaces.en}</p>` }) }
        },
      },
      {
        call: SendPasswordReset,
        open: async account => {
          const { ContactUserId, Email } = await asked(account)
          await acceptAs(world, Email, { Password: newPassword })
          return { input: () => ({ ContactUserId }) }
        },
      },
      {
        call: OffboardContact,
        open: async account => {
          const { ContactId } = await asked(account)
          return { input: () => ({ GroupId: account.group.id, ContactId }) }
        },
      },
      {
        call: ReactivateContact,
        open: async account => {
          const { ContactId } = await asked(account)
          await account.call(OffboardContact, { GroupId: account.group.id, ContactId })
          return { input: () => ({ GroupId: account.group.id, ContactId }) }
        },
      },
      { call: AddTenant, open: async account => ({ input: Name => ({ ...placeOf(account), Name }) }) },
      {
        call: AddTenantContact,
        open: async account => {
          const { acId: TenantId } = await account.call(AddTenant, { ...placeOf(account), Name: 'First' })
          return { input: Name => ({ ...placeOf(account), TenantId, Name, PhoneNumber: '16175550113', Email: 'a@harbor.example' }) }
        },
      },
      { call: AddVendor, open: async ({ group }) => ({ input: VendorName => ({ GroupId: group.id, VendorName }) }) },
    ]
  },
  saves: () => [
    [
      'contact of a building',
      {
        call: EditPropertyContact,
        open: async account => {
          const { acId, Version } = await account.call(AddPropertyContact, { ...placeOf(account), ...contactOf('First') })
          const draft = contactOf('')
          return { input: Name => ({ ...placeOf(account), ContactId: acId, Version, ...draft, Contact: { ...draft.Contact, Name } }) }
        },
      },
    ],
    [
      'contact of the portfolio',
      {
        call: EditPortfolioContact,
        open: async account => {
          const AssignedBuildings = [account.building.id]
          const GroupId = account.group.id
          const { acId, Version } = await account.call(AddPortfolioContact, { GroupId, ...contactOf('First'), AssignedBuildings })
          const draft = { ...contactOf(''), GroupId, ContactId: acId, Version, AssignedBuildings }
          return { input: Name => ({ ...draft, Contact: { ...draft.Contact, Name } }) }
        },
      },
    ],
    [
      'vendor',
      {
        call: EditVendor,
        open: async ({ call, group }) => {
          const { acId, Version } = await call(AddVendor, { GroupId: group.id, VendorName: 'First' })
          return { input: VendorName => ({ GroupId: group.id, VendorId: acId, Version, VendorName }) }
        },
      },
    ],
    [
      'tenant',
      {
        call: EditTenant,
        open: async account => {
          const { acId, Version } = await account.call(AddTenant, { ...placeOf(account), Name: 'First' })
          return { input: Name => ({ ...placeOf(account), TenantId: acId, Version, Name }) }
        },
      },
    ],
    [
      'person of a tenant',
      {
        call: EditTenantContact,
        open: async account => {
          const { acId: TenantId } = await account.call(AddTenant, { ...placeOf(account), Name: 'First' })
          const person = (Name: string) => ({ ...placeOf(account), TenantId, Name, PhoneNumber: '16175550113', Email: 'a@harbor.example' })
          const { acId, Version } = await account.call(AddTenantContact, person('First'))
          return { input: text => ({ ...person(text), ContactId: acId, Version }) }
        },
      },
    ],
  ],
  rows: account => {
    const GroupId = account.group.id
    const BuildingId = account.building.id
    const gId = GroupId
    const addVendor = async (tx: Tx, n: number) => {
      const [made] = await tx
        .insert(vendor)
        .values({ GroupId, VendorName: `Vendor ${n} ${randomUUID()}` })
        .returning()
      if (made) await tx.insert(vendorBuilding).values({ GroupId, BuildingId, VendorId: made.id })
      return made
    }
    const addTenant = async (tx: Tx, n: number) => {
      const [made] = await tx
        .insert(tenantCompany)
        .values({ GroupId, BuildingId, TenantName: `Tenant ${n} ${randomUUID()}` })
        .returning()
      await tx.insert(contact).values({ ...contactRow(account, n), BuildingId, TenantId: made?.id ?? null })
    }
    return {
      'Entity/GetPropertyContacts': {
        filter: { gId },
        add: async (tx, n) =>
          tx.insert(contact).values({ ...contactRow(account, n), BuildingId, VendorId: (await addVendor(tx, n))?.id ?? null }),
      },
      'Portfolio/GetPortfolioContacts': {
        filter: { gId },
        add: (tx, n) => tx.insert(contact).values({ ...contactRow(account, n), AssignedBuildings: [BuildingId] }),
      },
      'Vendor/GetPropertyVendors': { filter: { gId }, add: addVendor },
      'Tenant/GetTenantList': { filter: { gId }, add: addTenant },
      'Tenant/GetTenantContacts': { filter: { gId }, add: addTenant },
    }
  },
  menu: {
    'Portfolio Team': { may: ['ManageContacts'], calls: [GetPortfolioContacts, AddPortfolioContact] },
    Contacts: { may: ['ManageContacts'], calls: [GetPropertyContacts, GetPropertyVendors, GetTenantList, GetPinHolders, AddVendor] },
  },
}
