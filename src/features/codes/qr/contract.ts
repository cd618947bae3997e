import { bulk } from '../../../core/bulk.ts'
import { list, num, read, text, uuid, write, z } from '../../../core/call.ts'
import { libraryFlags } from '../../../core/permissions.ts'
import { Branding } from '../branding/model.ts'
import { brandingProblems } from '../branding/rules.ts'
import { QrStyle, qrFileTypes, qrSizes } from '../picture/model.ts'
import { viewings } from '../picture/rules.ts'
import { QrCodeFilter } from './manyContract.ts'
import { Item, mostItems, placing, QrCode, QrCodeRow, QrLocation, TemplateItem } from './model.ts'
import { mostRecipients, qrCodeProblems, recipientProblems, settingsProblems, styleInputProblems } from './rules.ts'

export * from './lifeContract.ts'
export * from './manyContract.ts'

const oneCode = { gId: uuid(), bId: z.optional(uuid()), QrCodeId: uuid() }
const changed = { GroupId: uuid(), BuildingId: z.optional(uuid()), QrCodeId: uuid() }
const ids = { QrCodeId: 'qr_code' } as const

export const GetQrCodes = list('QrCode/GetQrCodes', {
  summary: 'QR codes of an account or of a building',
  scope: 'group',
  may: libraryFlags,
  rows: 'QrCodes',
  row: QrCodeRow,
  filter: QrCodeFilter,
  sort: ['ModifiedDate', 'Name', 'SignId', 'Type', 'QrType', 'Location', 'Floor', 'BuildingName', 'Scans30'],
  perPage: 25,
  largest: 9999,
})

export const GetQrCodeCounts = read('QrCode/GetQrCodeCounts', {
  summary: 'How many QR codes an account or a building has, by what they do',
  scope: 'group',
  may: libraryFlags,
  input: z.strictObject({ gId: uuid(), bId: z.optional(uuid()) }),
  output: z.object({ Total: z.int(), Retired: z.int(), Types: z.array(z.object({ QrType: z.string(), Count: z.int() })) }),
})

export const GetQrCode = read('QrCode/GetQrCode', {
  summary: 'One QR code with what it does',
  scope: 'group',
  may: libraryFlags,
  ids,
  input: z.strictObject(oneCode),
  output: QrCode,
})

export const SaveQrCode = write('QrCode/SaveQrCode', {
  summary: 'Create a QR code, or save one: with QrCodeId and the Version that was read',
  scope: 'building',
  may: 'ManageLibraries',
  ids,
  bodyLimit: 3 * 1024 * 1024,
  input: z.strictObject({
    GroupId: uuid(),
    BuildingId: uuid(),
    QrCodeId: z.optional(uuid()),
    Version: z.optional(z.int()),
    ...placing,
    /** What it does: one item, or all of them in their order. A hub that is saved with one keeps its others. */
    Item: z.optional(Item),
    Items: z.optional(z.array(Item).check(z.minLength(1), z.maxLength(mostItems))),
    Style: z.optional(QrStyle),
    /** What later features keep with it, by their keys (`Equipment`): null removes one, one that is not sent stays. */
    Facets: z.optional(z.record(text(60), z.unknown())),
  }),
  /** `TemplateIds`: of its items in their order. */
  output: z.object({
    QrCodeId: uuid(),
    SignId: z.int(),
    Address: z.string(),
    Url: z.string(),
    Version: z.int(),
    TemplateIds: z.array(uuid()),
  }),
  check: qrCodeProblems,
})

export const RetireQrCode = write('QrCode/RetireQrCode', {
  summary: 'Take a QR code out of service: its address says so to whoever scans it',
  scope: 'group',
  may: 'ManageLibraries',
  ids,
  input: z.strictObject(changed),
  output: z.object({ QrCodeId: uuid(), Version: z.int() }),
})

export const RestoreQrCode = write('QrCode/RestoreQrCode', {
  summary: 'Put a retired QR code back into service',
  scope: 'group',
  may: 'ManageLibraries',
  ids,
  input: z.strictObject(changed),
  output: z.object({ QrCodeId: uuid(), Version: z.int() }),
})

export const RetireQrCodes = bulk('QrCode/RetireQrCodes', {
  summary: 'Take many QR codes out of service: those that are named, or all in service that a filter finds',
  may: 'ManageLibraries',
  filter: QrCodeFilter,
})

export const RestoreQrCodes = bulk('QrCode/RestoreQrCodes', {
  summary: 'Put many retired QR codes back into service: those that are named, or all retired ones that a filter finds',
  may: 'ManageLibraries',
  filter: QrCodeFilter,
})

const settings = {
  scope: 'building',
  may: 'ManageLibraries',
  ids,
  bodyLimit: 1024 * 1024,
  /** QrCodeId is the code whose form was edited: its own save brings the fields to it. */
  input: z.strictObject({
    GroupId: uuid(),
    BuildingId: uuid(),
    QrCodeId: uuid(),
    Fields: z.array(z.record(text(60), z.unknown())).check(z.maxLength(100)),
  }),
  output: z.object({ acId: uuid() }),
} as const

export const SaveAEDSettings = write('QrCode/SaveAEDSettings', {
  ...settings,
  summary: 'Give all other AED codes of the account the fields of the one that is edited',
  check: ({ Fields }) => settingsProblems('AEDInspection', Fields),
})

export const SaveFireExtinguisherSettings = write('QrCode/SaveFireExtinguisherSettings', {
  ...settings,
  summary: 'Give all other fire extinguisher codes of the building the fields of the one that is edited',
  check: ({ Fields }) => settingsProblems('FireExtinguisherInspection', Fields),
})

export const GetTemplateDefault = read('QrCode/GetTemplateDefault', {
  summary: 'The template that a QR type starts with; for Feedback it depends on the location',
  scope: 'group',
  may: libraryFlags,
  input: z.strictObject({ gId: uuid(), qrType: text(60), location: z.optional(text(100)) }),
  output: z.object({ Template: TemplateItem }),
})

export const GetQrLocations = read('QrCode/GetQrLocations', {
  summary: 'Locations where a QR code can hang',
  scope: 'session',
  input: z.strictObject({}),
  output: z.object({ Locations: z.array(QrLocation) }),
})

export const EmailQrCode = write('QrCode/EmailQrCode', {
  summary: 'Mail the picture of a QR code and its address',
  scope: 'group',
  may: 'ManageLibraries',
  ids,
  limit: mostRecipients,
  input: z.strictObject({ ...changed, RecipientEmail: text(254) }),
  output: z.object({}),
  check: recipientProblems,
})

// Plain and optional: a key that is left out is the code's own, not the default.
const colour = () => z.optional(text(7))
const shape = () => z.optional(text(40))
const styleInput = {
  BackgroundColor: colour(),
  FillColor: colour(),
  EyeColor: colour(),
  BodyShape: shape(),
  EyeFrame: shape(),
  EyeBall: shape(),
  ErrorCorrection: z.optional(text(1)),
  QuietZone: z.optional(num()),
}

export const CheckQrPicture = read('QrCode/CheckQrPicture', {
  summary: 'Whether phones will read a code in a style: rules of contrast and border, and readings of the picture as cameras see it',
  scope: 'group',
  may: libraryFlags,
  ids,
  limit: 120,
  /** Without a code: one that is not saved yet. `Logo`: the saved code's own unless it is `none`, `building` (that of `bId`) or the address of a picture. */
  input: z.strictObject({ ...oneCode, QrCodeId: z.optional(uuid()), ...styleInput, Logo: z.optional(text(2000)) }),
  output: z.object({
    Safe: z.boolean(),
    /** The text that came back, near and far; null when the code could not be read. */
    Decoded: z.nullable(z.string()),
    /** The viewings under which it was not read. */
    Unread: z.array(z.enum(viewings)),
    Problems: z.array(
      z.object({
        Field: z.string(),
        Message: z.string(),
        Kind: z.enum(['refuse', 'warn']),
        Mend: z.optional(z.object({ Field: z.enum(['FillColor', 'EyeColor', 'BackgroundColor']), Color: z.string() })),
      }),
    ),
  }),
  check: styleInputProblems,
})

export const GetQrPicture = read('QrCode/GetQrPicture', {
  summary: 'The picture of a QR code as a file, after it has been read back',
  scope: 'group',
  may: libraryFlags,
  ids,
  limit: 120,
  input: z.strictObject({ ...oneCode, fileType: z.enum(qrFileTypes), size: z.pipe(num(), z.literal(qrSizes)) }),
  output: z.object({ FileName: z.string(), ContentType: z.string(), Base64: z.string() }),
})

export const GetQrStyle = read('QrCode/GetQrStyle', {
  summary: 'The style that a new QR code of a building begins with; null: the default one',
  scope: 'building',
  may: 'ManageLibraries',
  input: z.strictObject({ gId: uuid(), bId: uuid() }),
  output: z.object({ Style: z.nullable(QrStyle) }),
})

export const GenerateQrStyle = write('QrCode/GenerateQrStyle', {
  summary: "Draw the QR style of a building's branding and keep the picture",
  scope: 'building',
  may: 'GlobalManageEntities',
  limit: 60,
  input: z.strictObject({ GroupId: uuid(), BuildingId: uuid(), ...Branding.shape }),
  output: z.object({ ImageUrl: z.string() }),
  check: input => brandingProblems(input, ''),
})
