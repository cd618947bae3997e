import { handle } from '../../../../platform/handle.ts'
import { styleOfBranding, stylePicture } from '../brand.server.ts'
import { GenerateQrStyle as call } from '../contract.ts'

export const GenerateQrStyle = handle(call, async (ctx, branding) => ({
  ImageUrl: await stylePicture(ctx, await styleOfBranding(ctx, branding, '')),
}))
