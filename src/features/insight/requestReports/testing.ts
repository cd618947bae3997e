import { randomUUID } from 'node:crypto'
import type { Lister } from '../../../../test/support/listedRows.ts'
import type { FeatureWays } from '../../../../test/ways.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { codeAddress, qrCode, qrItem } from '../../codes/qr/tables.ts'
import { addRequest } from '../../codes/requests/data.ts'

let signId = 70_000
/** A code whose item is of a type, written straight into the tables; once, where it has an id of its own. */
const addSign = async (tx: Tx, { group, building }: Lister, Type: string, id: string = randomUUID()): Promise<string> => {
  const [GroupId, BuildingId] = [group.id, building.id]
  const row = {
    GroupId,
    id,
    BuildingId,
    SignId: ++signId,
    QrName: `Sign ${signId}`,
    QrType: Type,
    EntityType: 'Building',
    Location: 'Lobby',
  }
  const Address = randomUUID().replaceAll('-', '').slice(0, 16).toUpperCase()
  const made = await tx
    .insert(qrCode)
    .values({ ...row, Address })
    .onConflictDoNothing()
    .returning()
  if (made.length === 0) return id
  await tx.insert(codeAddress).values({ Address, GroupId, QrCodeId: id })
  const item = { Name: { en: 'Form' }, Icon: 'target', FunctionalityType: Type, QrType: Type, CanSave: true }
  await tx.insert(qrItem).values({ GroupId, QrCodeId: id, TemplateFormData: {}, ...item })
  return id
}

const addSent = (tx: Tx, { group, building }: Lister, FunctionalityType: string, QrCodeId: string, now = new Date()) =>
  addRequest(
    { tx, GroupId: group.id, now },
    {
      id: randomUUID(),
      BuildingId: building.id,
      QrCodeId,
      ItemId: QrCodeId,
      FunctionalityType,
      Venue: null,
      Language: 'en',
      isWork: false,
      fields: [],
      answers: {},
    },
  )

/** How tests make what this feature lists. */
export const ways: FeatureWays = {
  rows: account => {
    const gId = account.group.id
    const sent = (type: string, more: object = {}, filter: object = {}) => {
      const sign = randomUUID()
      return {
        filter: { gId, ...more, ...('eventId' in filter && { eventId: sign }), ...('rId' in filter && { rId: sign }) },
        add: async (tx: Tx) => addSent(tx, account, type, await addSign(tx, account, type, sign)),
      }
    }
    const signs = (type: string) => ({
      filter: { gId, type },
      add: async (tx: Tx) => addSent(tx, account, type, await addSign(tx, account, type)),
    })
    return {
      'Vacancy/GetVacancyLeads': sent('Vacancy'),
      'LeadCapture/GetLeadEventInfos': signs('LeadCapture'),
      'LeadCapture/GetLeadCaptures': sent('LeadCapture', { type: 'LeadCapture' }, { eventId: true }),
      'LeadCapture/GetCheckInEvents': signs('CheckIn'),
      'LeadCapture/GetCheckIns': sent('SupplierCheckin', { type: 'SupplierCheckin' }),
      'Maintenance/GetMaintenanceRequests': sent('Maintenance'),
      'Support/GetSupports': sent('Support'),
      'Report/GetVacancyReport': sent('Vacancy', {}, { rId: true }),
      'Report/GetFieldMarketingReport': sent('FieldMarketing', {}, { rId: true }),
      'Report/GetEventReport': sent('EventRegistration', {}, { rId: true }),
    }
  },
}
