import { Localized, multiline, text, uuid, z } from '../../../core/call.ts'
import { placements } from '../../../core/lists.ts'
import type { RecordKind } from '../../base/history/model.ts'
import { EntityType } from '../../property/entityTypes/model.ts'
import { FunctionalityType } from '../functionalities/definitions.ts'
import { QrStyle } from '../picture/model.ts'
import { ItemRules } from '../scanPage/itemRules.ts'
import { hubLooks } from '../scanPage/model.ts'
import { QrNotice } from './life.ts'

/** The history of a code, for who edits it. */
export const qrCodeKind: RecordKind = {
  Object: 'qr_code',
  kind: { en: 'QR code', es: 'Código QR', fr: 'Code QR' },
  may: ['ManageLibraries', 'ManageMarketing', 'ManagePropertyInfo'],
}

/** How a code was placed: with several items, with one, or as the start of a round or an inspection. */
export const Placement = z.enum(placements)
export type Placement = z.output<typeof Placement>

/** So many buttons a hub has at most: more than a phone shows at a glance, and an end for what a save writes. */
export const mostItems = 24

/** A functionality of a code as it is saved; the form is checked by its type's definition. `TemplateId`: the item that stands already; without it a new one. */
export const Item = z.strictObject({
  TemplateId: z.optional(z.nullable(uuid())),
  Name: Localized(),
  Icon: text(40),
  FunctionalityType,
  QrType: text(60),
  TemplateFormData: z.record(text(60), z.unknown()),
  /** Who may open it, and when; null or missing: everybody, always. */
  Rules: z.optional(z.nullable(ItemRules)),
})
export type Item = z.output<typeof Item>

/** A template item (B-FIELD-001). */
export const TemplateItem = z.object({
  TemplateId: z.nullable(uuid()),
  Name: Localized(),
  Icon: z.string(),
  FunctionalityType: z.string(),
  QrType: z.string(),
  TemplateFormData: z.record(z.string(), z.unknown()),
  CanSave: z.boolean(),
  Rules: z.nullable(ItemRules),
})
export type TemplateItem = z.output<typeof TemplateItem>

/** Where a code hangs, and its name in the library. */
export const placing = {
  QrName: text(),
  Placement: z._default(Placement, 'QrCode'),
  HubLook: z.optional(z.enum(hubLooks)),
  Location: text(100),
  Floor: z._default(text(40), ''),
  Unit: z._default(text(40), ''),
  InstallationNote: z._default(multiline(1000), ''),
}

/** A code in lists (B-FIELD-017). `Type` is its placement, `Address` the code in its address `Url`, `Scans30` the last 30 days. */
export const QrCodeRow = z.object({
  id: uuid(),
  QrCodeId: uuid(),
  Name: z.string(),
  ImageUrl: z.string(),
  SignId: z.int(),
  Type: z.string(),
  Location: z.string(),
  EntityType: z.string(),
  QrType: z.string(),
  FunctionalityType: z.string(),
  BuildingId: uuid(),
  BuildingName: Localized(),
  Floor: z.string(),
  Address: z.string(),
  Url: z.string(),
  ModifiedDate: z.int(),
  Version: z.int(),
  Scans30: z.int(),
  Retired: z.boolean(),
  PausedFrom: z.nullable(z.number()),
  PausedUntil: z.nullable(z.number()),
  ReplacedBy: z.nullable(uuid()),
  ReplacedFrom: z.nullable(z.number()),
  ReplacedUntil: z.nullable(z.number()),
})
export type QrCodeRow = z.output<typeof QrCodeRow>

/** A code with its items. `Link` is the printed address, in capitals; `Url` the same for people. */
export const QrCode = z.object({
  QrCodeId: uuid(),
  BuildingId: uuid(),
  /** Of its building, whose days a pause goes by. */
  TimeZone: z.string(),
  QrName: z.string(),
  SignId: z.int(),
  QrType: z.string(),
  EntityType: z.string(),
  Placement,
  HubLook: z.enum(hubLooks),
  Location: z.string(),
  Floor: z.string(),
  Unit: z.string(),
  InstallationNote: z.string(),
  Address: z.string(),
  Link: z.string(),
  Url: z.string(),
  ImageUrl: z.string(),
  Style: z.nullable(QrStyle),
  Retired: z.boolean(),
  PausedFrom: z.nullable(z.number()),
  PausedUntil: z.nullable(z.number()),
  ReplacedBy: z.nullable(uuid()),
  ReplacedFrom: z.nullable(z.number()),
  ReplacedUntil: z.nullable(z.number()),
  Notice: z.nullable(QrNotice),
  Version: z.int(),
  CreatedDate: z.int(),
  ModifiedDate: z.int(),
  Items: z.array(TemplateItem),
  /** What later features keep with it, by their keys; null where it has none. */
  Facets: z.record(z.string(), z.unknown()),
})
export type QrCode = z.output<typeof QrCode>

/** A location as pickers show it. */
export const QrLocation = z.object({
  Name: z.string(),
  DisplayText: z.object({ en: z.string(), es: z.string(), fr: z.string() }),
  EntityType,
})
