import { handle } from '../../../../platform/handle.ts'
import { readBrandStyle } from '../../branding/data.ts'
import { GetQrStyle as call } from '../contract.ts'

export const GetQrStyle = handle(call, async ctx => ({ Style: await readBrandStyle(ctx.tx, ctx) }))
