import { handle } from '../../../../platform/handle.ts'
import { GetPrintTemplates as call } from '../contract.ts'
import { listPrintTemplates } from '../qrTypes.ts'
import { readOwnTemplates } from '../templates.server.ts'

export const GetPrintTemplates = handle(call, async (ctx, { qrType = '', location = '' }) => ({
  Templates: [
    ...listPrintTemplates(qrType, location.trim()),
    ...(await readOwnTemplates(ctx)).map(one => ({ ...one, FileName: `${one.Name}.pdf` })),
  ],
}))
