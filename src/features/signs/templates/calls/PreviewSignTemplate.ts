import { hints, misfit } from '../../../../core/hints.ts'
import { invalid } from '../../../../core/problem.ts'
import { handle } from '../../../../platform/handle.ts'
import { composeSign } from '../../artwork/compose.server.ts'
import { measureSign } from '../../artwork/materials.ts'
import { openSignPictures } from '../../artwork/pictures.server.ts'
import { svgOfSign } from '../../artwork/svg.ts'
import { PreviewSignTemplate as call } from '../contract.ts'
import { makeExample } from '../example.server.ts'
import { layOutTemplate } from '../layout.server.ts'
import { provenBackground } from '../templates.server.ts'

/** The color of the example, where the template has none of its own. */
const Color = 'Light Gray'

export const PreviewSignTemplate = handle(call, async (ctx, { Texts, ...template }) => {
  const size = measureSign(template.Size, template.Orientation)
  if (!size) throw invalid([misfit('Size', hints.choice)])
  const Background = await provenBackground(ctx, template.Background)
  const layout = await layOutTemplate(openSignPictures(ctx), { ...template, Background }, { ...size, Color })
  const artwork = await composeSign(layout, makeExample(ctx.baseUrl, template.Language, Texts, Color))
  return { Svg: svgOfSign(artwork), Width: artwork.width, Height: artwork.height, Problems: [...artwork.problems] }
})
