import { notFound } from '../../../../core/problem.ts'
import { handle } from '../../../../platform/handle.ts'
import { openSignPictures } from '../../artwork/pictures.server.ts'
import { svgOfSign } from '../../artwork/svg.ts'
import { readSignedCodes } from '../content.server.ts'
import { GetSignPicture as call } from '../contract.ts'
import { drawSign } from '../drawn.server.ts'
import { provenOption } from '../proven.server.ts'

export const GetSignPicture = handle(call, async (ctx, { QrCodeId, SettingId, Headline = '' }) => {
  const { option, templates } = await provenOption(ctx, SettingId, 'SettingId')
  const code = (await readSignedCodes(ctx, [QrCodeId])).get(QrCodeId)
  if (!code) throw notFound()
  const artwork = await drawSign(code, option, { baseUrl: ctx.baseUrl, Headline, pictures: openSignPictures(ctx), templates })
  return { Svg: svgOfSign(artwork), Width: artwork.width, Height: artwork.height, Problems: [...artwork.problems] }
})
