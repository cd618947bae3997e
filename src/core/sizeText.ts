const units = [
  [1 << 30, 'GB'],
  [1 << 20, 'MB'],
] as const

/** A number of bytes for people: 3145728 → 3MB. */
export const sizeText = (bytes: number): string => {
  const [unit, name] = units.find(([size]) => bytes >= size) ?? []
  return unit ? `${+(bytes / unit).toFixed(1)}${name}` : `${Math.ceil(bytes / 1024)}KB`
}
