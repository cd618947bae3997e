import { matrixOf } from './matrix.ts'
import { levelOf, type QrStyle } from './model.ts'
import { type StyleProblem, styleProblems } from './rules.ts'

/** What keeps a text in a style from being read, by the rules; its logo is judged by what it covers of this very code. */
export const textProblems = (text: string, style: QrStyle): StyleProblem[] => styleProblems(style, matrixOf(text, levelOf(style)))
