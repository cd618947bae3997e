import { handle } from '../../../../platform/handle.ts'
import { propertyOf } from '../../buildings/data.ts'
import { GetAccountingConfig as call } from '../contract.ts'
import { readAccounting, readOptions } from '../data.ts'

export const GetAccountingConfig = handle(call, async ctx => {
  const [{ Version }, { MCFields, MobileAction, GLFields, GLCode, InvoiceType, TaxRate }, Options] = await Promise.all([
    propertyOf(ctx),
    readAccounting(ctx, ctx.BuildingId),
    readOptions(ctx, ctx.BuildingId),
  ])
  return { MaterialCost: { Fields: MCFields, MobileAction }, GLCodes: { Fields: GLFields, GLCode, InvoiceType, TaxRate }, Options, Version }
})
