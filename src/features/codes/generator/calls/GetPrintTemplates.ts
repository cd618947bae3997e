import { handle } from '../../../../platform/handle.ts'
import { GetPrintTemplates as call } from '../contract.ts'
import { listPrintTemplates } from '../qrTypes.ts'

export const GetPrintTemplates = handle(call, async (_ctx, { qrType, location = '' }) => ({
  Templates: listPrintTemplates(qrType, location.trim()),
}))
