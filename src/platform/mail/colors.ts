import { colours } from '../../core/colours.ts'

/** The colors of a mail, by day and by night: mail programs know no variables. The product's are those of its screens. */
export const mailColors = {
  page: ['#f0f4f6', '#0a1317'],
  card: colours.surface,
  ink: colours.ink,
  soft: colours['ink-soft'],
  line: colours.line,
  quote: colours['line-brand'],
  brand: colours.brand,
  lamp: ['#b17300', '#f7ad44'],
  /** Of a building without a color of its own. */
  neutral: ['#304047', '#a4aeb3'],
} as const

const linear = (part: number): number => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)
const parts = (color: string): number[] => [1, 3, 5].map(at => Number.parseInt(color.slice(at, at + 2), 16) / 255)

const luminance = (color: string): number => {
  const [red = 0, green = 0, blue = 0] = parts(color).map(linear)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** The contrast of two colors `#rrggbb` as WCAG 2 counts it, 1 to 21. */
export const contrast = (a: string, b: string): number => {
  const [low = 0, high = 0] = [luminance(a), luminance(b)].toSorted((one, other) => one - other)
  return (high + 0.05) / (low + 0.05)
}

/** White or black, whatever is read better on a color: one of both always has 4.5 to 1. */
export const inkOn = (color: string): string => (contrast(color, '#ffffff') >= 4.5 ? '#ffffff' : '#000000')

/** A color drawn to black or white until it is read on a ground, at 4.5 to 1. */
export const readableOn = (color: string, ground: string): string => {
  const end = luminance(ground) > 0.5 ? 0 : 1
  for (let share = 0; share < 1; share += 0.05) {
    const mixed = `#${parts(color)
      .map(part =>
        Math.round((part + (end - part) * share) * 255)
          .toString(16)
          .padStart(2, '0'),
      )
      .join('')}`
    if (contrast(mixed, ground) >= 4.5) return mixed
  }
  return end === 0 ? '#000000' : '#ffffff'
}
