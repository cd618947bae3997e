import sharp from 'sharp'
import { drawCode, judgeCode, readStyle } from '../../codes/picture/files.server.ts'
import type { QrStyle } from '../../codes/picture/model.ts'
import { box } from '../../codes/picture/outline.ts'
import type { ArtLayer, Artwork } from './artwork.ts'
import { fitText } from './fit.server.ts'
import { measureSign, type SignColor, signColorOf, signSizes } from './materials.ts'
import { bleed, type SignCode, type SignContent, type SignLayout, type SignProblem, type SignSlot, safeArea } from './model.ts'

/** Millimetres that a module of a printed code has at least: what phones read from an arm's length (ISO/IEC 15415 asks for 0.25, print needs more). */
const leastModule = 0.4

type Drawing = { layout: SignLayout; content: SignContent; color: SignColor; problems: SignProblem[] }

/** A sign by its layout and what it says. Its problems say what does not fit, and what keeps it from being printed. */
export const composeSign = async (layout: SignLayout, content: SignContent): Promise<Artwork> => {
  const { Width: width, Height: height } = layout
  const drawing: Drawing = { layout, content, color: layout.Colors ?? signColorOf(content.Color), problems: [] }
  const layers: ArtLayer[] = layout.Background ? [coverSign(layout, layout.Background, drawing.color.ground)] : []
  for (const slot of layout.Slots) {
    if (!isInside(slot, layout)) drawing.problems.push({ Kind: 'OutsideSafeArea', Slot: slot.Kind, Size: null })
    layers.push(...(await drawSlot(drawing, slot)))
  }
  if (!layers.some(one => one.kind === 'code')) drawing.problems.push({ Kind: 'NoCode', Slot: 'Code', Size: null })
  return { width, height, ground: drawing.color.ground, layers, problems: drawing.problems }
}

const coverSign = ({ Width, Height }: SignLayout, href: string, ground: string): ArtLayer => ({
  kind: 'image',
  href,
  ground,
  x: -bleed,
  y: -bleed,
  width: Width + 2 * bleed,
  height: Height + 2 * bleed,
})

const isInside = ({ X, Y, Width, Height }: SignSlot, layout: SignLayout): boolean => {
  const slack = 0.02
  const least = Math.min(safeArea, Math.min(layout.Width, layout.Height) * 0.06) - slack
  return X >= least && Y >= least && X + Width <= layout.Width - least && Y + Height <= layout.Height - least
}

const drawSlot = async (drawing: Drawing, slot: SignSlot): Promise<ArtLayer[]> => {
  const { content, color, problems } = drawing
  if (slot.Kind === 'Code') return drawCodeAt(drawing, slot, content.Code)
  if (slot.Kind === 'Code2') return content.Code2 ? drawCodeAt(drawing, slot, content.Code2) : []
  if (slot.Kind === 'Logo') return content.Logo ? [await placeLogo(slot, content.Logo, color.ground)] : []
  const text = slot.Kind === 'Text' ? slot.Text : (content.Texts[slot.Kind] ?? '')
  if (text.trim() === '') return []
  const { commands, fits } = await fitText(slot, text)
  if (!fits) problems.push({ Kind: 'TextTooLong', Slot: slot.Kind, Size: null })
  const isMain = slot.Bold || slot.Kind === 'QrName'
  return [{ kind: 'shape', color: isMain ? color.ink : color.accent, commands }]
}

/** The code on its own ground, which is a panel with round corners where the sign has another colour. */
const drawCodeAt = async (drawing: Drawing, slot: SignSlot, { Link, Style }: SignCode): Promise<ArtLayer[]> => {
  const style = readStyle(Style)
  const { picture } = drawCode(Link, style)
  const side = Math.min(slot.Width, slot.Height)
  const x = slot.X + (slot.Width - side) / 2
  const y = slot.Y + (slot.Height - side) / 2
  const problem = await judgePrinted(Link, style, side / picture.size)
  if (problem)
    drawing.problems.push({
      ...problem,
      Slot: slot.Kind,
      Size: problem.Kind === 'CodeTooSmall' ? largerSize(drawing, side, picture.size) : null,
    })
  const radius = side * 0.03
  const panel: ArtLayer = { kind: 'shape', color: picture.background, commands: box(x, y, side, side, [radius, radius, radius, radius]) }
  return [panel, { kind: 'code', picture, link: Link, x, y, side }]
}

const judged = new Map<string, Promise<boolean>>()
/** Whether phones read a style, judged once a style and length of link, as `styleJudge` of the pictures. */
const isSafe = (link: string, style: QrStyle): Promise<boolean> => {
  const key = `${link.length} ${JSON.stringify(style)}`
  const known = judged.get(key) ?? judgeCode(link, style).then(({ Safe }) => Safe)
  if (judged.size > 500) judged.clear()
  judged.set(key, known)
  return known
}

const judgePrinted = async (link: string, style: QrStyle, module: number): Promise<Pick<SignProblem, 'Kind'> | null> => {
  if (module < leastModule) return { Kind: 'CodeTooSmall' }
  return (await isSafe(link, style)) ? null : { Kind: 'CodeUnread' }
}

/** The smallest size on which a code of so many modules would be large enough, laid out alike; null where no sign is. */
const largerSize = ({ layout }: Drawing, side: number, modules: number): string | null => {
  const factor = (leastModule * modules) / side
  const orientation = layout.Width > layout.Height ? 'Landscape' : 'Portrait'
  const found = signSizes.find(size => {
    const measured = measureSign(size, orientation)
    return measured && measured.Width >= layout.Width * factor && measured.Height >= layout.Height * factor
  })
  return found ?? null
}

/** A logo as large as its box lets it be, in the middle. */
const placeLogo = async (slot: SignSlot, href: string, ground: string): Promise<ArtLayer> => {
  const { width: wide, height: high } = await sharp(Buffer.from(href.slice(href.indexOf(',') + 1), 'base64')).metadata()
  const scale = Math.min(slot.Width / wide, slot.Height / high)
  const [width, height] = [wide * scale, high * scale]
  const left = slot.Align === 'Left' ? 0 : slot.Align === 'Right' ? slot.Width - width : (slot.Width - width) / 2
  return { kind: 'image', href, ground, x: slot.X + left, y: slot.Y + (slot.Height - height) / 2, width, height }
}
