import { href } from '../../../../ui/route.ts'
import type { ImportPages } from '../../../base/importing/screens/importPages.ts'
import { GetQrCodeCounts, GetQrCodes } from '../../qr/contract.ts'
import { qrCodeList } from '../../qr/routes.ts'
import { codeColumns } from '../columns.ts'
import { importCalls } from '../contract.ts'
import { importFile, imports } from '../routes.ts'
import { words } from '../words.ts'

/** The pages of the bulk import of QR codes. */
export const codePages: ImportPages = {
  calls: importCalls,
  columns: codeColumns,
  words,
  homeHref: href(qrCodeList),
  listHref: href(imports),
  fileHref: importId => href(importFile, { importId }),
  rowHref: () => null,
  refresh: [GetQrCodes, GetQrCodeCounts],
  downloadTemplate: async language => (await import('./template.ts')).downloadTemplate(language),
}
