import { importContract } from '../../base/importing/contract.ts'

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
