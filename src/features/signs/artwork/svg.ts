import { box } from '../../codes/picture/outline.ts'
import { type Command, compactData } from '../../codes/picture/path.ts'
import type { ArtLayer, Artwork } from './artwork.ts'

const round = (value: number): number => Math.round(value * 1000) / 1000
/** Steps as SVG path data, to a thousandth of a millimetre. */
export const pathData = (commands: readonly Command[]): string =>
  commands.map(([name, ...numbers]) => name + numbers.map(round).join(' ')).join('')

/** A sign as an SVG document in its true size, without its bleed. It holds outlines only: no text, no font, no reference outside itself. */
export const svgOfSign = ({ width, height, ground, layers }: Artwork): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${round(width)}mm" height="${round(height)}mm" viewBox="0 0 ${round(width)} ${round(height)}">` +
  `<path fill="${ground}" d="${pathData(box(0, 0, width, height))}"/>${layers.map(layerOf).join('')}</svg>`

const layerOf = (layer: ArtLayer): string => {
  if (layer.kind === 'shape') return `<path fill="${layer.color}" d="${pathData(layer.commands)}"/>`
  if (layer.kind === 'image') {
    const { x, y, width, height, href } = layer
    return `<image x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" href="${href}"/>`
  }
  const { picture, x, y, side } = layer
  const paths = picture.layers.map(({ color, path }) => `<path fill="${color}" d="${compactData(path)}"/>`).join('')
  const logo = picture.logo
    ? `<image x="${picture.logo.x}" y="${picture.logo.y}" width="${picture.logo.side}" height="${picture.logo.side}" href="${picture.logo.href}"/>`
    : ''
  return `<g transform="translate(${round(x)} ${round(y)}) scale(${side / picture.size})">${paths}${logo}</g>`
}
