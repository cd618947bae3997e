import { ask, uuid, write, z } from '../../../core/call.ts'
import { importContract } from '../../base/importing/contract.ts'
import { PhotoMatch, photoFiles, photoInput } from './photos.ts'

/** The calls of the import of equipment and locations. */
export const importCalls = importContract({
  area: 'ImportEquipment',
  upload: 'RegisterEquipmentImport',
  may: 'ManageLibraries',
  of: 'equipment',
  Kind: 'Equipment',
  perPage: 25,
})
export const {
  GetImports,
  GetImport,
  GetImportRows,
  UploadImport: RegisterEquipmentImport,
  MapColumns,
  ChooseSheet,
  RunImport,
  UndoImport,
  DiscardImport,
} = importCalls

export const PreviewPhotos = ask('ImportEquipment/PreviewPhotos', {
  summary: 'To which pieces of equipment photos belong, by the names of their files: a sign id, or the name of the piece',
  scope: 'group',
  may: 'ManageLibraries',
  limit: 60,
  input: z.strictObject({ GroupId: uuid(), BuildingId: z.optional(uuid()), ...photoInput }),
  output: z.object({ Matches: z.array(PhotoMatch) }),
})

export const AddPhotos = write('ImportEquipment/AddPhotos', {
  summary: 'Add photos to a piece of equipment; those that it has stay',
  scope: 'building',
  may: 'ManageLibraries',
  ids: { QrCodeId: 'qr_code' },
  input: z.strictObject({ GroupId: uuid(), BuildingId: uuid(), QrCodeId: uuid(), UploadFiles: photoFiles }),
  output: z.object({ QrCodeId: uuid(), Photos: z.int() }),
})
