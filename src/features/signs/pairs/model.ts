import { Localized, uuid, z } from '../../../core/call.ts'
import type { RecordKind } from '../../base/history/model.ts'

/** Where the logo of the building stands on a sign with two codes: in its first or its second free place (B-CONST-028). */
export const fpoPlacements = ['FPO 1', 'FPO 2'] as const
export type FpoPlacement = (typeof fpoPlacements)[number]

/** A code of a pair as pickers and lists show it. */
const PairedCode = z.object({
  QrCodeId: uuid(),
  QrName: z.string(),
  SignId: z.int(),
  QrType: z.string(),
  ImageUrl: z.string(),
  Retired: z.boolean(),
})

/** A 2-QR pair (B-FIELD-018). */
export const QrPair = z.object({
  id: uuid(),
  acId: uuid(),
  Version: z.int(),
  BuildingId: uuid(),
  BuildingName: Localized(),
  Location: z.string(),
  Type: z.string(),
  QrCodeIds: z.array(uuid()),
  QrCodes: z.array(PairedCode),
  /** The names of both, as lists show them. */
  QrCode1: z.string(),
  QrCode2: z.string(),
  Quantity: z.int(),
  Material: z.string(),
  Size: z.string(),
  Orientation: z.string(),
  Color: z.string(),
  PrintTemplate: z.string(),
  FileFormat: z.string(),
  FPOPlacement: z.enum(fpoPlacements),
  FPO1: z.string(),
  FPO2: z.string(),
  ModifiedDate: z.int(),
})
export type QrPair = z.output<typeof QrPair>

/** The history of a pair, for who works on codes. */
export const qrPairKind: RecordKind = {
  Object: 'qr_pair',
  kind: { en: '2-QR sign', es: 'Rótulo 2-QR', fr: 'Panneau 2-QR' },
  may: ['ManageLibraries'],
}
