import { handle } from '../../../../platform/handle.ts'
import { brandStyle } from '../brand.server.ts'
import { GetQrStyle as call } from '../contract.ts'

export const GetQrStyle = handle(call, async ctx => ({ Style: await brandStyle(ctx.tx, ctx) }))
