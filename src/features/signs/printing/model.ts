import { Localized, text, uuid, z } from '../../../core/call.ts'
import type { RecordKind } from '../../base/history/model.ts'
import { notApplicable, orientations, signColors, signSizes } from '../artwork/materials.ts'

/** What becomes of the signs of a setting: to be printed, waiting for somebody, ordered from the printer, printed. */
export const printStates = ['To print', 'On hold', 'Ordered', 'Printed'] as const
export type PrintState = (typeof printStates)[number]

export const fileFormats = ['png', 'svg', 'eps', 'pdf'] as const
export const signOrientations = [...orientations, notApplicable] as const
export const signColorNames = [...(Object.keys(signColors) as (keyof typeof signColors)[]), notApplicable] as const // its own keys
export const allSizes = [...signSizes, notApplicable] as const

/** Most signs of one setting. */
export const mostSigns = 9999
/** Most settings of a code. */
export const mostSettings = 20

/** What signs of a code are printed on: the parts of a `SettingId`. */
export type PrintOption = {
  readonly Material: string
  readonly Size: string
  readonly Orientation: string
  readonly Color: string
  readonly PrintTemplate: string
}

/** A print setting (B-FIELD-016). `Default`: `Y` marks best practice. `acId` is null as long as it is not selected. */
export const PrintSetting = z.object({
  acId: z.nullable(uuid()),
  Selected: z.boolean(),
  Quantity: z.nullable(z.int()),
  SettingId: z.string(),
  Default: z.enum(['Y', 'N']),
  /** The name of its template. Its picture is drawn by `GetSignPicture`. */
  PrintTemplateImage: z.string(),
  Size: z.string(),
  Orientation: z.string(),
  Surface: z.string(),
  Substrate: z.string(),
  Color: z.string(),
  Name: z.string(),
  State: z.enum(printStates),
  Headline: z.string(),
  PrintedDate: z.nullable(z.int()),
  OutOfDate: z.boolean(),
})
export type PrintSetting = z.output<typeof PrintSetting>

/** A print setting in lists: of which code, and where its sign hangs. */
export const PrintSettingRow = z.object({
  id: uuid(),
  acId: uuid(),
  Version: z.int(),
  QrCodeId: uuid(),
  QrName: z.string(),
  SignId: z.int(),
  QrType: z.string(),
  Location: z.string(),
  Floor: z.string(),
  BuildingId: uuid(),
  BuildingName: Localized(),
  Quantity: z.int(),
  State: z.enum(printStates),
  Material: z.string(),
  Size: z.string(),
  Orientation: z.string(),
  Color: z.string(),
  PrintTemplate: z.string(),
  FileFormat: z.string(),
  PrintedDate: z.nullable(z.int()),
  /** Printed, and the sign would look different now. */
  OutOfDate: z.boolean(),
  ModifiedDate: z.int(),
})
export type PrintSettingRow = z.output<typeof PrintSettingRow>

export const GlobalPrintSettingRow = z.extend(PrintSettingRow, { GroupId: uuid(), GroupName: z.string(), Placement: z.string() })
export type GlobalPrintSettingRow = z.output<typeof GlobalPrintSettingRow>

/** A layout that signs of a QR type are printed by (B-FIELD-019), or a template of the account: `Code` its id, with its name and orientation. */
export const PrintTemplate = z.object({
  Code: z.string(),
  FileName: z.string(),
  Name: z.optional(z.string()),
  Orientation: z.optional(z.string()),
})
export type PrintTemplate = z.output<typeof PrintTemplate>

/** The history of a sign, for who works on codes. */
export const settingKind: RecordKind = {
  Object: 'print_setting',
  kind: { en: 'Sign', es: 'Rótulo', fr: 'Panneau' },
  may: ['ManageLibraries'],
}

/** What narrows the signs of an account or a building. */
export const PrintSettingFilter = z.strictObject({
  gId: uuid(),
  bId: z.optional(uuid()),
  text: z.optional(text()),
  State: z.optional(z.enum(printStates)),
  OutOfDate: z.optional(z.boolean()),
  QrCodeId: z.optional(uuid()),
})
export type PrintSettingFilter = z.output<typeof PrintSettingFilter>
