import { importContract } from '../../base/importing/contract.ts'

/** The calls of the import of reviews. */
export const importCalls = importContract({
  area: 'ImportReview',
  upload: 'UploadReviews',
  may: 'SocialReputationReport',
  of: 'reviews',
  Kind: 'Reviews',
})
export const {
  GetImports,
  GetImport,
  GetImportRows,
  UploadImport: UploadReviews,
  MapColumns,
  ChooseSheet,
  RunImport,
  UndoImport,
  DiscardImport,
} = importCalls
