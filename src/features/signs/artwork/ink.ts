import { rgbOf } from '../../codes/picture/model.ts'

/**
 * A colour as percentages of cyan, magenta, yellow and black. Grays and black are black ink alone, so that a code has one plate and sharp edges; other
 * colours have as much black as they have gray.
 */
export const cmykOf = (color: string): [number, number, number, number] => {
  const parts = rgbOf(color).map(part => 1 - part / 255)
  const black = Math.min(...parts)
  const share = (part: number): number => (black === 1 ? 0 : Math.round(((part - black) / (1 - black)) * 100))
  const [c = 0, m = 0, y = 0] = parts
  return [share(c), share(m), share(y), Math.round(black * 100)]
}
