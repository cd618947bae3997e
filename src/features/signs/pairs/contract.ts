import { list, read, text, uuid, write, z } from '../../../core/call.ts'
import { libraryFlags } from '../../../core/permissions.ts'
import { DrawnSign } from '../artwork/model.ts'
import { PrintTemplate } from '../printing/model.ts'
import { fpoPlacements, QrPair } from './model.ts'
import { findPairProblems } from './rules.ts'

const Label = z.object({ en: z.string(), es: z.string(), fr: z.string() })

export const GetQrPairs = list('PrintManagement/GetQrPairs', {
  summary: 'Signs with two codes, of an account or a building',
  scope: 'group',
  may: libraryFlags,
  rows: 'QrPairs',
  row: QrPair,
  filter: z.strictObject({ gId: uuid(), bId: z.optional(uuid()), text: z.optional(text()), Location: z.optional(text(100)) }),
  sort: ['ModifiedDate', 'Location', 'Type', 'BuildingName', 'Quantity', 'Material'],
  perPage: 25,
})

export const GetQrPair = read('PrintManagement/GetQrPair', {
  summary: 'A sign with two codes, and its artwork',
  scope: 'group',
  may: libraryFlags,
  ids: { pId: 'qr_pair' },
  input: z.strictObject({ gId: uuid(), pId: uuid() }),
  output: z.object({ Pair: QrPair, PrintKit: DrawnSign }),
})

export const GetQrPairLocations = read('PrintManagement/GetQrPairLocations', {
  summary: 'Locations at which a sign with two codes can hang',
  scope: 'session',
  input: z.strictObject({}),
  output: z.object({ Locations: z.array(z.object({ Name: z.string(), DisplayText: Label })) }),
})

export const GetQrPairTypes = read('PrintManagement/GetQrPairTypes', {
  summary: 'The kinds of signs with two codes that are offered at a location, each with what its codes do',
  scope: 'session',
  input: z.strictObject({ location: text(100) }),
  output: z.object({ Types: z.array(z.object({ Type: z.string(), DisplayText: Label, QrTypes: z.array(z.string()) })) }),
})

export const GetQrPairTemplates = read('PrintManagement/GetQrPairTemplates', {
  summary: 'The print templates of signs with two codes: those that every account has, and its own',
  scope: 'group',
  may: libraryFlags,
  input: z.strictObject({ gId: uuid() }),
  output: z.object({ Templates: z.array(PrintTemplate) }),
})

const options = {
  Material: text(40),
  Size: text(40),
  Orientation: text(40),
  Color: text(40),
  PrintTemplate: text(40),
  FPOPlacement: z._default(z.enum(fpoPlacements), 'FPO 1'),
  FPO1: z._default(text(120), ''),
  FPO2: z._default(text(120), ''),
}

export const SaveQrPair = write('PrintManagement/SaveQrPair', {
  summary: 'Put two codes of a building on one sign, or change such a sign: with QrPairId and the Version that was read',
  scope: 'building',
  may: 'ManageLibraries',
  ids: { QrPairId: 'qr_pair', QrCodeIds: 'qr_code' },
  input: z.strictObject({
    GroupId: uuid(),
    BuildingId: uuid(),
    QrPairId: z.optional(z.nullable(uuid())),
    Version: z.optional(z.int()),
    Location: text(100),
    Type: text(60),
    QrCodeIds: z.array(uuid()).check(z.length(2)),
    Quantity: z.nullable(z.union([z.int(), text(10)])),
    ...options,
    FileFormat: z._default(text(10), 'pdf'),
  }),
  output: z.object({ QrPair: z.object({ acId: uuid() }), Version: z.int() }),
  check: findPairProblems,
})

export const DeleteQrPair = write('PrintManagement/DeleteQrPair', {
  summary: 'Take a sign with two codes out of the library; its codes stay',
  scope: 'building',
  may: 'ManageLibraries',
  ids: { QrPairId: 'qr_pair' },
  input: z.strictObject({ GroupId: uuid(), BuildingId: uuid(), QrPairId: uuid(), Version: z.int() }),
  output: z.object({ acId: uuid() }),
})

export const GetQrPairPicture = read('PrintManagement/GetQrPairPicture', {
  summary: 'A sign with two codes as it will be printed, as SVG, and what does not fit on it',
  scope: 'building',
  may: libraryFlags,
  ids: { QrCodeId1: 'qr_code', QrCodeId2: 'qr_code' },
  input: z.strictObject({ gId: uuid(), bId: uuid(), QrCodeId1: uuid(), QrCodeId2: uuid(), ...options }),
  output: DrawnSign,
})

export const GetQrPairFile = read('PrintManagement/GetQrPairFile', {
  summary: 'The print file of a sign with two codes, after both codes have been read back',
  scope: 'group',
  may: libraryFlags,
  ids: { pId: 'qr_pair' },
  limit: 60,
  input: z.strictObject({ gId: uuid(), pId: uuid() }),
  output: z.object({ FileName: z.string(), ContentType: z.string(), Base64: z.string() }),
})
