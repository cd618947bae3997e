import { importContract } from '../../base/importing/contract.ts'

/** The calls of the import of buildings. */
export const importCalls = importContract({
  area: 'Import',
  upload: 'UploadBuildings',
  may: 'GlobalManageEntities',
  of: 'buildings',
  Kind: 'Buildings',
})
export const {
  GetImports,
  GetImport,
  GetImportRows,
  UploadImport: UploadBuildings,
  MapColumns,
  ChooseSheet,
  RunImport,
  UndoImport,
  DiscardImport,
} = importCalls
