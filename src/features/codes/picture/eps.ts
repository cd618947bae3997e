import { rgbOf } from './model.ts'
import { absolute } from './path.ts'
import type { Picture } from './picture.ts'

/** Uncompressed pixels: `width × height × 3` bytes, rows from the top. */
export type Pixels = { readonly width: number; readonly height: number; readonly rgb: Uint8Array }

/** A picture as Encapsulated PostScript level 2, `points` wide (1/72 inch). A logo is drawn when its pixels are given. */
export function epsOf(picture: Picture, points: number, logoPixels?: Pixels): string {
  const scale = points / picture.size
  const lines = [
    '%!PS-Adobe-3.0 EPSF-3.0',
    `%%BoundingBox: 0 0 ${Math.ceil(points)} ${Math.ceil(points)}`,
    `%%HiResBoundingBox: 0 0 ${points} ${points}`,
    '%%LanguageLevel: 2',
    '%%EndComments',
    'gsave',
    '/m {moveto} bind def /l {lineto} bind def /c {curveto} bind def /z {closepath} bind def',
    // PostScript's y axis points up, a picture's down.
    `0 ${points} translate ${scale} ${-scale} scale`,
    colored(picture.background),
    `0 0 ${picture.size} ${picture.size} rectfill`,
  ]
  for (const { color, path } of picture.layers) {
    lines.push(colored(color), 'newpath')
    for (const [name, ...numbers] of absolute(path)) lines.push([...numbers, name.toLowerCase()].join(' '))
    lines.push('fill')
  }
  if (picture.logo !== undefined && logoPixels !== undefined) lines.push(...imageLines(picture.logo, logoPixels))
  return [...lines, 'grestore', 'showpage', '%%EOF', ''].join('\n')
}

function colored(color: string): string {
  return `${rgbOf(color)
    .map(part => Math.round((part / 255) * 1000) / 1000)
    .join(' ')} setrgbcolor`
}

function imageLines({ x, y, side }: NonNullable<Picture['logo']>, { width, height, rgb }: Pixels): string[] {
  return [
    'gsave',
    `/row ${width * 3} string def`,
    `${x} ${y} translate ${side} ${side} scale`,
    `${width} ${height} 8 [${width} 0 0 ${height} 0 0] {currentfile row readhexstring pop} false 3 colorimage`,
    ...hexLines(rgb),
    'grestore',
  ]
}

/** The lines of pixels that are kept: many codes share one logo. */
const written = new WeakMap<Uint8Array, string[]>()

function hexLines(bytes: Uint8Array): string[] {
  const known = written.get(bytes)
  if (known) return known
  const lines: string[] = []
  written.set(bytes, lines)
  for (let start = 0; start < bytes.length; start += 100) {
    lines.push(Array.from(bytes.subarray(start, start + 100), byte => byte.toString(16).padStart(2, '0')).join(''))
  }
  return lines
}
