import { choiceHint, hints, misfit } from '../../../../core/hints.ts'
import { invalid } from '../../../../core/problem.ts'
import { handle } from '../../../../platform/handle.ts'
import { measureSign } from '../../artwork/materials.ts'
import { svgOfSign } from '../../artwork/svg.ts'
import { isTemplateId } from '../../templates/rules.ts'
import { requireTemplate } from '../../templates/templates.server.ts'
import { GetQrPairPicture as call } from '../contract.ts'
import { drawPair } from '../draw.server.ts'
import { pairTemplateCodes } from '../rules.ts'

export const GetQrPairPicture = handle(call, async (ctx, { QrCodeId1, QrCodeId2, gId: _g, bId: _b, ...options }) => {
  if (!measureSign(options.Size, options.Orientation)) throw invalid([misfit('Size', hints.choice)])
  const { PrintTemplate } = options
  if (!isTemplateId(PrintTemplate) && !pairTemplateCodes.some(one => one === PrintTemplate))
    throw invalid([misfit('PrintTemplate', choiceHint(pairTemplateCodes))])
  await requireTemplate(ctx, PrintTemplate, 2, 'PrintTemplate')
  const artwork = await drawPair(ctx, [QrCodeId1, QrCodeId2], options)
  return { Svg: svgOfSign(artwork), Width: artwork.width, Height: artwork.height, Problems: [...artwork.problems] }
})
