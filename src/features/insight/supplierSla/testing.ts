import { randomUUID } from 'node:crypto'
import type { FeatureWays } from '../../../../test/ways.ts'
import type { Account } from '../../../../test/world.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { formSubmission } from '../../base/fields/tables.ts'
import { visitorRequest } from '../../codes/requests/tables.ts'
import { contact, vendor } from '../../property/contacts/tables.ts'
import { SaveSlaTargets } from './contract.ts'
import { standardTargets } from './model.ts'

type RequestColumns = Partial<typeof visitorRequest.$inferInsert>
let number = 90_000
/** A supplier with somebody who handles requests, written straight into the tables. */
export const addSupplier = async (tx: Tx, { group, building }: Pick<Account, 'group' | 'building'>, VendorName: string) => {
  const [VendorId, ContactId] = [randomUUID(), randomUUID()]
  await tx.insert(vendor).values({ GroupId: group.id, id: VendorId, VendorName })
  const person = { FullName: { en: `Desk of ${VendorName}` }, Role: 'Vendor', Phone: '16175550142', Email: `${ContactId}@supplier.example` }
  const PermissionSet = { Contacts: false, Marketing: false, Reporting: false }
  await tx.insert(contact).values({ GroupId: group.id, id: ContactId, BuildingId: building.id, VendorId, PermissionSet, ...person })
  return { VendorId, ContactId }
}
/** A service request that somebody handles. */
export const addServiceRequest = async (tx: Tx, { group, building }: Pick<Account, 'group' | 'building'>, columns: RequestColumns) => {
  const [GroupId, BuildingId, id] = [group.id, building.id, randomUUID()]
  const SubmissionId = randomUUID()
  await tx.insert(formSubmission).values({ GroupId, id: SubmissionId, FormId: id, SubjectId: id, BuildingId })
  const of = { GroupId, id, BuildingId, QrCodeId: id, ItemId: id, SubmissionId, FunctionalityType: 'Maintenance', Language: 'en' }
  await tx.insert(visitorRequest).values({ ...of, Number: ++number, ...columns })
  return id
}

/** How tests make what this feature keeps and lists. */
export const ways: FeatureWays = {
  saves: () => [
    [
      'targets of suppliers',
      {
        call: SaveSlaTargets,
        open: async account => {
          const GroupId = account.group.id
          const { Version } = await account.call(SaveSlaTargets, { GroupId, Version: 0, Targets: [...standardTargets] })
          const [first, ...others] = standardTargets
          if (!first) throw new Error('there are targets')
          return { input: text => ({ GroupId, Version, Targets: [{ ...first, CompletionHours: 100 + text.length }, ...others] }) }
        },
      },
    ],
  ],
  rows: account => ({
    'Supplier/GetSlaRequests': {
      filter: { gId: account.group.id },
      add: async (tx, n) => {
        const { ContactId } = await addSupplier(tx, account, `Supplier ${n} ${randomUUID()}`)
        await addServiceRequest(tx, account, { AssigneeId: ContactId, Status: 'New', CreatedDate: new Date(Date.now() - 100 * 3_600_000) })
      },
    },
  }),
}
