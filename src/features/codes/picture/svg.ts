import { compactData } from './path.ts'
import type { Picture } from './picture.ts'

/** A picture as an SVG document `pixels` wide. It holds no text and no reference outside itself. */
export function svgOf(picture: Picture, pixels: number): string {
  const { size, background, layers, logo } = picture
  let svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${pixels}" height="${pixels}" viewBox="0 0 ${size} ${size}">`
  svg += `<rect width="${size}" height="${size}" fill="${escaped(background)}"/>`
  for (const { color, path } of layers) svg += `<path fill="${escaped(color)}" d="${compactData(path)}"/>`
  if (logo !== undefined) {
    svg += `<image x="${logo.x}" y="${logo.y}" width="${logo.side}" height="${logo.side}" href="${escaped(logo.href)}"/>`
  }
  return `${svg}</svg>`
}

function escaped(value: string): string {
  return value.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
}
