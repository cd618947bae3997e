import { type Font, Buffer as ShapeBuffer, shape } from 'harfbuzzjs'
import type { Command } from '../../codes/picture/path.ts'
import { fontFor, type Weight } from './fonts.server.ts'

/** A line of text as outlines: its width, and steps from the start of its base line, y downwards; both in em. */
export type TextOutline = { readonly width: number; readonly commands: readonly Command[] }

/** Height of capitals and reach below the base line of the portal's typeface, in em. */
export const capHeight = 0.73
export const descent = 0.24

const widths = new Map<string, number>()
const mostWidths = 20_000

/** How wide a line is, in em. */
export const measureText = async (text: string, weight: Weight): Promise<number> => {
  const key = `${weight} ${text}`
  const known = widths.get(key)
  if (known !== undefined) return known
  let width = 0
  for (const { font, text: part } of await listRuns(text, weight))
    width += shapeRun(font, part).reduce((sum, { position }) => sum + position.xAdvance, 0) / font.face.upem
  if (widths.size >= mostWidths) widths.clear()
  widths.set(key, width)
  return width
}

/** Shapes a line and gives its outlines: kerned, joined where the script joins, from right to left where it is so written. No font stays in the file. */
export const outlineText = async (text: string, weight: Weight): Promise<TextOutline> => {
  let x = 0
  const commands: Command[] = []
  for (const { font, text: part } of await listRuns(text, weight)) {
    const { upem } = font.face
    for (const { glyph, position } of shapeRun(font, part)) {
      commands.push(...glyphCommands(font, glyph, x + position.xOffset / upem, -position.yOffset / upem))
      x += position.xAdvance / upem
    }
  }
  return { width: x, commands }
}

type Run = { font: Font; text: string }
/** Parts of a line that one font draws. A blank or a mark goes with the sign before it. */
const listRuns = async (text: string, weight: Weight): Promise<Run[]> => {
  const runs: Run[] = []
  for (const sign of text) {
    const last = runs.at(-1)
    const own = /[\p{M}\s]/u.test(sign) && last ? last.font : await fontFor(sign.codePointAt(0) ?? 0, weight)
    if (last?.font === own) last.text += sign
    else runs.push({ font: own, text: sign })
  }
  return /^\P{L}*[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(text) ? runs.toReversed() : runs
}

// One for all: what is shaped is read at once, and HarfBuzz's memory does not grow.
const buffer = new ShapeBuffer()
const nowhere = { xAdvance: 0, yAdvance: 0, xOffset: 0, yOffset: 0 }
const shapeRun = (font: Font, text: string) => {
  buffer.clearContents()
  buffer.addText(text)
  buffer.guessSegmentProperties()
  shape(font, buffer)
  const positions = buffer.getGlyphPositions()
  return buffer.getGlyphInfos().map(({ codepoint: glyph }, at) => ({ glyph, position: positions[at] ?? nowhere }))
}

const outlines = new WeakMap<Font, Map<number, readonly (readonly [string, ...number[]])[]>>()
/** The steps of a glyph as its font has them: M, L, Q, C and Z, y upwards. */
const readGlyph = (font: Font, glyph: number) => {
  const own = outlines.get(font) ?? new Map<number, readonly (readonly [string, ...number[]])[]>()
  outlines.set(font, own)
  const found = own.get(glyph) ?? parsePath(font.glyphToPath(glyph))
  own.set(glyph, found)
  return found
}
const parsePath = (data: string) =>
  [...data.matchAll(/([MLQCZ])([^MLQCZ]*)/g)].map(
    ([, name = 'Z', numbers = '']) => [name, ...(numbers.match(/-?[\d.]+(?:e-?\d+)?/g) ?? []).map(Number)] as const,
  )

const glyphCommands = (font: Font, glyph: number, left: number, top: number): Command[] => {
  const { upem } = font.face
  const x = (value = 0) => left + value / upem
  const y = (value = 0) => top - value / upem
  let [atX, atY] = [0, 0]
  return readGlyph(font, glyph).map(([name, ...at]): Command => {
    if (name === 'Z') return ['Z']
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = at
    const [fromX, fromY] = [atX, atY]
    ;[atX, atY] = [at.at(-2) ?? 0, at.at(-1) ?? 0]
    if (name === 'C') return ['C', x(a), y(b), x(c), y(d), x(e), y(f)]
    // A quadratic curve as a cubic one.
    if (name === 'Q')
      return [
        'C',
        x(fromX + ((a - fromX) * 2) / 3),
        y(fromY + ((b - fromY) * 2) / 3),
        x(c + ((a - c) * 2) / 3),
        y(d + ((b - d) * 2) / 3),
        x(c),
        y(d),
      ]
    return [name === 'M' ? 'M' : 'L', x(a), y(b)]
  })
}
