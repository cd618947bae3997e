/** A hex colour as `#rrggbb` in lower case; null if it is none. `#FFF` is `#ffffff`. */
export const fullHex = (text: string): string | null => {
  const short = /^#?([0-9a-f])([0-9a-f])([0-9a-f])$/i.exec(text.trim())
  if (short)
    return `#${short
      .slice(1)
      .map(digit => digit + digit)
      .join('')}`.toLowerCase()
  return /^#?[0-9a-f]{6}$/i.test(text.trim()) ? `#${text.trim().replace('#', '')}`.toLowerCase() : null
}

/** WCAG contrast of two hex colours, 1 to 21; null if either is none. */
export const contrast = (one: string, other: string): number | null => {
  const [a, b] = [fullHex(one), fullHex(other)]
  if (!a || !b) return null
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x)
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05)
}

const luminance = (hex: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map(place => Number.parseInt(hex.slice(place, place + 2), 16) / 255)
    .map(part => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
