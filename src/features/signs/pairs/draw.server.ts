import { notFound } from '../../../core/problem.ts'
import type { GroupCtx } from '../../../platform/handle.ts'
import type { Artwork } from '../artwork/artwork.ts'
import { composeSign } from '../artwork/compose.server.ts'
import { layOut, type PairLayoutName } from '../artwork/layouts.ts'
import { measureSign } from '../artwork/materials.ts'
import type { SignLayout, SignSlot } from '../artwork/model.ts'
import { contentOf, logoReader, readSignedCodes, standardHeadline } from '../printing/content.server.ts'
import { layOutTemplate } from '../templates/layout.server.ts'
import { readTemplates } from '../templates/templates.server.ts'
import type { FpoPlacement } from './model.ts'

export type PairOptions = {
  Size: string
  Orientation: string
  Color: string
  PrintTemplate: string
  FPOPlacement: FpoPlacement
  FPO1: string
  FPO2: string
}

/** The sign of two codes as its options say; they are ones that are offered. Throws `sys.obj.nof` where a code is gone. */
export const drawPair = async (
  ctx: Pick<GroupCtx, 'tx' | 'GroupId' | 'files' | 'baseUrl'>,
  [one, other]: readonly [string, string],
  options: PairOptions,
): Promise<Artwork> => {
  const codes = await readSignedCodes(ctx, [one, other])
  const [first, second] = [codes.get(one), codes.get(other)]
  const size = measureSign(options.Size, options.Orientation)
  if (!first || !second || !size) throw notFound()
  const Logo = await logoReader(ctx, ctx.GroupId)(first.LogoFilename)
  const content = contentOf(ctx.baseUrl, first, { Headline: '', Color: options.Color, Logo })
  const { FPO1, FPO2 } = options
  const template = (await readTemplates(ctx, [options.PrintTemplate])).get(options.PrintTemplate)
  const layout = template
    ? await layOutTemplate(ctx.files, ctx.GroupId, template, { ...size, Color: options.Color })
    : layOut(options.PrintTemplate as PairLayoutName, size) // one of `pairTemplates`
  const language = template?.Language ?? 'en'
  // A template that has a place for the logo says where it stands.
  const placed = layout.Slots.some(slot => slot.Kind === 'Logo')
  return composeSign(Logo && !placed ? withLogo(layout, options) : layout, {
    ...content,
    Code2: contentOf(ctx.baseUrl, second, { Headline: '', Color: options.Color, Logo: null }).Code,
    Texts: { ...content.Texts, Headline: standardHeadline(first, language), Headline2: standardHeadline(second, language), FPO1, FPO2 },
  })
}

/** The logo in the free place that is chosen for it: beside the text there, or in its stead where there is none. */
const withLogo = (layout: SignLayout, { FPOPlacement, FPO1, FPO2 }: PairOptions): SignLayout => {
  const kind = FPOPlacement === 'FPO 2' ? 'FPO2' : 'FPO1'
  const text = kind === 'FPO1' ? FPO1 : FPO2
  const Slots = layout.Slots.flatMap((slot): SignSlot[] => {
    if (slot.Kind !== kind) return [slot]
    if (text.trim() === '') return [{ ...slot, Kind: 'Logo' }]
    const share = slot.Width * 0.24
    return [
      { ...slot, Kind: 'Logo', Width: share, Align: 'Left' },
      { ...slot, X: slot.X + share * 1.1, Width: slot.Width - share * 1.1 },
    ]
  })
  return { ...layout, Slots }
}
