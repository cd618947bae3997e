import { importContract } from '../../base/importing/contract.ts'

/** The calls of the bulk import of QR codes. */
export const importCalls = importContract({
  area: 'ImportQRCode',
  upload: 'RegisterImport',
  may: 'ManageLibraries',
  of: 'QR codes',
  Kind: 'QrBuilder',
  perPage: 25,
})
export const {
  GetImports,
  GetImport,
  GetImportRows,
  UploadImport: RegisterImport,
  MapColumns,
  ChooseSheet,
  RunImport,
  UndoImport,
  DiscardImport,
} = importCalls
