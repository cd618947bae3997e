import type { Parsed } from '../../../../core/call.ts'
import { type GroupCtx, handle } from '../../../../platform/handle.ts'
import { readBrandStyle } from '../../branding/data.ts'
import { judgeCode, readStyle } from '../../picture/files.server.ts'
import { logoOf } from '../brand.server.ts'
import { CheckQrPicture as call } from '../contract.ts'
import { qrCodeById } from '../data.ts'
import { exampleAddress, printedLink } from '../rules.ts'

export const CheckQrPicture = handle(call, async (ctx, { QrCodeId, gId: _g, bId: _b, Logo: wanted, ...asked }) => {
  const code = QrCodeId ? (await qrCodeById(ctx.tx, ctx.GroupId, QrCodeId)).code : { Address: exampleAddress, Style: {} }
  const { Logo: own, ...look } = readStyle({ ...code.Style, ...asked })
  const Logo = wanted === undefined ? own : await logoAsked(ctx, wanted)
  return judgeCode(printedLink(ctx.baseUrl, code.Address), { ...look, ...(Logo && { Logo }) })
})

const logoAsked = async (ctx: GroupCtx, wanted: NonNullable<Parsed<typeof call>['Logo']>) => {
  if (wanted === 'none') return undefined
  const { GroupId, BuildingId } = ctx
  if (wanted === 'building') return BuildingId && (await readBrandStyle(ctx.tx, { GroupId, BuildingId }))?.Logo
  return logoOf(ctx, wanted, 'Logo')
}
