import { box } from '../../codes/picture/outline.ts'
import { absolute, type Command } from '../../codes/picture/path.ts'
import type { ArtLayer, Artwork } from './artwork.ts'
import { cmykOf } from './ink.ts'
import { bleed } from './model.ts'

/** A picture on a sign: where it lies, in the units that are in force there, and the colour behind what is transparent in it. */
export type PaintedImage = { href: string; ground: string; x: number; y: number; width: number; height: number }
/** Writes the operators of a picture. */
export type ImagePainter = (image: PaintedImage) => string

/** Points of a millimetre. */
export const POINTS = 72 / 25.4
const names = { M: 'm', L: 'l', C: 'c' } as const
const round = (value: number): number => Math.round(value * 1000) / 1000

/** Operators that fill steps: those of a PDF's content, which the prologue of an EPS defines too. */
export const fillOperators = (commands: readonly Command[], color: string): string =>
  `${cmykOf(color)
    .map(part => part / 100)
    .join(' ')} k\n${commands.map(operatorOf).join('\n')}\nf`

const operatorOf = (command: Command): string => {
  const [name, ...numbers] = command
  return name === 'Z' ? 'h' : `${numbers.map(round).join(' ')} ${names[name]}`
}

/** All of a sign with its ground, in millimetres, y downwards. `edge`: how far the ground reaches over the edge of the trimmed sign. */
export const paintSign = ({ width, height, ground, layers }: Artwork, painter: ImagePainter, edge = 0): string =>
  [fillOperators(box(-edge, -edge, width + 2 * edge, height + 2 * edge), ground), ...layers.map(layer => paintLayer(layer, painter))].join(
    '\n',
  )

const paintLayer = (layer: ArtLayer, painter: ImagePainter): string => {
  if (layer.kind === 'shape') return fillOperators(layer.commands, layer.color)
  if (layer.kind === 'image') return painter(layer)
  const { picture, x, y, side } = layer
  const scale = side / picture.size
  const { logo } = picture
  return [
    'q',
    `${scale} 0 0 ${scale} ${round(x)} ${round(y)} cm`,
    ...picture.layers.map(({ color, path }) => fillOperators(absolute(path), color)),
    ...(logo ? [painter({ href: logo.href, ground: picture.background, x: logo.x, y: logo.y, width: logo.side, height: logo.side })] : []),
    'Q',
  ].join('\n')
}

/** Length of a crop mark, and its distance from the edge of the trimmed sign, in millimetres. */
const MARK = 5
const marksAt = bleed + 1
/** What lies around a trimmed sign that has crop marks. */
export const marginOfMarks = marksAt + MARK + 1

/** Crop marks at the four corners of a sign. */
export const paintMarks = ({ width, height }: Pick<Artwork, 'width' | 'height'>): string => {
  const line = (x1: number, y1: number, x2: number, y2: number) => `${x1} ${y1} m ${x2} ${y2} l S`
  const far = marksAt + MARK
  const lines = [0, width].flatMap(x => [line(x, -far, x, -marksAt), line(x, height + marksAt, x, height + far)])
  const rows = [0, height].flatMap(y => [line(-far, y, -marksAt, y), line(width + marksAt, y, width + far, y)])
  return ['0 0 0 1 K 0.1 w', ...lines, ...rows].join('\n')
}
