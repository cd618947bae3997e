import { notFound } from '../../../core/problem.ts'
import type { GroupCtx } from '../../../platform/handle.ts'
import type { Artwork } from '../artwork/artwork.ts'
import { composeSign } from '../artwork/compose.server.ts'
import { layOut, type PairLayoutName } from '../artwork/layouts.ts'
import { measureSign } from '../artwork/materials.ts'
import type { SignLayout, SignSlot } from '../artwork/model.ts'
import { openSignPictures, type SignPictures } from '../artwork/pictures.server.ts'
import { contentOf, readSignedCodes, type SignedCode, standardHeadline } from '../printing/content.server.ts'
import { layOutTemplate } from '../templates/layout.server.ts'
import { readTemplates, type SignTemplates } from '../templates/templates.server.ts'
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

/** What signs of two codes are drawn from. */
type PairSource = { codes: ReadonlyMap<string, SignedCode>; templates: SignTemplates; pictures: SignPictures; baseUrl: string }
type PairIds = readonly [string, string]

/** Reads the codes and the templates of some pairs. */
export const readPairSource = async (
  at: Pick<GroupCtx, 'tx' | 'GroupId'>,
  pairs: readonly { readonly ids: PairIds; readonly PrintTemplate: string }[],
): Promise<Pick<PairSource, 'codes' | 'templates'>> => ({
  codes: await readSignedCodes(
    at,
    pairs.flatMap(({ ids }) => ids),
  ),
  templates: await readTemplates(
    at,
    pairs.map(one => one.PrintTemplate),
  ),
})

/** The sign of two codes as its options say; they are ones that are offered. Throws `sys.obj.nof` where a code is gone. */
export const drawPair = async (ctx: GroupCtx, ids: PairIds, options: PairOptions): Promise<Artwork> => {
  const source = await readPairSource(ctx, [{ ids, PrintTemplate: options.PrintTemplate }])
  return composePair({ ...source, pictures: openSignPictures(ctx), baseUrl: ctx.baseUrl }, ids, options)
}

/** The sign of two codes from what is read already. Throws `sys.obj.nof` where a code is gone. */
export const composePair = async (
  { codes, templates, pictures, baseUrl }: PairSource,
  [one, other]: PairIds,
  options: PairOptions,
): Promise<Artwork> => {
  const [first, second] = [codes.get(one), codes.get(other)]
  const size = measureSign(options.Size, options.Orientation)
  if (!first || !second || !size) throw notFound()
  const Logo = await pictures.readLogo(first.LogoFilename)
  const content = contentOf(baseUrl, first, { Headline: '', Color: options.Color, Logo })
  const { FPO1, FPO2 } = options
  const template = templates.get(options.PrintTemplate)
  const layout = template
    ? await layOutTemplate(pictures, template, { ...size, Color: options.Color })
    : layOut(options.PrintTemplate as PairLayoutName, size) // one of `pairTemplates`
  const language = template?.Language ?? 'en'
  // A template that has a place for the logo says where it stands.
  const placed = layout.Slots.some(slot => slot.Kind === 'Logo')
  return composeSign(Logo && !placed ? withLogo(layout, options) : layout, {
    ...content,
    Code2: contentOf(baseUrl, second, { Headline: '', Color: options.Color, Logo: null }).Code,
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
