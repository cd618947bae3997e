import { StartExport } from '../../src/features/base/exporting/contract.ts'
import {
  CancelOwnUpload,
  CancelUpload,
  FinishUpload,
  PutPiece,
  StartOwnUpload,
  StartUpload,
  UploadFile,
  UploadImage,
} from '../../src/features/base/files/contract.ts'
import { SeeTask } from '../../src/features/base/tasks/contract.ts'
import { SaveQrBuilders } from '../../src/features/codes/generator/contract.ts'
import {
  EmailQrCode,
  GenerateQrStyle,
  RestoreQrCode,
  RestoreQrCodes,
  RetireQrCode,
  RetireQrCodes,
  SaveQrCode,
} from '../../src/features/codes/qr/contract.ts'
import { PrintDashboard, SendDashboardByEmail } from '../../src/features/insight/dashboards/contract.ts'
import { SaveDropDownOption } from '../../src/features/property/accounting/contract.ts'
import { SaveProductState } from '../../src/features/property/adoption/contract.ts'
import {
  AddPropertyTag,
  ArchiveProperties,
  ArchiveProperty,
  RestoreProperties,
  RestoreProperty,
} from '../../src/features/property/buildings/contract.ts'
import { sampleBasicInfo } from '../../src/features/property/buildings/sections/BasicInfo/sample.ts'
import { AddTenant, AddTenantContact, AddVendor } from '../../src/features/property/contacts/contract.ts'
import { importCalls } from '../../src/features/property/imports/contract.ts'
import { jobs as imports } from '../../src/features/property/imports/server.ts'
import { CreateProperty } from '../../src/features/property/propertyPage/contract.ts'
import type { Account } from '../world.ts'
import { pdf, png } from './hostile.ts'
import { buildingCells, xlsxFile } from './importFiles.ts'
import { importWrites } from './importWrites.ts'
import { codeOf, type Makers, placeOf, type Write } from './write.ts'

const base64 = (bytes: Uint8Array | string) => Buffer.from(bytes).toString('base64')
const code = (account: Account) => account.call(SaveQrCode, { ...placeOf(account), ...codeOf('First') })
const codeIn = async (account: Account) => ({ GroupId: account.group.id, QrCodeId: (await code(account)).QrCodeId })
const document = ({ group }: Account, Size = 10) => ({ GroupId: group.id, fileName: 'Menu.pdf', bucket: 'StaticUrl', Size })
const [StartDate, EndDate] = [Date.parse('2026-02-10T05:00:00Z'), Date.parse('2026-03-09T03:59:59.999Z')]
const dashboard = (account: Account) => ({
  ...placeOf(account),
  DashboardName: 'Overall Building Feedback',
  StartDate,
  EndDate,
  Timezone: 'America/New_York',
  Path: `/pdf/feedback/${account.group.id}/${account.building.id}/${StartDate}/${EndDate}`,
})

/** Writes about buildings, codes, files, companies and imports. */
export const writesOfProperty = ({ world, global }: Makers): Write[] => [
  {
    call: EmailQrCode,
    open: async account => codeIn(account).then(at => ({ input: text => ({ ...at, RecipientEmail: `${text}@harbor.example` }) })),
  },
  {
    call: SaveQrBuilders,
    open: async account => {
      const row = { Floor: '2', Type: 'Lobby', QrType: 'ResidentHub' }
      return { input: text => ({ ...placeOf(account), QrBuilders: [`${text} 1`, `${text} 2`].map(QrName => ({ QrName, ...row })) }) }
    },
  },
  {
    call: GenerateQrStyle,
    open: async account => ({ input: text => ({ ...placeOf(account), FillColor: text === 'mine' ? '#101010' : '#202020' }) }),
  },
  { call: RetireQrCode, open: async account => codeIn(account).then(at => ({ input: () => at })) },
  {
    call: RestoreQrCode,
    open: async account => {
      const at = await codeIn(account)
      await account.call(RetireQrCode, at)
      return { input: () => at }
    },
  },
  {
    call: RetireQrCodes,
    open: async account => {
      const { QrCodeId: id, Version } = await code(account)
      return { input: () => ({ GroupId: account.group.id, Rows: [{ id, Version }] }) }
    },
  },
  {
    call: RestoreQrCodes,
    open: async account => {
      const { QrCodeId } = await code(account)
      await account.call(RetireQrCode, { GroupId: account.group.id, QrCodeId })
      return { input: () => ({ GroupId: account.group.id, filter: { gId: account.group.id, Retired: true } }) }
    },
  },
  {
    call: UploadFile,
    open: async ({ group }) => ({
      input: text => ({ GroupId: group.id, fileType: 'pdf', fileName: `${text}.pdf`, bucket: 'StaticUrl', base64: base64(pdf()) }),
    }),
  },
  {
    call: UploadImage,
    open: async ({ group }) => ({
      input: text => ({ GroupId: group.id, fileName: `${text}.png`, bucket: 'avatar', base64Image: base64(png(8, 8)) }),
    }),
  },
  { call: StartUpload, open: async account => ({ input: text => ({ ...document(account), fileName: `${text}.pdf` }) }) },
  {
    call: FinishUpload,
    open: async account => {
      const Bytes = Buffer.from(pdf())
      const { UploadId } = await account.call(StartUpload, document(account, Bytes.length))
      const at = { GroupId: account.group.id, UploadId }
      await account.call(PutPiece, { ...at, Offset: 0, Bytes })
      return { input: () => at }
    },
  },
  {
    call: CancelUpload,
    open: async account => {
      const { UploadId } = await account.call(StartUpload, document(account))
      return { input: () => ({ GroupId: account.group.id, UploadId }) }
    },
  },
  {
    call: StartOwnUpload,
    open: async () => ({ token: global.token, input: text => ({ fileName: `${text}.png`, bucket: 'AccountLogo', Size: 10 }) }),
  },
  {
    call: CancelOwnUpload,
    open: async () => {
      const { UploadId } = await global.call(StartOwnUpload, { fileName: 'a.png', bucket: 'AccountLogo', Size: 10 })
      return { token: global.token, input: () => ({ UploadId }) }
    },
  },
  { call: AddPropertyTag, open: async ({ group }) => ({ input: Name => ({ GroupId: group.id, Name }) }) },
  { call: ArchiveProperty, open: async account => ({ input: () => ({ ...placeOf(account), Version: 1 }) }) },
  {
    call: RestoreProperty,
    open: async account => {
      const { Version } = await account.call(ArchiveProperty, { ...placeOf(account), Version: 1 })
      return { input: () => ({ ...placeOf(account), Version }) }
    },
  },
  {
    call: ArchiveProperties,
    open: async ({ group, building }) => ({ input: () => ({ GroupId: group.id, Rows: [{ id: building.id, Version: 1 }] }) }),
  },
  {
    call: RestoreProperties,
    open: async account => {
      await account.call(ArchiveProperty, { ...placeOf(account), Version: 1 })
      const GroupId = account.group.id
      return { input: () => ({ GroupId, filter: { gId: GroupId, Archived: true } }) }
    },
  },
  {
    call: CreateProperty,
    open: async ({ group }) => ({ input: en => ({ GroupId: group.id, BasicInfo: { ...sampleBasicInfo, Name: { en } } }) }),
  },
  {
    call: SaveProductState,
    open: async account => ({ input: Note => ({ ...placeOf(account), Product: 'Feedback', State: 'Active', Note }) }),
  },
  {
    call: SaveDropDownOption,
    open: async account => ({ input: Option => ({ ...placeOf(account), FieldName: 'GLCode-Category', Option }) }),
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
  { call: PrintDashboard, open: async account => ({ input: () => dashboard(account) }) },
  {
    call: SendDashboardByEmail,
    open: async account => ({ input: text => ({ ...dashboard(account), Emails: [`${text}@owner.example`] }) }),
  },
  {
    call: SeeTask,
    open: async account => {
      const { TaskId } = await account.call(PrintDashboard, dashboard(account))
      return { input: () => ({ GroupId: account.group.id, TaskId }) }
    },
  },
  {
    call: StartExport,
    open: async ({ group }) => {
      const what = { GroupId: group.id, List: 'Entity/GetPropertyList', filter: { gId: group.id }, Columns: ['Name'], Format: 'csv' }
      return { input: Title => ({ ...what, Title, FileName: 'Buildings', TimeZone: 'America/New_York' }) }
    },
  },
  ...importWrites(world, { ...importCalls, jobs: imports, file: () => xlsxFile([buildingCells('P1')]), Mapping: { 0: 'Name', 1: 'Code' } }),
]
