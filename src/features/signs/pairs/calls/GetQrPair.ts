import { handle } from '../../../../platform/handle.ts'
import { svgOfSign } from '../../artwork/svg.ts'
import { GetQrPair as call } from '../contract.ts'
import { drawPair } from '../draw.server.ts'
import { readPair } from '../pairs.server.ts'

export const GetQrPair = handle(call, async (ctx, { pId }) => {
  const Pair = await readPair(ctx, pId)
  const [one = '', other = ''] = Pair.QrCodeIds
  const artwork = await drawPair(ctx, [one, other], Pair)
  return { Pair, PrintKit: { Svg: svgOfSign(artwork), Width: artwork.width, Height: artwork.height, Problems: [...artwork.problems] } }
})
