import { hints, misfit } from '../../../../core/hints.ts'
import { invalid } from '../../../../core/problem.ts'
import { handle } from '../../../../platform/handle.ts'
import { testPage } from '../../artwork/labelPages.server.ts'
import { labelSheetOf } from '../../artwork/labels.ts'
import { pdfOfPages } from '../../artwork/pdf.server.ts'
import { GetLabelTest as call } from '../contract.ts'

export const GetLabelTest = handle(call, async (_ctx, { Sheet, OffsetX, OffsetY }) => {
  const sheet = labelSheetOf(Sheet)
  if (!sheet) throw invalid([misfit('Sheet', hints.choice)])
  const pdf = await pdfOfPages(Sheet, [testPage(sheet, { startAt: 1, offsetX: OffsetX, offsetY: OffsetY })])
  return { FileName: 'test-sheet.pdf', Base64: pdf.toString('base64') }
})
