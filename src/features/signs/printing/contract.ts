import { bulk } from '../../../core/bulk.ts'
import { list, multiline, num, read, text, uuid, write, z } from '../../../core/call.ts'
import { libraryFlags, providerOnly } from '../../../core/permissions.ts'
import { DrawnSign } from '../artwork/model.ts'
import { GlobalPrintSettingRow, mostSettings, PrintSetting, PrintSettingFilter, PrintSettingRow, printStates } from './model.ts'
import { signReviewRules } from './reviews.ts'
import { findSettingProblems } from './rules.ts'

export * from './kitContract.ts'
export { PrintSettingFilter } from './model.ts'

const code = { gId: uuid(), bId: uuid(), QrCodeId: uuid() }
const ids = { QrCodeId: 'qr_code' } as const
const skips = z.pipe(num(), z.int().check(z.minimum(0), z.maximum(1_000_000)))
const takes = z.pipe(num(), z.int().check(z.minimum(1), z.maximum(500)))

export const GetPrintSettingsOnBuilding = read('PrintManagement/GetPrintSettingsOnBuilding', {
  summary: 'The codes of a building, by name, with the ways in which their signs can be printed, and which are chosen',
  scope: 'building',
  may: libraryFlags,
  ids,
  input: z.strictObject({
    gId: uuid(),
    bId: uuid(),
    skip: z._default(skips, 0),
    take: z._default(takes, 25),
    qrtype: z.optional(text(60)),
    /** Of one code alone. */
    QrCodeId: z.optional(uuid()),
  }),
  output: z.object({
    PrintSettings: z.array(
      z.object({
        QrCodeId: uuid(),
        QrName: z.string(),
        SignId: z.int(),
        QrType: z.string(),
        Location: z.string(),
        Floor: z.string(),
        /** Of all settings of the code: sent back with a save. */
        Version: z.int(),
        PrintSettings: z.array(PrintSetting),
      }),
    ),
    Total: z.int(),
  }),
})

export const SavePrintSettings = write('PrintManagement/SavePrintSettings', {
  summary:
    'Choose how the signs of a code are printed, and how many; what is not sent is not printed any more. With Approve it decides the sign in its review, by who has its link too',
  scope: 'building',
  may: 'ManageLibraries',
  anonymous: ['SignProof', 'Survey'],
  input: z.strictObject({
    GroupId: uuid(),
    BuildingId: uuid(),
    /** The code, by its name in the building. */
    QrName: text(),
    Version: z.int(),
    PrintSettings: z
      .array(
        z.strictObject({
          Quantity: z.nullable(z.union([z.int(), text(10)])),
          SettingId: text(200),
          acId: z.optional(z.nullable(uuid())),
        }),
      )
      .check(z.maxLength(mostSettings)),
    Headline: z.optional(text(120)),
    /** Of a review: what is decided, and what is to change. The one setting is the alternative that was picked, none: the proposed one. */
    Approve: z.optional(z.enum(['Approve', 'Reject'])),
    Notes: z.optional(z.array(multiline(4000)).check(z.maxLength(20))),
  }),
  output: z.object({ QrCodeId: uuid(), Version: z.int() }),
  check: input => [
    ...(input.Approve === undefined ? findSettingProblems(input) : []),
    ...signReviewRules.all().flatMap(find => find(input)),
  ],
})

const several = z.optional(z.array(text(60)).check(z.maxLength(60)))
export const GetPrintAlternatives = read('PrintManagement/GetPrintAlternatives', {
  summary: 'All ways in which signs of a code can be printed: the values of each filter, and the first of those that the filters leave',
  scope: 'building',
  may: libraryFlags,
  anonymous: ['SignProof', 'Survey'],
  ids,
  input: z.strictObject({
    ...code,
    filter: z._default(
      z.strictObject({
        Surface: several,
        Size: several,
        Substrate: several,
        Orientation: several,
        Color: several,
        PrintTemplate: z.optional(text(60)),
      }),
      {},
    ),
  }),
  output: z.object({
    Surface: z.array(z.string()),
    Size: z.array(z.string()),
    Substrate: z.array(z.string()),
    Orientation: z.array(z.string()),
    Color: z.array(z.string()),
    /** Layouts, and templates of the account. */
    Templates: z.array(z.object({ Code: z.string(), Name: z.string() })),
    Options: z.array(PrintSetting),
    Total: z.int(),
  }),
})

export const GetSignPicture = read('PrintManagement/GetSignPicture', {
  summary: 'A sign of a code as it will be printed, as SVG, and what does not fit on it',
  scope: 'building',
  may: libraryFlags,
  anonymous: ['SignProof', 'Survey'],
  ids,
  input: z.strictObject({ ...code, SettingId: text(200), Headline: z.optional(text(120)) }),
  output: DrawnSign,
})

const states = z.enum(printStates)

export const GetPrintSettings = list('PrintManagement/GetPrintSettings', {
  summary: 'Signs of an account or a building: on what they are printed, and what became of them',
  scope: 'group',
  may: libraryFlags,
  ids,
  rows: 'PrintSettings',
  row: PrintSettingRow,
  filter: PrintSettingFilter,
  sort: ['ModifiedDate', 'QrName', 'SignId', 'Floor', 'BuildingName', 'Material', 'Quantity', 'State', 'PrintedDate'],
  perPage: 25,
})

export const SetPrintState = bulk('PrintManagement/SetPrintState', {
  summary: 'Say what became of many signs: those that are named, or all that a filter finds',
  may: 'ManageLibraries',
  filter: PrintSettingFilter,
  values: z.strictObject({ State: z.enum(printStates) }),
})

export const GetGlobalPrintSetting = list('PrintManagement/GetGlobalPrintSetting', {
  summary: 'Signs of every account that the caller may choose',
  scope: 'global',
  may: providerOnly,
  rows: 'PrintSettings',
  row: GlobalPrintSettingRow,
  filter: z._default(
    z.strictObject({
      text: z.optional(text()),
      State: z.optional(states),
      OutOfDate: z.optional(z.boolean()),
      Placement: z.optional(z.enum(['QrHub', 'QrCode'])),
    }),
    {},
  ),
  sort: ['ModifiedDate', 'QrName', 'GroupName', 'BuildingName', 'Material', 'State'],
  perPage: 25,
})

const ProgramRow = z.object({
  id: uuid(),
  GroupId: uuid(),
  GroupName: z.string(),
  BuildingId: uuid(),
  BuildingName: z.object({ en: z.string() }),
  Codes: z.int(),
  ToPrint: z.int(),
  OnHold: z.int(),
  Ordered: z.int(),
  Printed: z.int(),
  OutOfDate: z.int(),
})
export type ProgramRow = z.output<typeof ProgramRow>
export const GetPrintPrograms = list('PrintManagement/GetPrintPrograms', {
  summary:
    'Buildings of every account that the caller may choose, with how many of their signs are to be printed, on order, printed, out of date',
  scope: 'global',
  may: providerOnly,
  rows: 'Programs',
  row: ProgramRow,
  filter: z._default(z.strictObject({ text: z.optional(text()) }), {}),
  sort: ['GroupName', 'BuildingName', 'ToPrint', 'Ordered', 'OutOfDate'],
  perPage: 25,
})
