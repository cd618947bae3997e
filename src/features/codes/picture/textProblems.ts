import { matrixOf } from './matrix.ts'
import { levelOf, type QrStyle } from './model.ts'
import { type StyleProblem, styleProblems } from './rules.ts'

/** Problems that keep a text in a style from being read; its logo is checked by how much of this code it covers. */
export const textProblems = (text: string, style: QrStyle): StyleProblem[] => styleProblems(style, matrixOf(text, levelOf(style)))
