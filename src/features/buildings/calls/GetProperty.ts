import { handle } from '../../../platform/handle.ts'
import { GetProperty as call } from '../contract.ts'
import { propertyOf } from '../data.ts'

export const GetProperty = handle(call, ctx => propertyOf(ctx))
