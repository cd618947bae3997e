import { matrixOf } from './matrix.ts'
import { defaultStyle } from './model.ts'
import { compactData } from './path.ts'
import { pictureOf } from './picture.ts'

/** A code of plain squares as paths of an SVG, `size` modules wide with its border: for pages that draw it themselves. */
export const drawPlainCode = (text: string): { size: number; paths: string[] } => {
  const { size, layers } = pictureOf(matrixOf(text, 'M'), { ...defaultStyle, BodyShape: 'square', EyeFrame: 'frame0', EyeBall: 'ball0' })
  return { size, paths: layers.map(({ path }) => compactData(path)) }
}
